import type { Answers } from '../model/game.ts';
import { isRecipeGame } from '../recipes/from-recipe.ts';
import { playersRecipe } from '../recipes/players-recipe.ts';
import { isOwnId, type Recipe, readRecipe } from '../recipes/recipe.ts';
import { games } from './index.ts';

/** Games that are compared first. They are named when several are equally near. */
const WELL_KNOWN_FIRST = [
  'klondike',
  'freecell',
  'yukon',
  'forty-thieves',
  'fan',
  'canfield',
  'golf',
  'pyramid',
  'westcliff',
];

/** By id, the recipes of the games that players may change, in their default versions; found once. */
let recipes: Readonly<Record<string, Recipe>> | undefined;

/** Returns the recipes of the catalogue games that players may change, by id, in their default versions. */
export function catalogueRecipes(): Readonly<Record<string, Recipe>> {
  recipes ??= Object.fromEntries(
    [...WELL_KNOWN_FIRST, ...games.map(({ id }) => id)].flatMap((id) => {
      const recipe = recipeOf(id);
      return recipe ? [[id, recipe]] : [];
    }),
  );
  return recipes;
}

/**
 * Returns the recipe of a game, with these answers to its options, or of a player's own game; undefined when it has
 * none.
 */
export function recipeOf(id: string, answers: Answers = {}): Recipe | undefined {
  if (isOwnId(id)) return readRecipe(id);
  const game = games.find((one) => one.id === id);
  return game && isRecipeGame(game) ? playersRecipe(game.recipe(answers)) : undefined;
}
