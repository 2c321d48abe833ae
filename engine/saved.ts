import type { OptionsKey } from './options.ts';

/** The first fields of a kept game: enough to go on with it, its undo and redo history included. */
export interface Saved {
  readonly game: string;
  readonly options: OptionsKey;
  /** The version of the game's rules. */
  readonly rules: number;
  /** Its number; of a person's own deal one that its cards give. */
  readonly deal: number;
  /** The order of a person's own deal, two letters a card; '' when it was dealt by number. */
  readonly cards: string;
  /** The log in notation; moves after `at` have been undone. */
  readonly moves: string;
  readonly at: number;
}
