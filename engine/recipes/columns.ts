import type { Open } from '../vocabulary/deals.ts';
import type { Recipe } from './recipe.ts';

/** How many cards each column gets, and how many of them lie face up. */
interface Columns {
  readonly heights: readonly number[];
  readonly open: Open;
}

/** How many cards a recipe is played with. */
export const cardsOf = ({ packs }: Recipe): number => 52 * Number(packs);

/** How many cards lie in the columns at the start; it may be more than there are. */
export const dealtOf = (recipe: Recipe): number => columnsOf(recipe).heights.reduce((sum, height) => sum + height, 0);

/** The columns as they are dealt. */
export function columnsOf(recipe: Recipe): Columns {
  const heights = heightsOf(recipe);
  if (recipe.cards === 'yukon') return { heights, open: heights.map((height, at) => height - at) };
  const open = { top: 1, all: Math.max(...heights), 'every-other': 'every other' } as const;
  return { heights, open: open[recipe.open] };
}

function heightsOf(recipe: Recipe): readonly number[] {
  const columns = Array.from({ length: Number(recipe.columns) }, (_, at) => at);
  const stairs = columns.map((at) => at + 1);
  if (recipe.cards === 'stairs') return stairs;
  if (recipe.cards === 'all') return spread(cardsOf(recipe), columns.length);
  if (recipe.cards === 'five') return evenly(Math.max(0, cardsOf(recipe) - 5 * columns.length), columns.length);
  if (recipe.cards !== 'yukon') return columns.map(() => Number(recipe.cards));
  const left = cardsOf(recipe) - stairs.reduce((sum, height) => sum + height, 0);
  const more = [0, ...spread(Math.max(left, 0), columns.length - 1)];
  return stairs.map((height, at) => height + more[at]!);
}

/** So many cards one by one to so many columns, the first ones the last. */
const spread = (cards: number, columns: number): number[] =>
  Array.from({ length: columns }, (_, at) => Math.floor(cards / columns) + (at < cards % columns ? 1 : 0));

/** The same, but the columns that get one more are as far apart as can be. */
function evenly(cards: number, columns: number): number[] {
  const more = cards % columns;
  const longer = new Set(
    Array.from({ length: more }, (_, nth) => Math.round((nth * (columns - 1)) / Math.max(1, more - 1))),
  );
  return Array.from({ length: columns }, (_, at) => Math.floor(cards / columns) + Number(longer.has(at)));
}
