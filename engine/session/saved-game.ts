import type { OptionsKey } from '../model/options.ts';
import { loggedWords } from './log-words.ts';

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

/**
 * Whether a save is one of the same deal whose moves begin with all that stand in the other: nothing of that one is
 * lost.
 */
export function goesOnFrom(later: Saved, earlier: Saved): boolean {
  if (dealKey(later) !== dealKey(earlier)) return false;
  const [made, before] = [movesMade(later), movesMade(earlier)];
  return before.every((move, i) => move === made[i]);
}

/** The moves that have been made and not taken back, in notation, those made by themselves marked. */
export const movesMade = ({ moves, at }: Saved): readonly string[] => loggedWords(moves).slice(0, at);

/** The same game without the moves that were taken back. */
export const withoutUndone = (saved: Saved): Saved => ({ ...saved, moves: movesMade(saved).join(' ') });

/** What tells the deal of a saved game from others, its options included. */
export const dealKey = ({ game, options, deal, cards }: Saved): string => `${game} ${options} ${deal} ${cards}`;
