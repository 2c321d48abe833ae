import { QUEEN } from '../../model/card.ts';
import { REVERSED, TURNED } from '../../model/change.ts';
import { REDEALS } from '../../model/counters.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Pile, Relation, Test } from '../../model/pile.ts';
import { grid } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { build, down, kings, ofRank, ofSuit, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

const queens = ofRank(QUEEN);
/** Cards turned at a time, for each pass through the stock. */
const TURNS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 11, 10, 9, 8, 7, 6, 5];
const REDEALT = TURNS.length - 1;

/**
 * Turns cards to the waste. When the stock has too few, the waste becomes the stock and the turn continues from there;
 * the next turn is the first of the next pass.
 */
const turnOn = (turned: Pile): Action => ({
  redeals: REDEALT,
  can: (t, at) => t.size(at) > 0 || (t.size(turned.index) > 0 && t.counter(REDEALS) < REDEALT),
  run(t, at) {
    const round = t.counter(REDEALS);
    const turn = (count: number): void => t.move(at, turned.index, Math.min(count, t.size(at)), REVERSED | TURNED);
    const left = TURNS[round]! - t.size(at);
    turn(TURNS[round]!);
    if (left <= 0 || round === REDEALT) return;
    t.move(turned.index, at, t.size(turned.index), REVERSED | TURNED);
    turn(left);
    t.add(REDEALS, 1);
  },
  why: (t) => (t.size(turned.index) > 0 ? { code: 'no-redeal', count: REDEALT } : { code: 'nothing' }),
});

export default defineGame({
  id: 'matriarchy',
  name: 'Matriarchy',
  variant() {
    /** Makes two piles for each suit. */
    const line = (start: Test, order: Relation): Pile[] =>
      [0, 1, 2, 3].flatMap((suit) =>
        piles(
          2,
          foundation({
            fan: 'down',
            start: ofSuit(suit, start),
            build: order,
            lift: order,
            most: Infinity,
            room: 12,
            // A run would lie the wrong way round on a pile that goes the other way.
            reach: (from, to, count, t) =>
              t.size(to) === 0 ? from === turned.index : count === 1 || from < 8 === to < 8,
          }),
        ),
      );
    const ups = line(kings, build(wrapped(up), sameSuit));
    const downs = line(queens, build(down, sameSuit));
    const all = [...ups, ...downs];
    const turned = pile(waste());
    const turn = turnOn(turned);
    const talon = pile(stock(turn));
    return {
      places: [...grid(ups, 8), ...grid(downs, 8, { y: 1.9 }), ...grid([turned, talon], 1, { x: 8.5, y: 0.95 })],
      from: talon,
      deck: { packs: 2 },
      deal: [
        ...downs.map((place, at) => takeOut(talon, ofSuit(at >> 1, queens), [place])),
        (t) => turn.run(t, talon.index),
      ],
      noneSafe: true,
      won: holds(all, 104),
      score: cardsOn(all, 8),
      shows: [(t) => ({ kind: 'round', value: t.counter(REDEALS) + 1 })],
    };
  },
});
