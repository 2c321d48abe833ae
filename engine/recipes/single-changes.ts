import { gameOfId } from './make-game.ts';
import { answersFor, plainRecipe, recipeFault, unusedFields } from './plain-recipe.ts';
import { ownId, type Recipe, RECIPE_FIELDS, type RecipeField } from './recipe.ts';

/** Fields whose answers are amounts. For these, only neighbouring answers are small changes. */
const AMOUNT_FIELDS: ReadonlySet<RecipeField> = new Set([
  'columns',
  'stock',
  'redeals',
  'cells',
  'shuffles',
  'reserve',
  'room',
]);
/** Fields whose change makes a different game instead of a harder one. */
const OTHER_GAME_FIELDS: ReadonlySet<RecipeField> = new Set(['packs', 'cards', 'home', 'first', 'pairs', 'goal']);

/** Returns the ids of the games that differ from a recipe in one answer. */
export function singleChanges(recipe: Recipe): readonly string[] {
  const unused = unusedFields(recipe);
  const fields = (Object.keys(RECIPE_FIELDS) as RecipeField[]).filter(
    (field) => !unused.has(field) && !OTHER_GAME_FIELDS.has(field),
  );
  const changed = fields.flatMap((field) =>
    nearAnswers(recipe, field).map((answer): Recipe => Object.assign({}, recipe, { [field]: answer })),
  );
  const ids = changed.filter((one) => !recipeFault(one)).map((one) => ownId(plainRecipe(one)));
  return [...new Set(ids)].filter((id) => id !== ownId(plainRecipe(recipe)) && gameOfId(id));
}

function nearAnswers(recipe: Recipe, field: RecipeField): readonly string[] {
  const answers: readonly string[] = answersFor(recipe, field);
  const at = answers.indexOf(recipe[field]);
  return answers.filter((_, nth) => (AMOUNT_FIELDS.has(field) ? Math.abs(nth - at) === 1 : nth !== at));
}
