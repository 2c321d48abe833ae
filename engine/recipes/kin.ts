import { CATALOGUE_RECIPES } from './catalogue.ts';
import { plainRecipe } from './plain-recipe.ts';
import { type Recipe, RECIPE_FIELDS, type RecipeField } from './recipe.ts';

/** The game of the catalogue that a recipe is most like. */
export interface Kin {
  readonly id: string;
  /** In what the recipe differs from it; none: it is that game. */
  readonly differs: readonly RecipeField[];
}

/** What changes a game more than another answer does. */
const HEAVY: Readonly<Partial<Record<RecipeField, number>>> = {
  packs: 3,
  home: 6,
  lift: 2,
  stock: 2,
  suits: 2,
  reserve: 2,
  shuffles: 2,
  first: 2,
};

const FIELDS = Object.keys(RECIPE_FIELDS) as readonly RecipeField[];

/** The nearest kin of a recipe; of two as near, the one that stands first. */
export function kinOf(recipe: Recipe): Kin {
  const kin = Object.entries(CATALOGUE_RECIPES).map(([id, other]) => ({ id, differs: differences(recipe, other) }));
  return kin.reduce((nearest, one) => (apart(one) < apart(nearest) ? one : nearest));
}

/** The fields in which two recipes differ. */
export function differences(one: Recipe, other: Recipe): RecipeField[] {
  const [mine, theirs] = [plainRecipe(one), plainRecipe(other)];
  return FIELDS.filter((field) => mine[field] !== theirs[field]);
}

const apart = ({ differs }: Kin): number => differs.reduce((sum, field) => sum + (HEAVY[field] ?? 1), 0);
