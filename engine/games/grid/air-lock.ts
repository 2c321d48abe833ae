import { rankOf } from '../../model/card.ts';
import { TOGETHER } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { fromOf, toOf } from '../../model/move.ts';
import type { Condition, Step } from '../../model/pile.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { anyCard, sameRank } from '../../vocabulary/relations.ts';
import { gridOfRows, partsBroken } from '../../vocabulary/shapes/grid.ts';
import type { Table } from '../../model/table.ts';

const [ROWS, WIDTH] = [4, 13];

const rowOf = (at: number): number => Math.floor(at / WIDTH);

const beside = (from: number, to: number): boolean =>
  Math.abs(from - to) === WIDTH || (Math.abs(from - to) === 1 && rowOf(from) === rowOf(to));

/** Counts the spaces that have cards on both sides in their rows. */
function centreSpaces(t: Table): number {
  let count = 0;
  for (let row = 0; row < ROWS; row++) {
    let since = -Infinity;
    for (let at = row * WIDTH; at < (row + 1) * WIDTH; at++) {
      if (t.size(at) === 0) since++;
      else {
        count += Math.max(0, since);
        since = 0;
      }
    }
  }
  return count;
}

/** Counts the cards right of or below one of their rank. */
function pairs(t: Table): number {
  const match = (at: number, other: number): boolean =>
    beside(at, other) && t.size(other) > 0 && sameRank(t.top(at), t.top(other), 0);
  let count = 0;
  for (let at = 0; at < ROWS * WIDTH; at++) {
    if (t.size(at) > 0) for (const other of [at - 1, at - WIDTH]) if (match(at, other)) count++;
  }
  return count;
}

export default defineGame({
  id: 'air-lock',
  name: 'Air Lock',
  /** For each row, how many places have left the game at its left end and at its right end. */
  counters: { left: ROWS, right: ROWS },
  variant(_, { left, right }) {
    const hasLeft: Condition = (t, at) => {
      const [row, column] = [rowOf(at), at % WIDTH];
      return column < t.counter(left + row) || column >= WIDTH - t.counter(right + row);
    };
    const deck = pile({ role: 'stock' });
    const out = gone();
    const places = piles(ROWS * WIDTH, {
      role: 'tableau',
      placed: true,
      lift: 'top',
      start: anyCard,
      build: sameRank,
      near: beside,
      covered: hasLeft,
      reach: (_from, to, _count, t) => t.size(to) === 0 || centreSpaces(t) === 0,
      outOfReach: 'gap',
    });
    /** Moves the cards behind a card that moved along its row after it; the row loses its end. */
    const follow: Step = (t, move) => {
      const [from, by] = [fromOf(move), toOf(move) - fromOf(move)];
      if (Math.abs(by) === WIDTH) return;
      for (let at = from - by; rowOf(at) === rowOf(from); at -= by)
        if (t.size(at) > 0) t.move(at, at + by, 1, TOGETHER);
      t.add((by < 0 ? right : left) + rowOf(from), 1);
    };
    const removeOrFollow: Step = (t, move) => {
      if (t.size(toOf(move)) === 2) t.move(toOf(move), out.index, 2);
      else follow(t, move);
    };
    const won = holds([out], ROWS * WIDTH);
    /** The ranks of the last eight pairs. */
    const bonus = (t: Table): number => {
      let sum = 0;
      for (let pair = 1; pair <= 8; pair++) sum += rankOf(t.at(out.index, ROWS * WIDTH - 2 * pair));
      return sum;
    };
    return {
      places: gridOfRows(places, WIDTH),
      otherwise: [partsBroken(places, WIDTH, { across: 7, apart: 0.4 })],
      hidden: [out, deck],
      from: deck,
      deal: [dealUp(deck, places)],
      after: [removeOrFollow],
      won,
      score: (t) => cardsOn([out])(t) + (won(t) ? bonus(t) : 0),
      outlook: (t) => 8 * t.size(out.index) - 4 * centreSpaces(t) + 3 * pairs(t),
    };
  },
});
