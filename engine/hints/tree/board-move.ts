import type { Card } from '../../model/card.ts';

/** A move of the board: the lowest card that is carried, in the low byte, and the card it is laid on above. */
export type BoardMove = number;
/** Where cards are laid: an empty column, or a foundation. */
export const EMPTY = 0;
export const FOUNDATION = 64;
/** The stock deals a card to each column that gets one. */
export const DEAL_ON: BoardMove = 65 << 8;
export const boardMove = (card: Card, onto: number): BoardMove => card | (onto << 8);
export const carriedOf = (move: BoardMove): Card => move & 63;
export const ontoOf = (move: BoardMove): number => move >> 8;

/** Where a card lies, if it is in no column: hidden there, in stock or waste, on its foundation. */
export const DOWN = 32;
export const TALON = 33;
export const AT_HOME = 34;

/** More moves than a position has. */
export const MOST_MOVES = 256;
