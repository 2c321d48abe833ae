import type { KnownVerdict } from './course.ts';
import type { Move } from '../model/move.ts';

/** A move of the player's that made the game harder to win, or impossible. */
export interface Slip {
  /**
   * How many of the player's moves stood before it. Where the position after it is not known to be lost, one of the
   * moves up to the first that is has lost.
   */
  readonly at: number;
  /** What would have been better: a move, or taps on the stock and the move that they make possible. */
  readonly better: readonly Move[];
  /**
   * Of `of` games, how many were won after the better move, and after the one that was played; undefined where
   * the move lost a won game.
   */
  readonly wins: { readonly better: number; readonly played: number; readonly of: number } | undefined;
}

/**
 * What was found out about a finished game by one who knows all its cards. Positions are counted in the player's moves,
 * 0 is the deal.
 */
export interface Review {
  /** What is known of each position. */
  readonly known: readonly KnownVerdict[];
  /** Games that a simple player played from each position. */
  readonly plays: number;
  /**
   * How many of them were won, from the deal on as far as no position is known to be lost; one number alone where a
   * glance at some positions found all or none of them won everywhere.
   */
  readonly wins: readonly number[];
  /** The move that lost comes first, the others in the order of the game. */
  readonly slips: readonly Slip[];
}
