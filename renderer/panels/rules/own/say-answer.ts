import type { Recipe, RecipeField } from '../../../../engine/rules.ts';
import type { Describing } from '../../../words/fetched/description-words.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { say } from '../../../words/say.ts';

/** Fields whose answers have the words of another field. */
const SAME_WORDS: Readonly<Partial<Record<RecipeField, RecipeField>>> = {
  rising: 'suits',
  shuffles: 'redeals',
  room: 'redeals',
  shown: 'open',
};

/** Says an answer of a recipe in the language in use. */
export function sayRule(describing: Describing, recipe: Recipe, field: RecipeField, answer: string): string {
  if (field === 'redeals') return sayRedeals(answer);
  if (/^\d+$/.test(answer)) return field === 'cards' ? describing.say('recipe.rows', { rows: Number(answer) }) : answer;
  const meant = field === 'goal' && answer === 'columns' && isHeap(recipe) ? 'heap' : answer;
  return describing.say('recipe.answer', { field: SAME_WORDS[field] ?? field, answer: meant });
}

/** Says redeals as the games' pages do. */
function sayRedeals(answer: string): string {
  if (answer === 'endless') return sayExtra('facts.redeals-unlimited');
  return answer === '0' ? sayExtra('facts.redeals-none') : answer;
}

const isHeap = ({ cards }: Recipe): boolean => cards === 'pyramid' || cards === 'triangle';

/** Says a recipe's answer to a field, with the field's name. */
export const sayField = (describing: Describing, recipe: Recipe, field: RecipeField): string =>
  say('options.answered', {
    option: sayFieldName(describing, recipe, field),
    answer: sayRule(describing, recipe, field, recipe[field]),
  });

/** Fields that mean the waste in games where cards leave to it. */
const WASTE_FIELDS: Readonly<Partial<Record<RecipeField, string>>> = {
  ranks: 'ranksRun',
  suits: 'suitsRun',
  laid: 'laidRun',
};

/** Names a field by its meaning in a recipe. */
export function sayFieldName(describing: Describing, recipe: Recipe, field: RecipeField): string {
  if (field === 'redeals') return sayExtra('facts.redeals');
  const ofWaste = recipe.home === 'waste' ? WASTE_FIELDS[field] : undefined;
  const shown = ofWaste ?? (field === 'columns' && isHeap(recipe) ? 'columnsHeap' : field);
  return describing.say('recipe.field', { field: shown });
}
