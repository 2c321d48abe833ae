import type { Recipe, RecipeField } from '../../../engine/index.ts';
import type { Describing } from '../../words/fetched/described.ts';
import { say } from '../../words/say.ts';

/** Fields whose answers are said as those of another. */
const AS: Readonly<Partial<Record<RecipeField, RecipeField>>> = {
  rising: 'suits',
  shuffles: 'redeals',
  room: 'redeals',
  shown: 'open',
};

/** An answer in the language in use; a number is one, but of rows. */
export function sayRule(describing: Describing, field: RecipeField, answer: string): string {
  if (!/^\d+$/.test(answer)) return describing.say('recipe.answer', { field: AS[field] ?? field, answer });
  return field === 'cards' ? describing.say('recipe.rows', { rows: Number(answer) }) : answer;
}

/** What a recipe says of a field, with the name of the field. */
export const sayField = (describing: Describing, recipe: Recipe, field: RecipeField): string =>
  say('options.answered', {
    option: sayFieldName(describing, recipe, field),
    answer: sayRule(describing, field, recipe[field]),
  });

/** Fields that mean the waste where cards leave to it. */
const OF_WASTE: Readonly<Partial<Record<RecipeField, string>>> = {
  ranks: 'ranksRun',
  suits: 'suitsRun',
  laid: 'laidRun',
};

/** The name of a field, by what it comes to in a recipe. */
export function sayFieldName(describing: Describing, { home, cards }: Recipe, field: RecipeField): string {
  const isHeap = cards === 'pyramid' || cards === 'triangle';
  const shown = (home === 'waste' && OF_WASTE[field]) || (field === 'columns' && isHeap ? 'columnsHeap' : field);
  return describing.say('recipe.field', { field: shown });
}
