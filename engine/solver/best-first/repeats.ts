import type { Card } from '../../model/card.ts';

/** Where a card goes that is not laid on another of a column: no cards have these numbers. */
export const ON_CELL = 63;
export const ON_OTHER = 62;
/** It counts no further. */
const MOST = 15;

/**
 * Counts how often a search laid a card on that card (0: an empty column). Positions that one move leads to again and
 * again differ little, and a search that lets them wait wins sooner.
 */
export class Repeats {
  readonly #counts = new Uint8Array(64 * 64);

  clear(): void {
    this.#counts.fill(0);
  }

  /** Counts once more; returns how often it was before. */
  count(card: Card, onto: number): number {
    const at = (card << 6) | onto;
    const before = this.#counts[at]!;
    if (before < MOST) this.#counts[at] = before + 1;
    return before;
  }
}

/** What it costs, by how often it was before: so much the second time, and that times a power of how often later. */
export const repeatsOf = (first: number, power: number): readonly number[] =>
  Array.from({ length: MOST + 1 }, (_, before) => (before === 0 ? 0 : Math.round(first * before ** power)));
