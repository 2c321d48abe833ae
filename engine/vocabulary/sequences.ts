import { isFaceDown, KING } from '../model/card.ts';
import type { Measure, Pile, PileRules, Reach, Relation } from '../model/pile.ts';
import type { Table } from '../model/table.ts';
import { byCells } from './cells.ts';
import { described } from './piles.ts';
import { build, down, sameRank, sameSuit } from './relations.ts';

/** Counts the cards that lie face up on a face-up card that `joined` allows under them. */
export const joins =
  (piles: readonly Pile[], joined: Relation): Measure =>
  (t) => {
    let count = 0;
    for (const { index } of piles) {
      for (let i = 1; i < t.size(index); i++) {
        const [below, card] = [t.at(index, i - 1), t.at(index, i)];
        if (!isFaceDown(below) && !isFaceDown(card) && joined(card, below, 0)) count++;
      }
    }
    return count;
  };

/**
 * Counts the runs that the `count` top cards of a pile form; within a run, `joined` allows each card on the one under
 * it.
 */
const runsAmong = (t: Table, from: number, count: number, joined: Relation): number => {
  const size = t.size(from);
  let runs = 1;
  for (let i = size - count + 1; i < size; i++) if (!joined(t.at(from, i), t.at(from, i - 1), 0)) runs++;
  return runs;
};

/** Takes several cards only when they are one run by `joined`, whatever `lift` allows. */
const inOneRun = (joined: Relation): Reach =>
  described((from, _to, count, t) => runsAmong(t, from, count, joined) === 1, 'in-run');

/** Takes only a run by `joined`, which is put together in the columns and leaves as a whole. */
export const wholeRun = (joined: Relation): Pick<PileRules, 'run' | 'reach'> => ({
  run: joined,
  reach: inOneRun(joined),
});

/** Takes several cards only when they are one run by `joined`, or all of one rank; the two don't mix. */
export const inRunOrSet = (joined: Relation): Reach => {
  const [asRun, asSet] = [inOneRun(joined), inOneRun(sameRank)];
  return (...at) => asRun(...at) || asSet(...at);
};

/** Takes as many runs at once as could be moved one by one through empty columns. */
export const runByRun = (joined: Relation, columns: () => readonly Pile[]): Reach => {
  const most = byCells([], columns);
  return described((from, to, count, t) => runsAmong(t, from, count, joined) <= most(t, to), 'in-run');
};

const inSuit = build(down, sameSuit);

/** Counts the piles that hold exactly one whole run by `joined`, face up, from the king down to the ace. */
export const wholeRuns = (piles: readonly Pile[], joined: Relation): Measure => {
  const runs = piles.map((pile) => ({ pile, count: joins([pile], joined) }));
  return (t) => runs.filter(({ pile, count }) => t.size(pile.index) === KING && count(t) === KING - 1).length;
};

/** Counts the piles that hold exactly one whole suit, face up, from the king down to the ace. */
export const wholeSuits = (piles: readonly Pile[]): Measure => wholeRuns(piles, inSuit);
