import type { DealProgram } from '../foreign/deal-of.ts';
import type { Card } from '../model/card.ts';
import type { OptionsKey } from '../model/options.ts';

/**
 * The use of a pile in another program: one of our roles, either kind of pile aside, or a use that Baize does not have.
 */
export type PileUse = 'stock' | 'waste' | 'foundation' | 'tableau' | 'aside' | 'none';

/** A pile of another program; undefined: its use is not in the file. */
export interface ForeignPile {
  readonly name: string;
  readonly use: PileUse | undefined;
}

/** The cards of each pile, bottom card first, face-down cards marked. */
export type ForeignPosition = readonly (readonly Card[])[];

/** A game that a saved game may be of. */
export interface GameChoice {
  readonly game: string;
  readonly options: OptionsKey;
}

/** A game in progress in another program. */
export interface ForeignGame {
  readonly kind: 'game';
  readonly source: string;
  /** Our games that it may be of; none where Baize does not have it. */
  readonly choices: readonly GameChoice[];
  /** The deal's number there. */
  readonly number: { readonly program: DealProgram; readonly text: string } | undefined;
  readonly piles: readonly ForeignPile[];
  /** The deal and every position after it, including undone ones; only the last position if `isHistory` is false. */
  readonly positions: readonly ForeignPosition[];
  readonly isHistory: boolean;
  /** The position on the table, counted from 0. */
  readonly current: number;
}

/** A saved game that is damaged, or holds something that is not known. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
}
