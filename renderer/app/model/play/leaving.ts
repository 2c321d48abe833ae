/** The state of a game when the player leaves it. */
export interface GameToLeave {
  /** Moves have changed the table, and not all are undone. */
  readonly played: boolean;
  /** Its result is recorded. */
  readonly finished: boolean;
  /** The host has it saved. */
  readonly kept: boolean;
  /** It is a puzzle. */
  readonly puzzle: boolean;
}

/**
 * Decides what to do with a game that is left for another one or because the window closes. It never counts as a loss:
 * games in progress are kept, and a game undone to its start counts as never played. A puzzle is dropped.
 */
export function onLeaving({ played, finished, kept, puzzle }: GameToLeave): 'keep' | 'drop' | 'nothing' {
  if (finished || puzzle) return 'nothing';
  if (played) return 'keep';
  return kept ? 'drop' : 'nothing';
}

/** Whether dealing again in its place counts it as a loss. */
export const givesUp = ({ played, finished, puzzle }: GameToLeave): boolean => played && !finished && !puzzle;
