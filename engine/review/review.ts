import type { KnownVerdict } from './verdict-history.ts';
import type { Move } from '../model/move.ts';

/** A move of the player's that made the game harder or impossible to win. */
export interface Slip {
  /**
   * How many moves the player had made before it. Where the position after it is not known to be lost, one of the moves
   * from it to the first known lost position lost the game.
   */
  readonly at: number;
  /** The better move, after the taps on the stock that make it possible. */
  readonly better: readonly Move[];
  /**
   * Playouts won after the better move, and after the one played, out of `of`; undefined where the move lost a won
   * game.
   */
  readonly wins: { readonly better: number; readonly played: number; readonly of: number } | undefined;
}

/**
 * The review of a finished game with all its cards known. Positions are counted in the player's moves; 0 is the deal.
 */
export interface Review {
  /** The verdict on each position. */
  readonly known: readonly KnownVerdict[];
  /** Playouts of a basic bot from each position. */
  readonly plays: number;
  /**
   * Playouts won from each position, from the deal to the last one not known to be lost; a single number where none, or
   * all, were won from each of a sample of positions.
   */
  readonly wins: readonly number[];
  /** The move that lost comes first, the others in the order of the game. */
  readonly slips: readonly Slip[];
}
