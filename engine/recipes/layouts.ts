import { grid, type Place, type Placing, rows } from '../model/variant.ts';
import { castle, sidesOf } from '../vocabulary/shapes/castle.ts';
import { atSpots, PYRAMID, spotsIn } from '../vocabulary/shapes/pyramid.ts';
import type { GamePiles } from './game-recipe.ts';

/** The least width of a table in card widths: its top row, or the width of most games like Forty Thieves. */
const widthFor = (homes: number, columns: number): number => (columns < 7 ? 3 + homes : 11);

/** Lays games like Forty Thieves: few columns keep the width of many. */
export function overThieves({ stock, waste, homes, columns }: GamePiles): Place[] {
  const wide = Math.max(widthFor(homes.length, columns.length), columns.length);
  return rows([
    [stock, ...waste, Math.max(0.5, wide - 2 - homes.length), ...homes],
    [(wide - columns.length) / 2, ...columns],
  ]);
}

/** Lays games like Canfield: the reserve to the left of the columns, which lie under the foundations. */
export function besideReserve({ stock, waste, homes, columns, reserve }: GamePiles): Place[] {
  const gap = waste[0]?.rules.fan === 'none' ? 0.5 : 0.8;
  return rows([
    [stock, ...waste, gap, ...homes],
    [...reserve, 1 + gap + (homes.length - columns.length) / 2, ...columns],
  ]);
}

/** Lays games like Baker's Dozen: the foundations apart in the middle over the columns. */
export const overDozen = ({ homes, columns }: GamePiles): Place[] =>
  rows([[(columns.length - 2 * homes.length - 1) / 2, ...homes.flatMap((home) => [null, home])], columns]);

/** Lays columns that are dealt in turn as rows on either side of the foundations. */
export function besideHomes({ homes, columns }: GamePiles): Placing {
  const { left, right } = sidesOf(columns);
  return castle(homes, left, right);
}

/** Lays the first half of the columns as rows to the left of the foundations, the others to the right. */
export function halvesBesideHomes({ homes, columns }: GamePiles): Placing {
  const half = columns.length / 2;
  return castle(homes, columns.slice(0, half), columns.slice(half));
}

/**
 * Lays out columns; one may hold half the cards. The eight foundations are beside them, among the cells, so that the
 * columns have the whole height of the window.
 */
export function besideLongColumns({ columns, homes, cells }: GamePiles): Place[] {
  const x = columns.length + 0.35;
  return [
    ...homes.map((pile, at) => ({ pile, x: x + 1 + (at % 2), y: Math.floor(at / 2) })),
    ...rows([columns]),
    ...cells.map((pile, at) => ({ pile, x: x + 3 * (at % 2), y: Math.floor(at / 2) })),
  ];
}

/** Lays a pyramid whose rows lie half a card apart, with stock and waste beside its top. */
export const pyramidUnderStock = ({ stock, waste, columns }: GamePiles): Place[] => [
  ...rows([[stock, ...waste]]),
  ...atSpots(spotsIn(PYRAMID), columns, 0, 1 / 2),
];

/** The distance between fans, in card widths. */
export const FAN_STEP_WIDTHS = 1.75;

/** Returns how many fans lie in a row. */
export const fansAcross = (fans: number): number => (fans > 18 ? 7 : 6);

/** Returns the width of rows of fans in card widths. */
export const widthOfFans = (fans: number): number => (fansAcross(fans) - 1) * FAN_STEP_WIDTHS + 1.5;

/** Lays cells between the foundations and the fans. */
export function cellsOverFans({ homes, cells, columns: fans }: GamePiles): Place[] {
  const wide = widthOfFans(fans.length);
  return [
    ...rows([[(wide - homes.length) / 2, ...homes]]),
    ...rows([[(wide - cells.length) / 2, ...cells]], 1),
    ...grid(fans, fansAcross(fans.length), { y: 2, step: FAN_STEP_WIDTHS }),
  ];
}

/** Lays five columns in a cross, the foundations in its corners; stock and waste in the first row. */
export function inCross({ stock, waste, homes, columns }: GamePiles): Place[] {
  const [northWest, northEast, southWest, southEast] = homes;
  const [north, west, middle, east, south] = columns;
  return rows([
    [stock, ...waste, null, northWest!, north!, northEast!],
    [3, west!, middle!, east!],
    [3, southWest!, south!, southEast!],
  ]);
}
