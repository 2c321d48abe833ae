import { expect, test } from 'vitest';
import { catalogueRecipes } from '../../../engine/games/catalogue-recipes.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { FREECELL, KLONDIKE, YUKON } from '../../../engine/recipes/patterns.ts';
import { ownId, readRecipe } from '../../../engine/recipes/recipe.ts';
import { allowsAll } from '../../../engine/recipes/rights.ts';
import { singleChanges } from '../../../engine/recipes/single-changes.ts';
import { solver } from '../../../engine/solver/index.ts';
import { BY_NIGHT } from '../../tools/night.ts';

const [klondike, freecell, yukon] = [KLONDIKE, FREECELL, YUKON];

test('recognises rules that allow all that others do and more', () => {
  for (const [more, less] of [
    [{ ...klondike, start: 'any' }, klondike],
    [klondike, { ...klondike, stock: 'three' }],
    [klondike, { ...klondike, redeals: '1' }],
    [{ ...freecell, cells: '5' }, freecell],
    [{ ...yukon, suits: 'any' }, catalogueRecipes()['russian-solitaire']!],
    [
      { ...klondike, start: 'any', cells: '2' },
      { ...klondike, redeals: '2' },
    ],
  ] as const) {
    expect(allowsAll(more, less)).toBe(true);
    expect(allowsAll(less, more)).toBe(false);
  }
});

test('decides nothing for other deals or mixed freedoms', () => {
  for (const other of [
    { ...klondike, columns: '6' },
    { ...klondike, packs: '2' },
    { ...klondike, suits: 'same' },
    { ...klondike, start: 'any', redeals: '0' },
  ] as const) {
    expect(allowsAll(other, klondike)).toBe(false);
    expect(allowsAll(klondike, other)).toBe(false);
  }
  expect(allowsAll(klondike, klondike)).toBe(true);
});

/** The number of deals of each game, and the share of the games that is tested by day. */
const [DEALS, SHARE] = BY_NIGHT ? [6, 1] : [1, 60];

test('wins by freer rules every deal won by stricter ones', () => {
  let asked = 0;
  for (const [id, recipe] of Object.entries(catalogueRecipes()).filter((_, at) => at % SHARE === 0)) {
    if (recipe.packs !== '1' || recipe.home !== 'cards') continue;
    const before = verdictsOf(ownId(recipe));
    for (const other of singleChanges(recipe)) {
      const changed = readRecipe(other)!;
      const [isFreer, isStricter] = [allowsAll(changed, recipe), allowsAll(recipe, changed)];
      if (!isFreer && !isStricter) continue;
      for (const [at, verdict] of verdictsOf(other).entries()) {
        const [freer, stricter] = isFreer ? [verdict, before[at]] : [before[at], verdict];
        expect({ id, other, freer, stricter }).not.toMatchObject({ freer: 'lost', stricter: 'won' });
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(10);
});

function verdictsOf(id: string): string[] {
  const solving = solver(makeGame(readRecipe(id)!), {});
  return Array.from(
    { length: DEALS },
    (_, at) => solving.solve(at + 1, { positions: BY_NIGHT ? 3000 : 500 }).toEnd().verdict,
  );
}
