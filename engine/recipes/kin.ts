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

/** The recipes of the catalogue, each once told the usual way, which takes its time. */
let plainCatalogue: readonly (readonly [string, Recipe])[] | undefined;

/** The nearest kin of a recipe; of two as near, the one that stands first. */
export function kinOf(recipe: Recipe): Kin {
  const plain = plainRecipe(recipe);
  plainCatalogue ??= Object.entries(CATALOGUE_RECIPES).map(([id, other]) => [id, plainRecipe(other)] as const);
  const kin = plainCatalogue.map(([id, other]) => ({ id, differs: plainDifferences(plain, other) }));
  return kin.reduce((nearest, one) => (apart(one) < apart(nearest) ? one : nearest));
}

/** The fields in which two recipes differ. */
export const differences = (one: Recipe, other: Recipe): RecipeField[] =>
  plainDifferences(plainRecipe(one), plainRecipe(other));

const plainDifferences = (mine: Recipe, theirs: Recipe): RecipeField[] =>
  FIELDS.filter((field) => mine[field] !== theirs[field]);

const apart = ({ differs }: Kin): number => differs.reduce((sum, field) => sum + (HEAVY[field] ?? 1), 0);
