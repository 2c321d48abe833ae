import type { Move } from '../../model/move.ts';
import type { CountedResults, ValuedBy } from '../value/counted.ts';

/** A move that was clearly worse than another, judging by the cards that the player had seen. */
export interface Mistake {
  /** How many moves the player had made before it. */
  readonly at: number;
  /** The better move, with the turns of the stock that it needs. */
  readonly better: readonly Move[];
  /**
   * The results of both moves, out of `of`: playouts won with the hidden cards lying the same; or the progress made, in
   * per cent; or orders of the hidden cards that could be won, 1 and 0 of 1 where all cards were known.
   */
  readonly wins: CountedResults;
}

/** A change of the share won by cards that a move showed. */
export interface Luck {
  readonly at: number;
  /** The change; below 0: bad luck. */
  readonly by: number;
}

/** The review of a finished game by what its player could know, move by move. */
export interface Knowable {
  readonly by: ValuedBy;
  /** The share of playouts won from each position, hidden cards laid at random; the first is the deal. */
  readonly shares: readonly number[];
  /** Decisions that were judged. */
  readonly choices: number;
  /** Further decisions, which there was no time to judge. */
  readonly passed: number;
  /** The share of the chances at the deal that was left when the player stopped, from 0 to 1. */
  readonly stopped: number;
  /** The number of moves before the last pass through the stock; undefined where it was never turned over. */
  readonly lastPass: number | undefined;
  /** In the order of the game. */
  readonly mistakes: readonly Mistake[];
  readonly luck: readonly Luck[];
  /** From 0 to 100; undefined where there was no decision. */
  readonly accuracy: number | undefined;
}
