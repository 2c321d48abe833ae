import { columnsOf } from './columns.ts';
import { recipeAnswers } from './from-recipe.ts';
import type { GameRecipe } from './game-recipe.ts';
import { fittingRecipe, isTurned, recipeFault, unusedFields } from './plain-recipe.ts';
import { type Recipe, RECIPE_FIELDS, type RecipeField } from './recipe.ts';

/**
 * Returns the recipe that players may change: the answers alone. The order of the deal and of the columns is not in it,
 * nor are automatic moves. Undefined where the game has rules that no answer says.
 */
export function playersRecipe(recipe: GameRecipe): Recipe | undefined {
  if (!recipe.sameMoves && (hasMoreRules(recipe) || recipe.dealtBy === 'pastHomes')) return undefined;
  const answers = recipeAnswers(recipe);
  return isSaid(recipe, answers) ? answers : undefined;
}

const hasMoreRules = (recipe: GameRecipe): boolean => RULE_DETAILS.some((detail) => recipe[detail] !== undefined);

const RULE_DETAILS: readonly (keyof GameRecipe)[] = [
  'deck',
  'deal',
  'dealtAgain',
  'fills',
  'turns',
  'suitBySuit',
  'reserveGoesHome',
  'openStock',
  'cellCount',
  'shuffleCount',
  'pairing',
  'spots',
  'dealsTo',
  'homes',
  'rules',
  'faceUp',
  'laidHomes',
];

const FIELDS = Object.keys(RECIPE_FIELDS) as readonly RecipeField[];

/** Whether whole runs go home without a reserve or a waste. */
const isPlainRuns = (recipe: GameRecipe): boolean => recipe.reserve === '0' && !isTurned(recipe);

/** Whether the answers alone deal columns of the same heights, and each answer that matters is one players may give. */
function isSaid(recipe: GameRecipe, answers: Recipe): boolean {
  if (recipe.home === 'runs' && !isPlainRuns(recipe)) return false;
  const [unused, fitting] = [unusedFields(answers), fittingRecipe(answers)];
  if (FIELDS.some((field) => !unused.has(field) && fitting[field] !== answers[field])) return false;
  const [own, usual] = [recipe, answers].map((one) =>
    columnsOf(one)
      .heights.toSorted((a, b) => a - b)
      .join(),
  );
  return own === usual && recipeFault(answers) === undefined;
}
