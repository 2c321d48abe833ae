import type { Pile } from '../model/pile.ts';
import { grid, overColumns, type Place, type Placing, placing, rows, widthOf } from '../model/variant.ts';
import { columnsOf } from './columns.ts';
import type { GamePiles, GameRecipe } from './game-recipe.ts';
import { FAN_STEP_WIDTHS, fansAcross, widthOfFans } from './layouts.ts';

/** More columns than this are laid out as fans if no column is higher than MAX_FAN_HEIGHT. */
const MAX_COLUMNS = 13;
const MAX_FAN_HEIGHT = 4;
/** Up to this many cells are in the row of the foundations. More cells are beside the columns. */
const MAX_CELLS_IN_ROW = 4;

/** Whether columns are laid out as fans. */
export function isFanned(recipe: GameRecipe): boolean {
  const { heights } = columnsOf(recipe);
  return recipe.home === 'cards' && heights.length > MAX_COLUMNS && Math.max(...heights) <= MAX_FAN_HEIGHT;
}

/** Lays the piles of a game of columns; `stock` is empty when it is never seen. */
export function placesOf(recipe: GameRecipe, made: GamePiles, stock: readonly Pile[]): Placing {
  return placing(recipe.places?.(made) ?? usualPlaces(recipe, made, stock));
}

/** Places the foundations over the columns, or over fans; many cells and a face-up reserve beside them. */
function usualPlaces(recipe: GameRecipe, made: GamePiles, stock: readonly Pile[]): Place[] {
  const { columns, homes, cells, reserve, waste } = made;
  const isOpen = recipe.shown === 'all';
  const beside = cells.length > MAX_CELLS_IN_ROW || cells.some(({ rules }) => rules.fan) ? cells : [];
  const first = [...stock, ...waste, ...(isOpen ? [] : reserve), ...(beside.length > 0 ? [] : cells)];
  const over = isFanned(recipe) ? overFans(first, homes, columns) : overColumns(first, homes, columns);
  const x = widthOf(over) + 0.5;
  const across = Math.ceil(Math.sqrt(beside.length));
  return [
    ...over,
    ...block(beside, across, x),
    ...(isOpen ? grid(reserve, 1, { x: x + (across > 0 ? across + 0.5 : 0) }) : []),
  ];
}

/** Places piles in lines of `across` piles from x on; a last line of fewer piles is centred. */
function block(piles: readonly Pile[], across: number, x: number): Place[] {
  const rest = across === 0 ? 0 : piles.length % across;
  const full = piles.length - rest;
  return [
    ...grid(piles.slice(0, full), across, { x }),
    ...rows([[x + (across - rest) / 2, ...piles.slice(full)]], full / Math.max(across, 1)),
  ];
}

function overFans(first: readonly Pile[], homes: readonly Pile[], fans: readonly Pile[]): Place[] {
  const gap = Math.max(0.5, (widthOfFans(fans.length) - homes.length) / 2 - first.length);
  return [
    ...rows([[...first, gap, ...homes]]),
    ...grid(fans, fansAcross(fans.length), { y: 1, step: FAN_STEP_WIDTHS }),
  ];
}
