import { plainRecipe } from '../recipes/plain-recipe.ts';
import { type Recipe, RECIPE_FIELDS, type RecipeField } from '../recipes/recipe.ts';
import { catalogueRecipes } from './catalogue-recipes.ts';

/** A game of the catalogue, and how a recipe differs from it. */
export interface SimilarGame {
  readonly id: string;
  /** The fields in which the recipe differs; empty: it is that game. */
  readonly differs: readonly RecipeField[];
}

/** Weights of fields that change a game more than others do. Other fields weigh 1. */
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
export const mostSimilarGame = (recipe: Recipe): SimilarGame => nearest(comparedGames(recipe));

/** A well-known game is named in place of the nearest one if it is at most this much further away. */
const MAX_FURTHER = 2;
/** A well-known game is named beside the game's own name if it is at most this far away. */
const MAX_NAMED_DISTANCE = 4;

/**
 * Returns the games to name for a recipe, preferring `wellKnown` ones that are hardly further. A game of the catalogue
 * is named first by its own name, then by a well-known game that is near.
 */
export function gamesToName(recipe: Recipe, wellKnown: readonly string[]): readonly SimilarGame[] {
  const compared = comparedGames(recipe);
  const [near, known] = [nearest(compared), nearest(compared.filter(({ id }) => wellKnown.includes(id)))];
  if (near.id === known.id) return [near];
  if (near.differs.length === 0) return distance(known) <= MAX_NAMED_DISTANCE ? [near, known] : [near];
  return [distance(known) <= distance(near) + MAX_FURTHER ? known : near];
}

/** Returns the first game to name. */
export const gameToName = (recipe: Recipe, wellKnown: readonly string[]): SimilarGame =>
  gamesToName(recipe, wellKnown)[0]!;

function comparedGames(recipe: Recipe): readonly SimilarGame[] {
  const plain = plainRecipe(recipe);
  plainCatalogue ??= Object.entries(catalogueRecipes()).map(([id, other]) => [id, plainRecipe(other)] as const);
  return plainCatalogue.map(([id, other]) => ({ id, differs: plainDifferences(plain, other) }));
}

const nearest = (compared: readonly SimilarGame[]): SimilarGame =>
  compared.reduce((near, one) => (distance(one) < distance(near) ? one : near));

/** Lists the fields in which two recipes differ. */
export const differences = (one: Recipe, other: Recipe): RecipeField[] =>
  plainDifferences(plainRecipe(one), plainRecipe(other));

const plainDifferences = (mine: Recipe, theirs: Recipe): RecipeField[] =>
  FIELDS.filter((field) => mine[field] !== theirs[field]);

const distance = ({ differs }: SimilarGame): number =>
  differs.reduce((sum, field) => sum + (FIELD_WEIGHTS[field] ?? 1), 0);
