import { suitsAmong } from '../../model/deck.ts';
import type { Move } from '../../model/move.ts';
import type { RevealReach, RevealSearch } from './reveal-search.ts';

/**
 * The reach of the search in each stage of a game. Where all cards are of one suit and can be moved together anywhere,
 * the narrow search wins as many games as wider ones: 75 of 100 deals of Spider (20001 to 20100). With two suits it
 * wins 18 of 150 deals, and the wide one 54 (20001 to 20150).
 */
const NARROW_REACH: RevealReach = { width: 3, layers: 6, patience: 1 };
const WIDE_REACH: RevealReach = { width: 12, layers: 6, patience: 1 };
/** A limit above the number of stages of any game. */
const MAX_STAGES = 200;

/**
 * Plays on from the position on the board of a search: to the best-looking position that can be reached before the next
 * card is turned up or dealt, and onwards from there. It learns face-down cards only by turning them up.
 */
export class RevealPlayer {
  /** Whether it searches with `WIDE_REACH`. */
  readonly wide: boolean;
  readonly #search: RevealSearch;

  constructor(search: RevealSearch) {
    this.#search = search;
    this.wide = suitsAmong(search.board.rules.deck) > 1;
  }

  /** Plays to the end, and returns whether the game was won. The board is left at the last position. */
  play(): boolean {
    const { board } = this.#search;
    for (let stage = 0; stage < MAX_STAGES && !board.won; stage++) {
      const moves = this.#next();
      if (moves === undefined) break;
      for (const move of moves) board.make(move);
    }
    return board.won;
  }

  /** Returns the moves of the next stage; undefined at the end. */
  #next(): readonly Move[] | undefined {
    const [best] = this.#search.ends(this.wide ? WIDE_REACH : NARROW_REACH);
    return best === undefined || best.moves.length === 0 ? this.#search.deal() : best.moves;
  }
}
