import type { OptionsKey } from '../model/options.ts';

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
  if (later.game !== earlier.game || later.options !== earlier.options) return false;
  if (later.deal !== earlier.deal || later.cards !== earlier.cards) return false;
  const [made, before] = [standing(later), standing(earlier)];
  return before.every((move, i) => move === made[i]);
}

const standing = ({ moves, at }: Saved): readonly string[] => moves.split(' ').slice(0, at);
