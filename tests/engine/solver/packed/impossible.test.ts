import { expect, test } from 'vitest';
import freecell from '../../../../engine/games/freecell/freecell.ts';
import { solver } from '../../../../engine/solver/index.ts';

/** The deals of FreeCell from 1 to 1,000,000 that are known to be unwinnable. */
const IMPOSSIBLE = [11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948];

test('the eight deals of FreeCell among the first million that cannot be won are proven lost', () => {
  const made = solver(freecell, {});
  expect(IMPOSSIBLE.map((deal) => made.solve(deal).toEnd().verdict)).toEqual(IMPOSSIBLE.map(() => 'lost'));
});

test('the deal of that million that takes most searching is won', () => {
  expect(solver(freecell, {}).solve(51705).toEnd().verdict).toBe('won');
});
