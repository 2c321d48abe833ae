import { plainRecipe } from './plain-recipe.ts';
import { type Recipe, RECIPE_FIELDS, type RecipeField } from './recipe.ts';

/** Answers of a field, each line from the one that allows least to the one that allows most. */
type Lines = readonly (readonly string[])[];

const numbered = (field: RecipeField): Lines => [
  [...RECIPE_FIELDS[field]].toSorted((one, other) => valueOf(one) - valueOf(other)),
];
const valueOf = (answer: string): number => (answer === 'endless' ? Infinity : Number(answer));

/** What allows more: whoever plays by the answer further on may still do all that the one before it allows. */
const LINES: Readonly<Partial<Record<RecipeField, Lines>>> = {
  open: [
    ['top', 'two', 'three', 'all'],
    ['top', 'every-other', 'all'],
  ],
  ranks: [
    ['down', 'both'],
    ['up', 'both'],
  ],
  round: [['no', 'yes']],
  suits: [
    ['alternate', 'different', 'any'],
    ['same', 'colour', 'any'],
  ],
  start: [['none', 'kings', 'any']],
  lift: [
    ['top', 'cells', 'built', 'any'],
    ['top', 'whole', 'built', 'any'],
    ['top', 'suit', 'any'],
    ['top', 'colour', 'any'],
  ],
  stock: [
    ['two', 'one'],
    ['three', 'one'],
  ],
  redeals: numbered('redeals'),
  cells: numbered('cells'),
  back: [['no', 'butFirst', 'yes']],
  shuffles: numbered('shuffles'),
  filled: [['once', 'dealt']],
  room: numbered('room'),
  rising: [
    ['same', 'colour', 'any'],
    ['alternate', 'any'],
  ],
};

const FIELDS = Object.keys(RECIPE_FIELDS) as readonly RecipeField[];

/**
 * Whether two recipes deal the same cards to the same places and one allows whatever the other does, so that every win
 * of the other is one of it too. False also where that can't be told.
 */
export function allowsAll(one: Recipe, other: Recipe): boolean {
  const [more, less] = [plainRecipe(one), plainRecipe(other)];
  const differing = FIELDS.filter((field) => more[field] !== less[field]);
  if (differing.length === 0) return true;
  return isCompared(more, differing) && differing.every((field) => isAhead(field, more[field], less[field]));
}

/** Cells that are dealt cards change the deal; whether kings wait for the stock to deal hangs on what goes on what. */
function isCompared({ home, stock, filled }: Recipe, differing: readonly RecipeField[]): boolean {
  if (home !== 'cards') return false;
  if (filled !== 'no' && differing.includes('cells')) return false;
  return stock !== 'kings' || !differing.some((field) => ON_COLUMNS.has(field));
}

const ON_COLUMNS: ReadonlySet<RecipeField> = new Set(['ranks', 'round', 'suits', 'lift', 'start']);

const isAhead = (field: RecipeField, more: string, less: string): boolean =>
  LINES[field]?.some((line) => line.includes(less) && line.indexOf(more) > line.indexOf(less)) ?? false;
