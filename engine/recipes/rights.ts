import { plainRecipe } from './plain-recipe.ts';
import { type Recipe, RECIPE_FIELDS, type RecipeField } from './recipe.ts';

/** Answers of a field in chains, from the one that allows least to the one that allows most. */
type AnswerChains = readonly (readonly string[])[];

const numbered = (field: RecipeField): AnswerChains => [
  [...RECIPE_FIELDS[field]].toSorted((one, other) => valueOf(one) - valueOf(other)),
];
const valueOf = (answer: string): number => (answer === 'endless' ? Infinity : Number(answer));

/** Chains of answers: each allows all that the ones before it allow. */
const ANSWER_CHAINS: Readonly<Partial<Record<RecipeField, AnswerChains>>> = {
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
 * Whether two recipes deal the same cards to the same places and `one` allows whatever `other` does, so that every win
 * of `other` is a win of `one`. False also where that can't be decided.
 */
export function allowsAll(one: Recipe, other: Recipe): boolean {
  const [more, less] = [plainRecipe(one), plainRecipe(other)];
  const differing = FIELDS.filter((field) => more[field] !== less[field]);
  if (differing.length === 0) return true;
  return areComparable(more, differing) && differing.every((field) => allowsMore(field, more[field], less[field]));
}

/**
 * Whether recipes that differ in these fields can be compared: cells that are dealt cards change the deal, and whether
 * kings hold up the stock depends on how columns are built.
 */
function areComparable({ home, stock, filled }: Recipe, differing: readonly RecipeField[]): boolean {
  if (home !== 'cards') return false;
  if (filled !== 'no' && differing.includes('cells')) return false;
  return stock !== 'kings' || !differing.some((field) => COLUMN_FIELDS.has(field));
}

const COLUMN_FIELDS: ReadonlySet<RecipeField> = new Set(['ranks', 'round', 'suits', 'lift', 'start']);

const allowsMore = (field: RecipeField, more: string, less: string): boolean =>
  ANSWER_CHAINS[field]?.some((line) => line.includes(less) && line.indexOf(more) > line.indexOf(less)) ?? false;
