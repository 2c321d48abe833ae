import { KING } from '../model/card.ts';
import type { Open } from '../vocabulary/deals.ts';
import { lineOf, PYRAMID, type PyramidSpot, spotsIn } from '../vocabulary/shapes/pyramid.ts';
import type { GameRecipe } from './game-recipe.ts';

/** The height of each column, and how many of its cards are face up. */
interface Columns {
  readonly heights: readonly number[];
  readonly open: Open;
}

/** Counts the cards that a recipe is played with. */
export const cardsOf = (recipe: GameRecipe): number => suitsOf(recipe) * (recipe.deck?.ranks?.length ?? KING);

/** Counts the suits of all packs. Each has one foundation. */
export const suitsOf = ({ packs, deck }: GameRecipe): number =>
  (deck?.suits?.length ?? 4) * (deck?.packs ?? Number(packs));

/** Cards that are dealt before the columns: to the foundations, the reserve and the waste. */
function asideOf(recipe: GameRecipe): number {
  if (recipe.home === 'waste') return Number(recipe.laid === 'yes');
  if (recipe.home !== 'cards') return 0;
  const onHomes = recipe.laid === 'yes' ? laidHomesOf(recipe) : Number(recipe.first === 'dealt');
  return onHomes + Number(recipe.reserve);
}

/** Counts the foundations that have a first card from the start, if `laid` is set. */
export const laidHomesOf = (recipe: GameRecipe): number => recipe.laidHomes ?? suitsOf(recipe);

/** Counts the cards left for the columns, the cells and the stock. */
export const cardsLeft = (recipe: GameRecipe): number => cardsOf(recipe) - asideOf(recipe);

/** Counts the cards in the columns at the start; it may be more than there are. */
export const dealtOf = (recipe: GameRecipe): number => sumOf(heightsOf(recipe));

/** Counts the cells. */
export const cellsOf = ({ cells, cellCount }: GameRecipe): number => cellCount ?? Number(cells);

/** Counts the other cards that are dealt to cells. */
export const inCells = (recipe: GameRecipe): number =>
  recipe.filled === 'no' ? 0 : Math.min(cellsOf(recipe), Math.max(0, cardsLeft(recipe) - dealtOf(recipe)));

/** Counts the cards left for the stock; none or fewer: there is no stock. */
export const inStock = (recipe: GameRecipe): number => cardsLeft(recipe) - dealtOf(recipe) - inCells(recipe);

/** Whether the cards lie on one another instead of in columns. */
export const isHeaped = ({ cards, spots }: GameRecipe): boolean =>
  spots !== undefined || cards === 'pyramid' || cards === 'triangle' || cards === 'peaks';

const OPEN_CARDS = { top: 1, two: 2, three: 3 } as const;

/** Returns the columns as they are dealt. */
export function columnsOf(recipe: GameRecipe): Columns {
  const heights = heightsOf(recipe);
  if (recipe.faceUp !== undefined) return { heights, open: recipe.faceUp };
  if (recipe.cards === 'yukon') return { heights, open: heights.map((height, at) => height - at) };
  if (recipe.open === 'every-other') return { heights, open: 'every other' };
  return { heights, open: recipe.open === 'all' ? Math.max(...heights) : OPEN_CARDS[recipe.open] };
}

const PEAK_PLACES = [1.5, 4.5, 7.5];

/** Returns the spots of a heap's cards. */
export function heapOf({ cards, columns, spots }: GameRecipe): readonly PyramidSpot[] {
  if (spots) return spots;
  if (cards === 'peaks')
    return spotsIn([PEAK_PLACES, PEAK_PLACES.flatMap((x) => lineOf(2, x - 0.5)), lineOf(9, 0.5), lineOf(10, 0)]);
  const rows = Number(columns);
  const lines = Array.from({ length: rows }, (_, at) => lineOf(at + 1, (rows - 1 - at) / 2));
  return spotsIn(cards === 'triangle' ? lines.toReversed() : lines);
}

/** The most rows of a heap. In a wider pyramid, too little of each card would be seen. */
export const MAX_HEAP_ROWS = PYRAMID.length + 2;

function heightsOf(recipe: GameRecipe): readonly number[] {
  if (recipe.heights) return recipe.heights;
  const columns = Array.from({ length: Number(recipe.columns) }, (_, at) => at);
  const stairs = columns.map((at) => at + 1);
  const left = cardsLeft(recipe);
  if (isHeaped(recipe)) return heapOf(recipe).map(() => 1);
  if (recipe.cards === 'stairs') return stairs;
  if (recipe.cards === 'all') return spread(left, columns.length);
  if (recipe.cards === 'five') return evenly(Math.max(0, left - 5 * columns.length), columns.length);
  if (recipe.cards === 'yukon') {
    const more = [0, ...spread(Math.max(left - sumOf(stairs), 0), columns.length - 1)];
    return stairs.map((height, at) => height + more[at]!);
  }
  return inRows(left, columns.length, Number(recipe.cards));
}

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

/**
 * Returns the heights of columns with `rows` cards each; where only the last column would lack cards, it gets the rest.
 */
function inRows(cards: number, columns: number, rows: number): number[] {
  const last = cards - (columns - 1) * rows;
  return Array.from({ length: columns }, (_, at) => (at === columns - 1 && last > 0 && last < rows ? last : rows));
}

/**
 * Returns the heights of columns to which this many cards are dealt one by one. The first columns get the extra cards.
 */
const spread = (cards: number, columns: number): number[] =>
  Array.from({ length: columns }, (_, at) => Math.floor(cards / columns) + (at < cards % columns ? 1 : 0));

/** Like `spread`, but the columns with an extra card are as far apart as possible. */
function evenly(cards: number, columns: number): number[] {
  const more = cards % columns;
  const longer = new Set(
    Array.from({ length: more }, (_, nth) => Math.round((nth * (columns - 1)) / Math.max(1, more - 1))),
  );
  return Array.from({ length: columns }, (_, at) => Math.floor(cards / columns) + Number(longer.has(at)));
}
