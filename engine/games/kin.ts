import { plainRecipe } from '../recipes/plain-recipe.ts';
import { type Recipe, RECIPE_FIELDS, type RecipeField } from '../recipes/recipe.ts';
import { catalogueRecipes } from './catalogue-recipes.ts';

/** A game of the catalogue, and how a recipe differs from it. */
export interface Kin {
  readonly id: string;
  /** The fields in which the recipe differs; empty: it is that game. */
  readonly differs: readonly RecipeField[];
}

/** Weights of fields that change a game more than others, which count 1. */
const FIELD_WEIGHTS: Readonly<Partial<Record<RecipeField, number>>> = {
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

/** The recipes of the catalogue in their plain form, computed once because it takes time. */
let plainCatalogue: readonly (readonly [string, Recipe])[] | undefined;

/** Returns the catalogue game nearest to a recipe; of equally near ones, the first. */
export const kinOf = (recipe: Recipe): Kin => nearest(kinsOf(recipe));

/** How much further than the nearest game a well-known game may be and still be named in its place. */
const MAX_FURTHER = 2;
/** How far a well-known game may be to be named beside the game's own name. */
const MAX_NAMED_DISTANCE = 4;

/**
 * Returns the games to name for a recipe, preferring `wellKnown` ones that are hardly further. A game of the catalogue
 * is named first by its own name, then by a well-known game that is near.
 */
export function namedKinsOf(recipe: Recipe, wellKnown: readonly string[]): readonly Kin[] {
  const kins = kinsOf(recipe);
  const [near, known] = [nearest(kins), nearest(kins.filter(({ id }) => wellKnown.includes(id)))];
  if (near.id === known.id) return [near];
  if (near.differs.length === 0) return distance(known) <= MAX_NAMED_DISTANCE ? [near, known] : [near];
  return [distance(known) <= distance(near) + MAX_FURTHER ? known : near];
}

/** Returns the first game to name. */
export const namedKinOf = (recipe: Recipe, wellKnown: readonly string[]): Kin => namedKinsOf(recipe, wellKnown)[0]!;

function kinsOf(recipe: Recipe): readonly Kin[] {
  const plain = plainRecipe(recipe);
  plainCatalogue ??= Object.entries(catalogueRecipes()).map(([id, other]) => [id, plainRecipe(other)] as const);
  return plainCatalogue.map(([id, other]) => ({ id, differs: plainDifferences(plain, other) }));
}

const nearest = (kins: readonly Kin[]): Kin =>
  kins.reduce((near, one) => (distance(one) < distance(near) ? one : near));

/** Lists the fields in which two recipes differ. */
export const differences = (one: Recipe, other: Recipe): RecipeField[] =>
  plainDifferences(plainRecipe(one), plainRecipe(other));

const plainDifferences = (mine: Recipe, theirs: Recipe): RecipeField[] =>
  FIELDS.filter((field) => mine[field] !== theirs[field]);

const distance = ({ differs }: Kin): number => differs.reduce((sum, field) => sum + (FIELD_WEIGHTS[field] ?? 1), 0);
