import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { StageChoice } from '../../../../engine/hints/stage/stage-choice.ts';

const WORLDS = 6;

test('the better half of the ends is played on from in as many ways again, until one is left', () => {
  const { stage, solver } = makeGameTools(findGame('spider')!, { suits: 'two' });
  const { table } = solver.deal(9001);
  let worlds = 0;
  const choice = new StageChoice(stage!, { next: () => (worlds++, table) }, WORLDS);
  for (const _ of choice.think(() => true));
  const ends = choice.ranked().length;
  expect(ends).toBeGreaterThan(3);
  // One more in which the ends are found.
  expect(worlds).toBe(1 + WORLDS * Math.floor(Math.log2(ends)));
});
