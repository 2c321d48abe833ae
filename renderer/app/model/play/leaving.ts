/** The state of a game when the player leaves it. */
export interface GameToLeave {
  /** Some move that changed the table was made, and not all taken back. */
  readonly played: boolean;
  /** Its result is recorded. */
  readonly finished: boolean;
  /** Something of it is kept by the host. */
  readonly kept: boolean;
}

/**
 * Leaving for another game, or closing, counts nothing: begun games are kept, those undone to their start were never
 * played.
 */
export function onLeaving({ played, finished, kept }: GameToLeave): 'keep' | 'drop' | 'nothing' {
  if (finished) return 'nothing';
  if (played) return 'keep';
  return kept ? 'drop' : 'nothing';
}

/** Whether another deal in its place is a loss. */
export const givesUp = ({ played, finished }: GameToLeave): boolean => played && !finished;
