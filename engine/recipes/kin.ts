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
export const kinOf = (recipe: Recipe): Kin => nearest(kinsOf(recipe));

/** What a game that players know may differ in more than the nearest, and yet is named in its place. */
const HARDLY_FURTHER = 2;
/** A game of another name is told with one that players know where that is no further. */
const NEAR = 4;

/**
 * The kin to be named, `wellKnown` before those that are hardly nearer. A game of the catalogue goes by its own name; a
 * well-known one that is near comes second.
 */
export function namedKinsOf(recipe: Recipe, wellKnown: readonly string[]): readonly Kin[] {
  const kins = kinsOf(recipe);
  const [near, known] = [nearest(kins), nearest(kins.filter(({ id }) => wellKnown.includes(id)))];
  if (near.id === known.id) return [near];
  if (near.differs.length === 0) return apart(known) <= NEAR ? [near, known] : [near];
  return [apart(known) <= apart(near) + HARDLY_FURTHER ? known : near];
}

/** The first of them. */
export const namedKinOf = (recipe: Recipe, wellKnown: readonly string[]): Kin => namedKinsOf(recipe, wellKnown)[0]!;

function kinsOf(recipe: Recipe): readonly Kin[] {
  const plain = plainRecipe(recipe);
  plainCatalogue ??= Object.entries(CATALOGUE_RECIPES).map(([id, other]) => [id, plainRecipe(other)] as const);
  return plainCatalogue.map(([id, other]) => ({ id, differs: plainDifferences(plain, other) }));
}

const nearest = (kins: readonly Kin[]): Kin => kins.reduce((near, one) => (apart(one) < apart(near) ? one : near));

/** The fields in which two recipes differ. */
export const differences = (one: Recipe, other: Recipe): RecipeField[] =>
  plainDifferences(plainRecipe(one), plainRecipe(other));

const plainDifferences = (mine: Recipe, theirs: Recipe): RecipeField[] =>
  FIELDS.filter((field) => mine[field] !== theirs[field]);

const apart = ({ differs }: Kin): number => differs.reduce((sum, field) => sum + (HEAVY[field] ?? 1), 0);
