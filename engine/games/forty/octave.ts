import { TURNED, REVERSED } from '../../model/change.ts';
import { REDEALS } from '../../model/counters.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Pile, Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn } from '../../vocabulary/conditions.ts';
import { dealRound, dealUp, takeOut } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, ofSuit, sameSuit, up } from '../../vocabulary/relations.ts';

/** Turns the stock to the waste card by card; once it is empty, deals the waste again, a card to each heap. */
const turnThenLayOut = (turned: Pile, heaps: readonly Pile[]): Action => ({
  redeals: 1,
  can: (t, at) => t.counter(REDEALS) === 0 && (t.size(at) > 0 || t.size(turned.index) > 0),
  run(t, at) {
    if (t.size(at) > 0) return t.move(at, turned.index, 1, TURNED);
    t.move(turned.index, at, t.size(turned.index), REVERSED | TURNED);
    t.add(REDEALS, 1);
    dealRound(t, at, heaps, TURNED);
  },
  why(t, at) {
    if (t.counter(REDEALS) === 0) return { code: 'nothing' };
    return t.size(at) > 0 ? { code: 'by-itself' } : { code: 'no-redeal', count: 1 };
  },
});

export default defineGame({
  id: 'octave',
  name: 'Octave',
  variant() {
    const turned = pile(waste());
    const others = piles(7, reserve());
    const heaps = [turned, ...others];
    const talon: Pile = pile(stock(turnThenLayOut(turned, heaps)));
    const homes = eachPile(8, (at) =>
      foundation({ build: build(up, sameSuit), start: ofSuit(at >> 1, aces), room: 10 }),
    );
    const columns = piles(8, tableau({ build: build(down, alternateColour), start: anyCard, lift: 'top' }));
    const fill = fillFrom(talon, heaps);
    const fillHeaps: Step = (t, move) => {
      if (t.counter(REDEALS) > 0) fill(t, move);
    };
    const home = cardsOn(homes);
    const outside = cardsOn([talon, ...heaps]);
    return {
      places: rows([
        [talon, ...heaps],
        [0.5, ...homes],
        [0.5, ...columns],
      ]),
      otherwise: [rows([[talon, 3, ...heaps.slice(0, 4)], [4, ...heaps.slice(4)], homes, columns])],
      from: talon,
      deck: { packs: 2 },
      deal: [
        ...homes.map((place, at) => takeOut(talon, ofSuit(at >> 1, aces), [place])),
        dealUp(talon, columns, 3),
        dealUp(talon, [turned]),
      ],
      after: [fillHeaps],
      won: (t) => home(t) === 80 && outside(t) === 0,
      score: cardsOn(homes, 8),
    };
  },
});
