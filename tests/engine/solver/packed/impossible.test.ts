import { expect, test } from 'vitest';
import freecell from '../../../../engine/games/freecell/freecell.ts';
import { solver } from '../../../../engine/solver/index.ts';

/** The deals of FreeCell from 1 to 1,000,000 that are known to be unwinnable. */
const IMPOSSIBLE = [11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948];

test('proves FreeCell’s eight impossible deals of the first million lost', () => {
  const made = solver(freecell, {});
  expect(IMPOSSIBLE.map((deal) => made.solve(deal).toEnd().verdict)).toEqual(IMPOSSIBLE.map(() => 'lost'));
});

test('wins the hardest deal of that million', () => {
  expect(solver(freecell, {}).solve(51705).toEnd().verdict).toBe('won');
});
