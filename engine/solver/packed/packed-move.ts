import type { Card } from '../../model/card.ts';

/**
 * A move of the packed view, in one number: from in bits 0–4, to in 5–9, count in 10–15, the lowest card that is
 * carried in 16–21. From and to are a column's number, CELLS or HOME. It says the same in whatever cell a card lies.
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
