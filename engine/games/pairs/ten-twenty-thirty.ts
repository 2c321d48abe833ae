import { rankOf } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { countOf, drag, fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Action, Pile, Step } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, emptyAmong } from '../../vocabulary/conditions.ts';
import { dealUp, lowestTo, putUnder } from '../../vocabulary/deals.ts';
import { pile, piles, reserve, stock, tableau } from '../../vocabulary/piles.ts';
import { anyCard } from '../../vocabulary/relations.ts';
import { makesTens, tenAtMost } from '../../vocabulary/tens.ts';

const [COLUMNS, TOGETHER] = [7, 3];

/** Returns the count of three cards of a pile: the `last` top ones, and the others from its bottom. */
function countedAt(t: Table, at: number, last: number): number {
  let sum = 0;
  for (let i = 0; i < TOGETHER; i++) {
    const place = i < last ? t.size(at) - 1 - i : i - last;
    sum += tenAtMost(rankOf(t.at(at, place)));
  }
  return sum;
}

export default defineGame({
  id: 'ten-twenty-thirty',
  name: 'Ten-Twenty-Thirty',
  /** The column that gets the next card, or the first after it that is not empty. */
  counters: { next: 1 },
  variant(_, { next }) {
    const columns = piles(
      COLUMNS,
      tableau({
        lift: 'any',
        double: (t, at) => [3, 2, 1].filter((last) => t.size(at) >= last).map((last) => drag(at, last, out.index)),
      }),
    );
    const out: Pile = pile(
      reserve({
        lift: 'nothing',
        takes: anyCard,
        most: TOGETHER,
        reach: (from, _to, count, t) => t.size(from) >= TOGETHER && makesTens(countedAt(t, from, count)),
      }),
    );
    const cards = cardsOn(columns);
    const dealNext: Action = {
      can: (t, at) => t.size(at) > 0,
      run(t, at) {
        let to = t.counter(next);
        while (t.size(columns[to]!.index) === 0) to = (to + 1) % COLUMNS;
        t.move(at, columns[to]!.index, 1, TURNED);
        t.set(next, (to + 1) % COLUMNS);
      },
      why: () => ({ code: 'dealt' }),
    };
    const talon = pile(stock(dealNext));
    /** Puts the three cards under the stock in their order on the column. */
    const putAway: Step = (t, move) => {
      if (!isDrag(move) || toOf(move) !== out.index) return;
      const [from, last] = [fromOf(move), countOf(move)];
      t.move(out.index, from, last);
      for (let i = last; i < TOGETHER; i++) lowestTo(t, from, out.index);
      t.move(from, out.index, last);
      putUnder(t, out.index, talon.index);
    };
    return {
      places: rows([[talon, 5, out], columns]),
      from: talon,
      deal: [dealUp(talon, columns, 2)],
      after: [putAway],
      won: (t) => cards(t) === 0,
      score: emptyAmong(columns),
    };
  },
});
