import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueRecipes } from '../../../engine/games/catalogue-recipes.ts';
import { gameOfId } from '../../../engine/recipes/make-game.ts';
import { mendingOf } from '../../../engine/recipes/mending.ts';
import {
  answersFor,
  fittingRecipe,
  plainRecipe,
  recipeFault,
  unusedFields,
} from '../../../engine/recipes/plain-recipe.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { ownId, type Recipe, RECIPE_FIELDS, type RecipeField } from '../../../engine/recipes/recipe.ts';

const FIELDS = Object.keys(RECIPE_FIELDS) as RecipeField[];
const answersOf = (field: RecipeField): readonly string[] => RECIPE_FIELDS[field];
const changed = (recipe: Recipe, field: RecipeField, answer: string): Recipe =>
  Object.assign({}, recipe, { [field]: answer });

/** Lists the fields that are asked, but have an answer that isn't offered. */
const blank = (recipe: Recipe): string[] => {
  const shown = fittingRecipe(recipe);
  const unused = unusedFields(shown);
  return FIELDS.filter((field) => !unused.has(field))
    .filter((field) => !(answersFor(shown, field) as readonly string[]).includes(shown[field]))
    .map((field) => `${field}: ${shown[field]}`);
};

/** The most faults that a recipe has, one after the other. */
const MOST_CHANGES = 6;

/** Follows the advice until the recipe makes a game; returns how often, or Infinity. */
function advised(recipe: Recipe): number {
  let now = recipe;
  for (let times = 0; times <= MOST_CHANGES; times += 1) {
    if (!recipeFault(now)) return gameOfId(ownId(plainRecipe(now))) ? times : Infinity;
    const mending = mendingOf(now);
    if (!mending) return Infinity;
    now = mending.recipe;
  }
  return Infinity;
}

/** By day one game of each kind. */
const RECIPES = Object.entries(catalogueRecipes()).filter(
  ([id]) => BY_NIGHT || ['klondike', 'spider', 'golf', 'pyramid', 'freecell', 'canfield'].includes(id),
);

describe('a recipe with one changed answer', () => {
  test('has an offered answer for every question', () => {
    const found = RECIPES.flatMap(([id, recipe]) =>
      FIELDS.flatMap((field) =>
        answersOf(field).flatMap((answer) =>
          blank(changed(recipe, field, answer)).map((one) => `${id} ${field}=${answer}: ${one}`),
        ),
      ),
    );
    expect(found).toEqual([]);
  });

  test('makes a game or names the change that would', () => {
    const found = RECIPES.flatMap(([id, recipe]) =>
      FIELDS.flatMap((field) =>
        answersOf(field)
          .filter((answer) => advised(fittingRecipe(changed(recipe, field, answer))) > 3)
          .map((answer) => `${id} ${field}=${answer}`),
      ),
    );
    expect(found).toEqual([]);
  });
});

test('has an answer to every question, and faults that can be corrected, with any answers', () => {
  const any = fc.record(
    Object.fromEntries(FIELDS.map((field) => [field, fc.constantFrom(...answersOf(field))])),
  ) as unknown as fc.Arbitrary<Recipe>;
  fc.assert(
    fc.property(any, (recipe) => {
      expect(blank(recipe)).toEqual([]);
      expect(advised(fittingRecipe(recipe))).toBeLessThanOrEqual(MOST_CHANGES);
    }),
    { numRuns: BY_NIGHT ? 5000 : 200, seed: 7 },
  );
});
