import { KING, rankOf } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { REDEALS } from '../../model/counters.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, gather } from '../../vocabulary/deals.ts';
import { hand } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { eachPile, foundation, pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, down, wrapped } from '../../vocabulary/relations.ts';

/** The number of cards on each foundation. */
const EACH = 8;

export default defineGame({
  id: 'display',
  name: 'Display',
  variant() {
    const turned = pile(waste());
    /** Turns a card while none waits; after that takes up the heaps, and turns them to a waste. */
    const turn: Action = {
      redeals: 1,
      can(t, at) {
        if (t.counter(REDEALS) > 0) return t.size(at) > 0;
        return t.size(turned.index) === 0 && (t.size(at) > 0 || heaps.some(({ index }) => t.size(index) > 0));
      },
      run(t, at) {
        if (t.size(at) > 0) return t.move(at, turned.index, 1, TURNED);
        gather(t, heaps.toReversed(), at);
        t.add(REDEALS, 1);
      },
      why(t) {
        if (t.counter(REDEALS) > 0) return { code: 'no-redeal', count: 1 };
        return { code: t.size(turned.index) > 0 ? 'unplayed' : 'nothing' };
      },
    };
    const talon = pile(stock(turn));
    const heaps: Pile[] = piles(
      3,
      hand(turned, { name: 'heap', fan: { right: 6 }, reach: (_from, _to, _count, t) => t.counter(REDEALS) === 0 }),
    );
    /** The first card of each foundation is one rank below that of its left neighbour. */
    const homes: Pile[] = eachPile(KING, (at, before) =>
      foundation({
        start: anyCard,
        build: build(wrapped(down), anySuit),
        room: EACH,
        lift: 'nothing',
        reach(from, to, _count, t) {
          const left = before[at - 1]?.index;
          if (t.size(to) > 0 || left === undefined || t.size(left) === 0) return t.size(to) > 0;
          return wrapped(down)(rankOf(t.top(from)), rankOf(t.at(left, 0)));
        },
      }),
    );
    return {
      places: rows([
        [talon, 0.5, ...homes.slice(0, 7)],
        [turned, 0.5, ...homes.slice(7)],
        [1.5, ...heaps.flatMap((heap) => [heap, 1.5])],
      ]),
      otherwise: [
        rows([
          [talon, turned],
          homes.slice(0, 5),
          homes.slice(5, 10),
          homes.slice(10),
          heaps.flatMap((heap) => [heap, 0.9]),
        ]),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, homes.slice(0, 1)), dealUp(talon, [turned])],
      won: holds(homes, 104),
      score: cardsOn(homes, 1),
      noneSafe: true,
    };
  },
});
