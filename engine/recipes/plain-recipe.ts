import { columnsOf, dealtOf, isHeaped, cardsLeft, MAX_HEAP_ROWS, inStock } from './columns.ts';
import { type Recipe, RECIPE_FIELDS, type RecipeField } from './recipe.ts';

/** Why a recipe makes no game, and the field to change. */
export interface RecipeFault {
  readonly field: RecipeField;
  readonly why: 'too-many' | 'never-together' | 'never-home';
  /** Cards that the columns need and that there are; 0 for faults of another kind. */
  readonly wanted: number;
  readonly there: number;
}

/** Returns the first fault of a recipe; undefined when it makes a game. */
export function recipeFault(made: Recipe): RecipeFault | undefined {
  const recipe = plainRecipe(made);
  const [wanted, there] = [wantedOf(recipe), cardsLeft(recipe)];
  if (wanted > there) return { field: 'columns', why: 'too-many', wanted, there };
  if (!isBuilt(recipe)) return undefined;
  const mixed = recipe.suits === 'alternate' || recipe.suits === 'different';
  if (neverTogether(recipe, mixed)) return { field: 'lift', why: 'never-together', wanted: 0, there: 0 };
  const apart = recipe.home === 'runs' ? neverInRuns(recipe) : undefined;
  return apart && { field: apart, why: 'never-home', wanted: 0, there: 0 };
}

/**
 * Returns the number of cards that the columns need. If the last five cards of each come from the stock, there must be
 * one more for each.
 */
const wantedOf = (recipe: Recipe): number => (recipe.cards === 'five' ? 6 * Number(recipe.columns) : dealtOf(recipe));

const neverTogether = ({ lift, suits }: Recipe, mixed: boolean): boolean =>
  (lift === 'suit' && mixed) || (lift === 'colour' && suits === 'alternate');

/**
 * Returns the field that makes it impossible to build and carry a run from king to ace; undefined when it is possible.
 */
function neverInRuns({ ranks, suits, rising, lift }: Recipe): RecipeField | undefined {
  const neighbours = NEIGHBOURS[suits].filter((pair) => NEIGHBOURS[rising].includes(pair));
  if (neighbours.length === 0) return 'suits';
  if (ranks === 'up') return 'ranks';
  if (lift === 'top' || lift === 'whole') return 'lift';
  const lifted = lift === 'suit' ? NEIGHBOURS.same : lift === 'colour' ? NEIGHBOURS.colour : NEIGHBOURS.any;
  return neighbours.some((pair) => lifted.includes(pair)) ? undefined : 'lift';
}

/** How the suits of two neighbours may differ: not at all, only within a colour, or in colour. */
type Neighbours = 'suit' | 'twin' | 'colour';

const NEIGHBOURS: Readonly<Record<Recipe['suits'], readonly Neighbours[]>> = {
  alternate: ['colour'],
  same: ['suit'],
  colour: ['suit', 'twin'],
  different: ['twin', 'colour'],
  any: ['suit', 'twin', 'colour'],
};

/** Whether cards are built on each other in the columns. */
const isBuilt = ({ home }: Recipe): boolean => home === 'cards' || home === 'runs';

/** The fields that only some kinds of games have. */
const FIELDS_OF_CARDS = ['back', 'shuffles', 'reserve', 'shown', 'first', 'sunk'] as const;
const FIELDS_OF_FOUNDATIONS = ['filled', 'rising'] as const;
const FIELDS_OF_COLUMNS = ['suits', 'ranks', 'round', 'room', 'start', 'lift'] as const;
const FIELDS_OF_PAIRS = ['pairs', 'goal'] as const;

const UNUSED_BY_HOME: Readonly<Record<Recipe['home'], readonly RecipeField[]>> = {
  cards: FIELDS_OF_PAIRS,
  // If whole runs go home, the stock deals to the columns, and there are no redeals.
  runs: [...FIELDS_OF_CARDS, ...FIELDS_OF_PAIRS, 'room', 'redeals', 'laid'],
  waste: [...FIELDS_OF_CARDS, ...FIELDS_OF_FOUNDATIONS, ...FIELDS_OF_PAIRS, 'room', 'start', 'lift', 'stock'],
  pairs: [...FIELDS_OF_CARDS, ...FIELDS_OF_FOUNDATIONS, ...FIELDS_OF_COLUMNS, 'laid'],
};

/** Returns the fields that have no effect in a recipe because of its other answers. */
export function unusedFields(recipe: Recipe): ReadonlySet<RecipeField> {
  const unused = new Set<RecipeField>(UNUSED_BY_HOME[recipe.home]);
  const add = (isUnused: boolean, ...fields: readonly RecipeField[]): void => {
    if (isUnused) for (const field of fields) unused.add(field);
  };
  const hasStock = inStock(recipe) > 0;
  add(!hasStock, 'stock', 'redeals');
  add(recipe.home !== 'waste' && !isTurned(recipe), 'redeals');
  add(hasStock, 'shuffles');
  add(recipe.cards === 'yukon', 'open');
  add(recipe.cards === 'peaks', 'columns');
  add(recipe.cells === '0', 'filled');
  add(recipe.reserve === '0', 'shown');
  add(recipe.home === 'cards' && (recipe.first === 'dealt' || recipe.first === 'chosen'), 'laid');
  add(recipe.home === 'pairs' && !hasStock, 'goal');
  return unused;
}

/** Whether the stock is turned to a waste. */
export const isTurned = ({ stock }: Recipe): boolean => stock === 'one' || stock === 'two' || stock === 'three';

const TURNING_STOCKS = new Set(['one', 'two', 'three']);
const BY_NUMBER = (one: string, other: string): number => Number(one) - Number(other);
const HEAP_SHAPES = new Set(['pyramid', 'triangle', 'peaks']);

/**
 * Returns the answers of a field that make a difference, given a recipe's other answers; the first is the default one.
 */
export function answersFor<F extends RecipeField>(recipe: Recipe, field: F): readonly Recipe[F][] {
  const makesDifference = ANSWER_TESTS[field];
  const answers: readonly string[] = RECIPE_FIELDS[field];
  const useful = makesDifference ? answers.filter((answer) => makesDifference(answer, recipe)) : answers;
  return (field === 'columns' ? useful.toSorted(BY_NUMBER) : useful) as readonly Recipe[F][];
}

/** Whether an answer makes a difference, given the others. Every answer of a field that is not listed does. */
const ANSWER_TESTS: Readonly<Partial<Record<RecipeField, (answer: string, recipe: Recipe) => boolean>>> = {
  columns: (rows, recipe) => !isHeaped(recipe) || recipe.cards === 'peaks' || Number(rows) <= MAX_HEAP_ROWS,
  cards: (cards, { home }) =>
    home === 'waste' || home === 'pairs' ? cards !== 'five' && cards !== 'yukon' : !HEAP_SHAPES.has(cards),
  open: (open, recipe) => !isHeaped(recipe) || open === 'top' || open === 'all',
  round: (round, { home }) => round !== 'kingsLast' || home === 'waste',
  start(start, recipe) {
    if (start === 'reserve') return recipe.reserve !== '0';
    if (start === 'wasteOnly') return recipe.reserve !== '0' && hasWaste(recipe);
    if (start === 'waste') return hasWaste(recipe);
    return start !== 'stock' || (recipe.home === 'cards' && inStock(recipe) > 0);
  },
  stock(stock, { home }) {
    if (home === 'pairs' || home === 'waste') return TURNING_STOCKS.has(stock);
    return home === 'runs' ? stock === 'filled' || stock === 'columns' : true;
  },
  back: (back, { first }) => back !== 'butFirst' || first !== 'chosen',
};

const hasWaste = (recipe: Recipe): boolean => recipe.home === 'cards' && isTurned(recipe) && inStock(recipe) > 0;

/** Replaces every answer that makes no difference with the default one; a field without effect keeps its own. */
export function fittingRecipe(recipe: Recipe): Recipe {
  const now: Recipe = { ...recipe };
  for (const field of Object.keys(RECIPE_FIELDS) as RecipeField[]) {
    const answers: readonly string[] = answersFor(now, field);
    if (!answers.includes(now[field])) Object.assign(now, { [field]: usualOf(now, field, answers) });
  }
  return now;
}

/**
 * Returns the default answer: games of whole runs deal only to filled columns; a pyramid that would be too wide gets
 * the most rows.
 */
const usualOf = ({ home }: Recipe, field: RecipeField, answers: readonly string[]): string =>
  (field === 'stock' && home === 'runs' ? 'filled' : field === 'columns' ? answers.at(-1) : answers[0])!;

/**
 * Returns the canonical form of a recipe, whose id is the game's id: answers without effect, or with the same effect as
 * another, are written one way.
 */
export function plainRecipe(made: Recipe): Recipe {
  let recipe = fittingRecipe(made);
  // An unused field may have kept another from being unused.
  for (let next = withoutUnused(recipe); next !== recipe; next = withoutUnused(recipe)) recipe = next;
  return {
    ...recipe,
    ...(recipe.cards !== 'yukon' && !isHeaped(recipe) && dealsAll(recipe) && { cards: 'all' }),
    ...(recipe.lift === 'suit' && recipe.suits === 'same' && { lift: 'built' }),
    ...(recipe.lift === 'colour' && (recipe.suits === 'same' || recipe.suits === 'colour') && { lift: 'built' }),
  };
}

/** Gives unused fields their default answer; returns the same object when nothing changes. */
function withoutUnused(recipe: Recipe): Recipe {
  const changed = [...unusedFields(recipe)].filter((field) => recipe[field] !== usualUnused(recipe, field));
  const usual = Object.fromEntries(changed.map((field) => [field, usualUnused(recipe, field)])) as Partial<Recipe>;
  return changed.length > 0 ? fittingRecipe({ ...recipe, ...usual }) : recipe;
}

/** Whether each column has as many cards as when all are dealt one by one. */
function dealsAll(recipe: Recipe): boolean {
  const all: Recipe = { ...recipe, cards: 'all' };
  return (
    recipe.cards !== 'all' &&
    dealtOf(recipe) === cardsLeft(recipe) &&
    columnsOf(recipe).heights.every((height, at) => height === columnsOf(all).heights[at])
  );
}

/** Returns the answer that an unused field is given. */
function usualUnused({ home }: Recipe, field: RecipeField): string {
  if (field === 'stock' && home === 'runs') return 'filled';
  if (field === 'columns') return '7';
  return field === 'round' ? 'no' : RECIPE_FIELDS[field][0];
}
