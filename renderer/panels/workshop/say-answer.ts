import type { Recipe, RecipeField } from '../../../engine/index.ts';
import type { Describing } from '../../words/described.ts';
import { say } from '../../words/say.ts';

/** An answer in the language in use; a number is one, but of rows. */
export function sayRule(describing: Describing, field: RecipeField, answer: string): string {
  if (!/^\d+$/.test(answer)) return describing.say('recipe.answer', { field, answer });
  return field === 'cards' ? describing.say('recipe.rows', { rows: Number(answer) }) : answer;
}

/** What a recipe says of a field, with the name of the field. */
export const sayField = (describing: Describing, recipe: Recipe, field: RecipeField): string =>
  say('options.answered', {
    option: describing.say('recipe.field', { field }),
    answer: sayRule(describing, field, recipe[field]),
  });
