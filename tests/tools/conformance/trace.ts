import type { Legal, RecordedStep } from './action.ts';
import type { RecordedWay } from './pysol/recorded-way.ts';

/** A recorded game, of either program; slots are the recorded program's piles, cards bottom card first. */
export interface Trace {
  readonly game: string;
  readonly seed: number;
  readonly options: readonly { readonly name: string; readonly value: boolean; readonly group: number | null }[];
  /** Whether a position's `deal` is meaningful. */
  readonly features: { readonly dealable: boolean };
  /** Every list that was shuffled, in call order. */
  readonly shuffles: readonly string[];
  readonly slots: readonly RecordedSlot[];
  readonly deal: { readonly piles: readonly string[]; readonly score: number | null };
  readonly steps: readonly RecordedStep[];
  /** The legal actions in the last position, where they were recorded. */
  readonly last?: Legal;
  /** How a game of PySolFC is played here; AisleRiot's games have Baize's names, options and piles. */
  readonly way?: RecordedWay;
  /** The base rank of the deal, where the recording names it. */
  readonly base?: number;
}

/** The description of a slot; AisleRiot's recordings have none, because their slots are our piles. */
export interface RecordedSlot {
  readonly role?: string;
  readonly class?: string;
}
