import type { Card } from '../../model/card.ts';

/**
 * A move of the board: the low byte holds the lowest card that is carried, the bits above it the card it is laid on.
 */
export type BoardMove = number;
/** Values of the target other than a card: an empty column, or a foundation. */
export const ONTO_EMPTY = 0;
export const ONTO_FOUNDATION = 64;
/** The move that deals one card from the stock to each column that gets one. */
export const DEAL_TO_COLUMNS: BoardMove = 65 << 8;
export const boardMove = (card: Card, onto: number): BoardMove => card | (onto << 8);
export const carriedOf = (move: BoardMove): Card => move & 63;
export const ontoOf = (move: BoardMove): number => move >> 8;

/**
 * Pile numbers of cards that do not lie face up in a column: hidden in a column, in stock or waste, on a foundation.
 */
export const IN_HIDDEN = 32;
export const IN_TALON = 33;
export const ON_FOUNDATION = 34;

/** A limit above the number of moves of any position. */
export const MAX_BOARD_MOVES = 256;
