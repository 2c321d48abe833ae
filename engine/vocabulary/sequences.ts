import { isFaceDown, KING } from '../model/card.ts';
import type { Measure, Pile, PileRules, Reach, Relation } from '../model/pile.ts';
import type { Table } from '../model/table.ts';
import { byCells } from './cells.ts';
import { described } from './piles.ts';
import { build, down, sameSuit } from './relations.ts';

/** How many cards of these piles lie face up on a face-up card that `joined` allows under them. */
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
 * How many runs the `count` top cards of a pile are, in each of which every card lies on the next as `joined` allows.
 */
const runsAmong = (t: Table, from: number, count: number, joined: Relation): number => {
  const size = t.size(from);
  let runs = 1;
  for (let i = size - count + 1; i < size; i++) if (!joined(t.at(from, i), t.at(from, i - 1), 0)) runs++;
  return runs;
};

/**
 * Takes cards together only when each lies on the one under it as `joined` allows, however they may be carried
 * elsewhere.
 */
export const inOneRun = (joined: Relation): Reach =>
  described((from, _to, count, t) => runsAmong(t, from, count, joined) === 1, 'in-run');

/**
 * Takes a run alone in which each card lies on the next as `joined` allows: what is put together in the columns to
 * leave as a whole.
 */
export const wholeRun = (joined: Relation): Pick<PileRules, 'run' | 'reach'> => ({
  run: joined,
  reach: inOneRun(joined),
});

/** Takes as many such runs together as could be carried one by one by way of empty columns. */
export const runByRun = (joined: Relation, columns: () => readonly Pile[]): Reach => {
  const most = byCells([], columns);
  return described((from, to, count, t) => runsAmong(t, from, count, joined) <= most(t, to), 'in-run');
};

const inSuit = build(down, sameSuit);

/** How many of these piles hold nothing but a whole suit, face up, from the king down to the ace. */
export const wholeSuits = (piles: readonly Pile[]): Measure => {
  const runs = piles.map((pile) => ({ pile, joined: joins([pile], inSuit) }));
  return (t) => runs.filter(({ pile, joined }) => t.size(pile.index) === KING && joined(t) === KING - 1).length;
};
