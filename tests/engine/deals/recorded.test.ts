import { expect, test } from 'vitest';
import { Sampling } from '../../../engine/deals/sampling.ts';
import { packVerdicts, partOf, unpackVerdicts, verdictsOfSimilarGames } from '../../../engine/deals/recorded.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { KLONDIKE, YUKON } from '../../../engine/recipes/patterns.ts';
import type { Recipe } from '../../../engine/recipes/recipe.ts';

const [klondike, yukon] = [KLONDIKE, YUKON];
const VERDICTS = ['won', 'lost', undefined, 'won', 'won', 'lost', undefined] as const;

test('restores packed verdicts', () => {
  const packed = packVerdicts(VERDICTS);
  expect(packed).toHaveLength(3);
  expect(unpackVerdicts(packed).slice(0, VERDICTS.length)).toEqual(VERDICTS);
});

const inherited = (recipe: Recipe) =>
  verdictsOfSimilarGames(makeGame(recipe).id, { klondike: packVerdicts(VERDICTS) })?.verdicts;

test('applies wins to freer versions and losses to stricter ones', () => {
  expect(inherited({ ...klondike, cells: '2' })?.slice(0, 3)).toEqual(['won', undefined, undefined]);
  expect(inherited({ ...klondike, redeals: '0' })?.slice(0, 3)).toEqual([undefined, 'lost', undefined]);
  expect(inherited(klondike)?.slice(0, 3)).toEqual(['won', 'lost', undefined]);
  expect(inherited(yukon)).toBeUndefined();
});

test('shares recorded verdicts between workers', () => {
  const whole = { first: 1, verdicts: VERDICTS };
  const parts = [0, 1, 2].map((nth) => partOf(whole, nth, 3));
  expect(parts.map(({ first }) => first)).toEqual([1, 3, 5]);
  expect(parts.flatMap(({ verdicts }) => verdicts)).toEqual(VERDICTS);
});

test('counts recorded deals without trying them, and tries the others', () => {
  const verdicts = Array.from({ length: 60 }, (_, at) => (at % 10 === 0 ? undefined : at % 10 < 8 ? 'won' : 'lost'));
  const sampling = new Sampling(makeGame(yukon), {}, { most: 60, recorded: { first: 1, verdicts } });
  const work = sampling.work();
  for (let step = 0; step < 60 + 48 * 2 && sampling.found.deals < 60; step++) work.next();
  const { deals, won, lost, simpleGames, moves } = sampling.found;
  expect({ deals, simpleGames }).toEqual({ deals: 60, simpleGames: 60 });
  expect(won).toBeGreaterThanOrEqual(42);
  expect(lost).toBeLessThanOrEqual(12);
  expect(moves).toBeGreaterThan(50);
  for (let step = 0; step < 400 && sampling.found.open === 6; step++) work.next();
  expect(sampling.found.open).toBeLessThan(6);
});
