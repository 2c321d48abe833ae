/*
 * Where each thing is in the bytes of a board (`column-board.ts`): by card, by column, and one by one. All cards of a
 * pack may come to lie in one column.
 */

export const TALL = 64;
/** By card: where it lies, and how many cards of its column are under it. */
export const PILE = 0;
export const AT = 64;
/** The cards of the talon in their order, and by card its place there. */
export const TALONS = 128;
export const INDEX = 192;
/** By chain: how many cards are home. */
export const HOMES = 256;
/** By column: how many cards it holds, how many of them are hidden, and the lowest place that can be picked up. */
export const SIZE = 260;
export const DOWNS = 276;
export const LOWEST = 304;
/** How many cards the talon holds, and how many of them lie in the waste. */
export const COUNT = 292;
export const UP_TO = 293;
/** How many cards are home, and how many lie on one that takes them. */
export const HOMED = 294;
export const FIT = 295;
/** The two halves of the key, four bytes each. */
export const KEY = 296;
/** The cards of each column from the bottom. */
export const COLUMNS = 320;
