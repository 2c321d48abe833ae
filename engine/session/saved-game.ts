import type { OptionsKey } from '../model/options.ts';
import { loggedWords } from './log-words.ts';

/** The essential fields of a saved game: enough to continue it, with its undo and redo history. */
export interface Saved {
  readonly game: string;
  readonly options: OptionsKey;
  /** The version of the game's rules. */
  readonly rules: number;
  /** The deal's number; for a custom deal, one computed from its cards. */
  readonly deal: number;
  /** The order of a custom deal, two letters a card; '' when it was dealt by number. */
  readonly cards: string;
  /** The log in notation; moves after `at` have been undone. */
  readonly moves: string;
  readonly at: number;
}

/**
 * Whether the later save has the same deal and begins with all moves made in the earlier one, so that nothing of that
 * one is lost.
 */
export function goesOnFrom(later: Saved, earlier: Saved): boolean {
  if (dealKey(later) !== dealKey(earlier)) return false;
  const [made, before] = [movesMade(later), movesMade(earlier)];
  return before.every((move, i) => move === made[i]);
}

/** Lists the moves made and not undone, in notation, automatic ones marked. */
export const movesMade = ({ moves, at }: Saved): readonly string[] => loggedWords(moves).slice(0, at);

/** Returns the same game without the undone moves. */
export const withoutUndone = (saved: Saved): Saved => ({ ...saved, moves: movesMade(saved).join(' ') });

/** Returns a key for the deal of a saved game, its options included. */
export const dealKey = ({ game, options, deal, cards }: Saved): string => `${game} ${options} ${deal} ${cards}`;
