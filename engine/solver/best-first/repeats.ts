import type { Card } from '../../model/card.ts';

/** Used as the card below for a card that goes to a cell, or to another pile that is no column: no card's number. */
export const ON_CELL = 63;
export const ON_OTHER = 62;
/** The highest count of repetitions. */
const MOST = 15;

/**
 * Counts how often a search laid one card on another (0: an empty column). Positions that the same move leads to again
 * and again differ little, and a search that delays them wins sooner.
 */
export class Repeats {
  readonly #counts = new Uint8Array(64 * 64);

  clear(): void {
    this.#counts.fill(0);
  }

  /** Counts a move; returns how often it was counted before. */
  count(card: Card, onto: number): number {
    const at = (card << 6) | onto;
    const before = this.#counts[at]!;
    if (before < MOST) this.#counts[at] = before + 1;
    return before;
  }
}

/** Returns the cost of a move, by how often it was made before: 0, or `first` times that number to a power. */
export const repeatsOf = (first: number, power: number): readonly number[] =>
  Array.from({ length: MOST + 1 }, (_, before) => (before === 0 ? 0 : Math.round(first * before ** power)));
