import type { Card } from '../../model/card.ts';

/**
 * A move on a packed board, in one number: from in bits 0–4, to in 5–9, count in 10–15, the lowest card that is carried
 * in 16–21. From and to are a column's number, CELLS or PACKED_HOME. It is the same whichever cell a card lies in.
 */
export type PackedMove = number;

export const CELLS = 30;
export const PACKED_HOME = 31;

export const packedMove = (from: number, to: number, count: number, card: Card): PackedMove =>
  (card << 16) | (count << 10) | (to << 5) | from;

export const packedFromOf = (move: PackedMove): number => move & 31;
export const packedToOf = (move: PackedMove): number => (move >> 5) & 31;
export const packedCountOf = (move: PackedMove): number => (move >> 10) & 63;
export const cardOf = (move: PackedMove): Card => move >> 16;
