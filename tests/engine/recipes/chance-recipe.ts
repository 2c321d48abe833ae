import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { type Recipe, RECIPE_FIELDS, type RecipeField } from '../../../engine/recipes/recipe.ts';

/** Makes a random recipe, the same for the same number; it may make no game. */
export function chanceRecipe(seed: number): Recipe {
  const below = numbersBelow(xoshiro(seed));
  const fields = Object.keys(RECIPE_FIELDS) as RecipeField[];
  return Object.fromEntries(
    fields.map((field) => [field, RECIPE_FIELDS[field][below(RECIPE_FIELDS[field].length)]]),
  ) as Recipe;
}
