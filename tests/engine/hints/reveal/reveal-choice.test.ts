import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { RevealChoice } from '../../../../engine/hints/reveal/reveal-choice.ts';
import { RevealSearch } from '../../../../engine/hints/reveal/reveal-search.ts';
import { isTap, type Move } from '../../../../engine/model/move.ts';

const WORLDS = 6;
const { context, solver } = makeGameTools(findGame('spider')!, { suits: 'two' });
const search = new RevealSearch(context);
const { table } = solver.deal(9001);

/** Returns the ends that were compared, the best first. */
function compared(plan?: readonly Move[]): readonly (readonly Move[])[] {
  const choice = new RevealChoice(search, { next: () => table }, WORLDS);
  for (const _ of choice.think(() => true, plan));
  return choice.ranked();
}

test('continues the better half of the ends until one is left', () => {
  let worlds = 0;
  const choice = new RevealChoice(search, { next: () => (worlds++, table) }, WORLDS);
  for (const _ of choice.think(() => true));
  const ends = choice.ranked().length;
  expect(ends).toBeGreaterThan(3);
  // One more world, in which the ends are found.
  expect(worlds).toBe(1 + WORLDS * Math.floor(Math.log2(ends)));
});

test('compares an earlier plan with the other ends once', () => {
  const ends = compared();
  // Scores before and after a deal can't be compared, so no plan contains one.
  const plan = ends.findLast((moves) => !moves.some(isTap))!;
  expect(compared(plan)).toHaveLength(ends.length);
  expect(compared(plan)[0]).toEqual(ends[0]);
  // The search does not find this end itself.
  const [, second] = ends;
  const short = second!.slice(0, -1);
  expect(ends).not.toContainEqual(short);
  expect(compared(short)).toContainEqual(short);
});
