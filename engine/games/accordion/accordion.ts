import { TURNED } from '../../model/change.ts';
import { defineGame, toggle } from '../../model/game.ts';
import { grid, type Place } from '../../model/variant.ts';
import { drag, fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Action, Condition, Shortcut, Step } from '../../model/pile.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, stock } from '../../vocabulary/piles.ts';
import { eitherOf, sameRank, sameSuit } from '../../vocabulary/relations.ts';

const REACHES = [3, 1];
const alike = eitherOf(sameSuit, sameRank);

const threeElseOne: Shortcut = (_, at) => REACHES.filter((by) => by <= at).map((by) => drag(at, 1, at - by));

export default defineGame({
  id: 'accordion',
  name: 'Accordion',
  options: { single: toggle('Deal one by one') },
  variant({ single }) {
    const playable: Condition = (t, at) =>
      t.size(at) > 0 && REACHES.some((by) => by <= at && alike(t.top(at), t.top(at - by), 0));
    // The next card is dealt only when nothing can be played; else the whole pack could be laid out first, as in the
    // usual game.
    const dealOne: Action = {
      can: (t, at) => t.size(at) > 0 && !line.some(({ index }) => playable(t, index)),
      run: (t, at) =>
        t.move(
          at,
          line.findIndex(({ index }) => t.size(index) === 0),
          1,
          TURNED,
        ),
      why: (t, at) => ({ code: t.size(at) > 0 ? 'movable' : 'dealt' }),
    };
    const deck = pile(single ? stock(dealOne) : { role: 'stock' });
    const out = gone();
    const line = piles(52, {
      role: 'tableau',
      lift: 'top',
      build: alike,
      near: (from, to) => from - to === 1 || from - to === 3,
      double: threeElseOne,
    });
    const closeUp: Step = (t, move) => {
      if (!isDrag(move)) return;
      const to = toOf(move);
      t.swap(to, 0, 1);
      t.move(to, out.index, 1);
      for (let at = fromOf(move); at + 1 < line.length && t.size(at + 1) > 0; at++) t.move(at + 1, at, 1);
    };
    const inRowsOf = (width: number): Place[] =>
      single ? [...grid(line, width, { x: 1.5 }), { pile: deck, x: 0, y: 0 }] : grid(line, width);
    return {
      places: inRowsOf(9),
      otherwise: [13, 11, 7, 6].map(inRowsOf),
      hidden: single ? [out] : [out, deck],
      from: deck,
      deal: [dealUp(deck, single ? line.slice(0, 1) : line)],
      after: [closeUp],
      won: holds([out], 51),
      score: cardsOn([out]),
    };
  },
});
