import type { Step } from '../model/pile.ts';
import type { Variant } from '../model/variant.ts';
import { fillFrom, turnForEmpty } from '../vocabulary/after.ts';
import { baseShown, reserveShown, setBase } from '../vocabulary/base.ts';
import { cardsOn, holds } from '../vocabulary/conditions.ts';
import { dealDown, dealHeights, dealPastHomes, dealUp, kingsDown, takeOut, turnUpTops } from '../vocabulary/deals.ts';
import { columnPiles, dealFans } from './column-piles.ts';
import { cardsOf, columnsOf, inCells, laidHomesOf } from './columns.ts';
import type { GamePiles, GameRecipe, NamedPart } from './game-recipe.ts';
import { placesOf } from './places.ts';

/**
 * Makes the game of a recipe whose cards are built on each other in columns, and leave them for the foundations one by
 * one or as whole runs.
 */
export function columnTable(recipe: GameRecipe): Variant {
  const made = columnPiles(recipe);
  const { stock, homes, reserve } = made;
  const isSeen = recipe.openStock === true || stock.rules.tap !== undefined;
  const isLaid = recipe.home === 'cards' && recipe.laid === 'yes';
  const isBased = recipe.home === 'cards' && (recipe.first === 'dealt' || recipe.first === 'chosen');
  const shows = [...reserve.map(reserveShown), ...(isBased ? [baseShown] : [])];
  const table: Variant = {
    ...placesOf(recipe, made, isSeen ? [stock] : []),
    ...(isSeen ? {} : { hidden: [stock] }),
    from: stock,
    ...packsOf(recipe),
    ...(recipe.order && { order: recipe.order }),
    deal: recipe.deal?.(made) ?? [
      ...(recipe.dealt ?? USUAL_PARTS).flatMap((part) =>
        typeof part === 'function' ? part(made) : DEALS[part](recipe, made),
      ),
      ...(recipe.openStock ? [turnUpTops([stock])] : []),
      ...(recipe.sunk === 'yes' ? [kingsDown(made.columns, !recipe.kingsTurned)] : []),
    ],
    after: afterOf(recipe, made),
    won: holds(homes, cardsOf(recipe)),
    score: cardsOn(homes, isLaid ? laidHomesOf(recipe) : 0),
    ...(isNoneSafe(recipe) && { noneSafe: true as const }),
    ...(shows.length > 0 && { shows }),
  };
  return { ...table, ...recipe.finish?.(table, made) };
}

/** Returns the deck of a recipe, where it is not one whole pack. */
export const packsOf = ({ packs, deck }: GameRecipe): Pick<Variant, 'deck'> =>
  packs === '1' && !deck ? {} : { deck: { packs: Number(packs), ...deck } };

/** Whether no card goes home by itself. */
const isNoneSafe = ({ noneSafe, home, rising }: GameRecipe): boolean =>
  noneSafe ?? (home === 'cards' && rising !== 'same');

const USUAL_PARTS: readonly NamedPart[] = ['homes', 'reserve', 'columns', 'base', 'cells'];

const DEALS: Readonly<Record<NamedPart, (recipe: GameRecipe, made: GamePiles) => readonly Step[]>> = {
  homes: (recipe, { stock, homes }) =>
    recipe.laid === 'yes'
      ? homes.slice(0, laidHomesOf(recipe)).map((home) => takeOut(stock, home.rules.start!, [home]))
      : [],
  reserve(recipe, { stock, reserve }) {
    const cards = Number(recipe.reserve);
    if (reserve.length === 0) return [];
    return recipe.shown === 'all'
      ? [dealUp(stock, reserve, cards)]
      : [dealDown(stock, reserve, cards), turnUpTops(reserve)];
  },
  columns(recipe, made) {
    const { stock, columns, homes } = made;
    const { heights, open } = columnsOf(recipe);
    if (recipe.dealtBy === 'pastHomes') return [dealPastHomes(stock, columns, homes, Math.max(...heights))];
    if (recipe.dealtBy === 'fans') return [dealFans(recipe, made)];
    if (recipe.dealtBy !== 'stairs') return [dealHeights(stock, columns, heights, open)];
    const stairs = columns.map((_, at) => at + 1);
    const more = heights.map((height, at) => height - stairs[at]!);
    return [dealHeights(stock, columns, stairs, 1), dealHeights(stock, columns, more, Math.max(...more))];
  },
  base: (recipe, { stock, homes }) =>
    recipe.first === 'dealt' ? [dealUp(stock, homes.slice(0, 1)), setBase(homes.slice(0, 1))] : [],
  cells(recipe, { stock, cells }) {
    const { firstCell = 0 } = recipe;
    const dealt = inCells(recipe);
    return dealt > 0 ? [dealUp(stock, cells.slice(firstCell, firstCell + dealt))] : [];
  },
};

/**
 * Returns the steps after a move: empty columns are filled, uncovered cards turned up, and the first card on a
 * foundation sets the base.
 */
function afterOf(recipe: GameRecipe, made: GamePiles): Step[] {
  const { start } = recipe;
  const { columns, homes, stock, waste, reserve } = made;
  const fillsFromWaste = start === 'waste' ? waste : [];
  return [
    ...(hidesCards(recipe) ? [turnUpTops(columns)] : []),
    ...(recipe.first === 'chosen' ? [setBase(homes)] : []),
    ...(recipe.fills?.(made) ?? []),
    ...(start === 'reserve' || start === 'wasteOnly' ? reserve.map((store) => fillFrom(store, columns)) : []),
    ...fillsFromWaste.flatMap((turned) => [turnForEmpty(columns, stock, turned), fillFrom(turned, columns)]),
    ...(start === 'stock' ? [fillFrom(stock, columns)] : []),
    ...(reserve.length > 0 ? [turnUpTops(reserve)] : []),
    ...(recipe.openStock ? [turnUpTops([stock])] : []),
    ...(recipe.after?.(made) ?? []),
  ];
}

/** Whether cards of the columns lie face down. */
function hidesCards(recipe: GameRecipe): boolean {
  const { heights, open } = columnsOf(recipe);
  if (open === 'every other') return true;
  return heights.some((height, at) => height > (typeof open === 'number' ? open : open[at]!));
}
