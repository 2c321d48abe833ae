import { expect, test } from 'vitest';
import { leastChanges } from '../../../engine/deals/easing.ts';
import { addUp, sumUp } from '../../../engine/deals/sampled.ts';
import { Sampling } from '../../../engine/deals/sampling.ts';
import { catalogueRecipes } from '../../../engine/games/catalogue-recipes.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { FREECELL, GOLF, YUKON } from '../../../engine/recipes/patterns.ts';
import { readRecipe, type Recipe } from '../../../engine/recipes/recipe.ts';
import { singleChanges } from '../../../engine/recipes/single-changes.ts';

const [freecell, golf, yukon] = [FREECELL, GOLF, YUKON];

/** Returns the totals after at least this many deals. */
function sampled(recipe: Recipe, deals: number): Sampling['found'] {
  const sampling = new Sampling(makeGame(recipe), {});
  for (const _ of sampling.work()) if (sampling.found.deals >= deals) break;
  return sampling.found;
}

test('finds most deals of FreeCell winnable, hardly any without cells', () => {
  const [usual, bare] = [sampled(freecell, 32), sampled({ ...freecell, cells: '0' }, 32)];
  expect(usual.won).toBeGreaterThan(24);
  expect(usual.lost).toBe(0);
  expect(usual.moves).toBeGreaterThan(50);
  expect(bare.lost).toBeGreaterThan(24);
});

test('counts every tried deal and its first game once', () => {
  const { deals, won, lost, chance, open, simpleGames, simpleWins } = sampled(yukon, 24);
  expect(won + lost + chance + open).toBe(deals);
  expect(deals).toBeGreaterThanOrEqual(24);
  expect(Math.abs(simpleGames - deals)).toBeLessThanOrEqual(1);
  expect(simpleWins).toBeGreaterThan(0);
  expect(simpleWins).toBeLessThanOrEqual(won);
});

test('leaves few deals undecided with an exact search', () => {
  const { deals, open } = sampled(catalogueRecipes()['pyramid']!, 64);
  expect(open).toBeLessThanOrEqual(0.05 * deals);
});

test('retries undecided deals with more effort when none are left', () => {
  const sampling = new Sampling(makeGame(golf), {}, { most: 16 });
  for (const _ of sampling.work());
  expect(sampling.found).toMatchObject({ deals: 16, open: 0 });
});

test('gives the median length of wins, and none without', () => {
  const won = (moves: number) => ({ verdict: 'won', moves }) as const;
  const lost = { verdict: 'lost', moves: undefined } as const;
  expect(sumUp([won(90), lost, won(300), won(100)], [90, undefined, 300, undefined]).moves).toBe(100);
  expect(sumUp([lost], [undefined])).toMatchObject({ moves: undefined, simpleGames: 1, simpleWins: 0 });
});

test('combines several samples by the median of all wins', () => {
  const part = (won: number, moves: number | undefined) => ({ ...sumUp([], []), deals: 20, won, moves });
  expect(addUp([part(3, 100), part(9, 140), part(1, 60)])).toMatchObject({ deals: 60, won: 13, moves: 140 });
  expect(addUp([part(0, undefined), part(0, undefined)]).moves).toBeUndefined();
});

test('suggests single changes that make two-cell FreeCell easier', () => {
  const tight = { ...freecell, cells: '2' } as const;
  const others = singleChanges(tight).filter((id) => ['1', '2', '3'].includes(readRecipe(id)!.cells));
  const changes = others.filter((id) => readRecipe(id)!.cells !== '2');
  const games = changes.map((id) => makeGame(readRecipe(id)!));
  const work = leastChanges(makeGame(tight), games, 'easier');
  let next = work.next();
  for (; !next.done; next = work.next()) expect(next.value).toBeLessThanOrEqual(1);
  const [found] = next.value;
  expect(readRecipe(found?.game.id ?? '')?.cells).toBe('3');
  expect(found?.step).toBeGreaterThan(0);
  expect(found?.won).toBeGreaterThan(found?.before ?? Infinity);
  expect(found?.won).toBeLessThanOrEqual(found?.deals ?? 0);
  expect(changes).toHaveLength(2);
});
