/*
 * Offsets of the fields in the bytes of a board (`column-board.ts`): by card, by column, and single ones. A column has
 * room for a whole pack.
 */

export const COLUMN_BYTES = 64;
/** By card: its pile, and the number of cards of its column below it. */
export const PILE = 0;
export const UNDER = 64;
/** The cards of the talon in their order, and by card its index there. */
export const TALON_CARDS = 128;
export const TALON_PLACE = 192;
/** By chain: the number of cards at home. */
export const HOMES = 256;
/** By column: its number of cards, of hidden ones, and the lowest place from which cards can be picked up. */
export const SIZE = 260;
export const HIDDEN = 276;
export const LOWEST = 304;
/** The number of cards of the talon, and of those in the waste. */
export const COUNT = 292;
export const WASTE_COUNT = 293;
/** The number of cards at home, and of cards that lie on one that takes them. */
export const HOMED = 294;
export const FIT = 295;
/** The two halves of the key, four bytes each. */
export const KEY = 296;
/** The cards of each column from the bottom. */
export const COLUMNS = 320;
