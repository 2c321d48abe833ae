import type { Move } from '../../model/move.ts';
import type { StageReach, StageSearch } from './stage-search.ts';

/**
 * How far each stage of a game is looked at: so much wins 75 of 100 deals of Spider with one suit and 12 with two
 * (20001 to 20100) in the time in which the simple player wins a quarter and none.
 */
const REACH: StageReach = { width: 3, layers: 6, patience: 1 };
/** More than a game has. */
const MOST_STAGES = 200;

/**
 * Plays on from the position on the board of a search: to what looks best of all that can be reached before the next
 * card is turned up or dealt, and on from there. What lies face down it finds by turning it up.
 */
export class StagePlayer {
  readonly #search: StageSearch;

  constructor(search: StageSearch) {
    this.#search = search;
  }

  /** Plays to the end; whether that is a win. The position is left where the game ended. */
  play(): boolean {
    const { board } = this.#search;
    for (let stage = 0; stage < MOST_STAGES && !board.won; stage++) {
      const moves = this.#next();
      if (moves === undefined) break;
      for (const move of moves) board.make(move);
    }
    return board.won;
  }

  /** The moves of the next stage; undefined where nothing is left to do. */
  #next(): readonly Move[] | undefined {
    const [best] = this.#search.ends(REACH);
    return best === undefined || best.moves.length === 0 ? this.#search.deal() : best.moves;
  }
}
