import { expect, test } from 'vitest';
import { givesUp, onLeaving } from '../../../../../renderer/app/model/play/leaving.ts';

test.each([
  ['a deal nothing was played of', { played: false, finished: false, kept: false, puzzle: false }, 'nothing', false],
  ['a game in progress', { played: true, finished: false, kept: true, puzzle: false }, 'keep', true],
  ['a game undone to its start', { played: false, finished: false, kept: true, puzzle: false }, 'drop', false],
  ['a game that is over', { played: true, finished: true, kept: true, puzzle: false }, 'nothing', false],
  ['a puzzle', { played: true, finished: false, kept: false, puzzle: true }, 'nothing', false],
] as const)('%s, when left or dealt again', (_, standing, leaving, loss) => {
  expect(onLeaving(standing)).toBe(leaving);
  expect(givesUp(standing)).toBe(loss);
});
