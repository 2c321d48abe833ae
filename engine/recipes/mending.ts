import { answersFor, recipeFault } from './plain-recipe.ts';
import type { Recipe, RecipeField } from './recipe.ts';

/** One answer that removes a recipe's fault. */
export interface Mending {
  readonly field: RecipeField;
  readonly recipe: Recipe;
}

/**
 * Returns the change of one answer that makes a game of a faulty recipe, or at least leaves a fault of another field;
 * of several answers the one nearest to the present one. Undefined when the recipe makes a game.
 */
export function mendingOf(recipe: Recipe): Mending | undefined {
  const fault = recipeFault(recipe);
  if (!fault) return undefined;
  for (const field of [fault.field, ...FIELDS_WITH_CARDS]) {
    const changed = changesOf(recipe, field);
    const mended =
      changed.find((one) => !recipeFault(one)) ?? changed.find((one) => recipeFault(one)?.field !== fault.field);
    if (mended) return { field, recipe: mended };
  }
  return undefined;
}

/** Fields that also take cards from the columns. They are changed when no number of columns is small enough. */
const FIELDS_WITH_CARDS = ['cards', 'reserve', 'cells'] as const;

/** Returns the recipes that differ in one field, the nearest answers first. */
function changesOf(recipe: Recipe, field: RecipeField): readonly Recipe[] {
  const answers: readonly string[] = answersFor(recipe, field);
  const at = answers.indexOf(recipe[field]);
  return answers
    .map((answer, nth) => ({ answer, apart: Math.abs(nth - at) }))
    .toSorted((one, other) => one.apart - other.apart)
    .map(({ answer }): Recipe => Object.assign({}, recipe, { [field]: answer }));
}
