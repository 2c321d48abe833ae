import { defineGame } from '../../model/game.ts';
import type { Action } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { cardsOn } from '../../vocabulary/conditions.ts';
import { inALine } from '../../vocabulary/shapes/in-a-line.ts';
import { sameRank, sameSuit } from '../../vocabulary/relations.ts';

const HAND = 4;

export default defineGame({
  id: 'one-handed-solitaire',
  name: 'One-Handed Solitaire',
  variant: () =>
    inALine({
      dealt: HAND,
      left: 0,
      rules(line, out) {
        /**
         * The places whose cards leave together: the last four when the outer two of them have one rank, or the inner
         * two when the outer two have one suit.
         */
        const leaving = (t: Table): readonly number[] => {
          const end = cardsOn(line())(t);
          const [first, last] = [t.top(end - HAND), t.top(end - 1)];
          if (end < HAND) return [];
          if (sameRank(first, last, 0)) return [end - 4, end - 3, end - 2, end - 1];
          return sameSuit(first, last) ? [end - 3, end - 2] : [];
        };
        const discard: Action = {
          can: (t, at) => leaving(t).includes(at),
          run: (t) => leaving(t).forEach((place) => t.move(place, out.index, 1)),
          why: () => ({ code: 'outer' }),
        };
        return { lift: 'nothing', tap: discard };
      },
    }),
});
