import { cardsOf, dealtOf } from './columns.ts';
import type { Recipe, RecipeField } from './recipe.ts';

/** Why a recipe makes no game, and the field to change. */
export interface RecipeFault {
  readonly field: RecipeField;
  readonly why: 'too-many' | 'never-together' | 'never-home';
  /** Cards that the columns want and that there are; 0 where that is not the matter. */
  readonly wanted: number;
  readonly there: number;
}

/** What stands in the way of a game; undefined where nothing does. */
export function recipeFault(recipe: Recipe): RecipeFault | undefined {
  const [wanted, there] = [dealtOf(recipe), cardsOf(recipe)];
  if (wanted > there) return { field: 'columns', why: 'too-many', wanted, there };
  const mixed = recipe.suits === 'alternate' || recipe.suits === 'different';
  if (recipe.lift === 'suit' && mixed) return { field: 'lift', why: 'never-together', wanted: 0, there: 0 };
  const apart = recipe.home === 'runs' ? neverInRuns(recipe) : undefined;
  return apart && { field: apart, why: 'never-home', wanted: 0, there: 0 };
}

/** The field that keeps any run from king to ace from being made and carried; undefined where none does. */
function neverInRuns({ suits, ranks, lift }: Recipe): RecipeField | undefined {
  if (suits === 'alternate' || suits === 'different') return 'suits';
  if (ranks === 'up') return 'ranks';
  return lift === 'top' || lift === 'cells' ? 'lift' : undefined;
}

/** Where whole runs go home, the stock deals to the columns, nothing comes back, and there are no cells. */
const NOT_OF_RUNS = ['stock', 'redeals', 'cells', 'back'] as const;

/** Which fields a recipe has no use for, because another one leaves them nothing to say. */
export function unusedFields(recipe: Recipe): ReadonlySet<RecipeField> {
  const hasStock = dealtOf(recipe) < cardsOf(recipe);
  const unused = new Set<RecipeField>();
  if (!hasStock) unused.add('stock');
  if (!hasStock || recipe.stock === 'columns') unused.add('redeals');
  if (recipe.cards === 'yukon') unused.add('open');
  if (recipe.home === 'runs') for (const field of NOT_OF_RUNS) unused.add(field);
  return unused;
}

/** The recipe whose id is that of the game: what says nothing, or the same as another answer, is written one way. */
export function plainRecipe(recipe: Recipe): Recipe {
  const unused = unusedFields(recipe);
  return {
    ...recipe,
    ...(recipe.cards !== 'yukon' && dealtOf(recipe) === cardsOf(recipe) && { cards: 'all' }),
    ...(unused.has('open') && { open: 'top' }),
    ...(unused.has('stock') && { stock: 'one' }),
    ...(unused.has('redeals') && { redeals: '0' }),
    ...(unused.has('cells') && { cells: '0' }),
    ...(unused.has('back') && { back: 'yes' }),
    ...(recipe.lift === 'suit' && recipe.suits === 'same' && { lift: 'built' }),
  };
}
