import type { Move } from '../model/move.ts';
import type { Counted } from './value/counted.ts';
import type { ValuedBy } from './value/valued-by.ts';

/** A move that another was clearly better than, by what the player had seen. */
export interface Mistake {
  /** How many of the player's moves stood before it. */
  readonly at: number;
  /** The better one, with the turns of the stock that it needs. */
  readonly better: readonly Move[];
  /**
   * Of `of` games, how many were won after the better move and after the one that was played, the hidden cards lying
   * the same; of the way, how many per cent were made; of the orders in which the unseen cards could lie, how many
   * could be won, 1 and 0 of 1 where all cards were known.
   */
  readonly wins: Counted;
}

/** Cards that a move showed, and that changed how often the game comes out. */
export interface Luck {
  readonly at: number;
  /** By how much: below 0 it was bad luck. */
  readonly by: number;
}

/** What is known of a finished game by what its player could know, move by move. */
export interface Knowable {
  readonly by: ValuedBy;
  /** Of the games played on from each position, hidden cards lying by chance, the share that was won; 0 is the deal. */
  readonly shares: readonly number[];
  /** Moves at which there was something to choose, and the game not yet as good as lost. */
  readonly choices: number;
  /** Moves beside them at which there was too, but no time to look at them. */
  readonly passed: number;
  /** Of the chances that there were at the deal, the part that was left when its player stopped, from 0 to 1. */
  readonly stopped: number;
  /** After how many moves the last pass through the stock began; undefined where it was never turned over. */
  readonly lastPass: number | undefined;
  /** In the order of the game. */
  readonly mistakes: readonly Mistake[];
  readonly luck: readonly Luck[];
  /** From 0 to 100; undefined where nothing was to be decided. */
  readonly accuracy: number | undefined;
}
