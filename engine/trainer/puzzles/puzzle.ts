import type { OptionsKey } from '../../model/options.ts';

/** A position with one move that still wins, all its cards known; moves that come to the same are one. */
export interface Puzzle {
  readonly deal: number;
  /** The moves that lead to it from the deal, as in a saved game. */
  readonly moves: string;
  /** The move that wins, in every way it can be made. */
  readonly wins: readonly string[];
  /** How hard it is to find, as the rating of one who finds it half the time. */
  readonly strength: number;
}

/** The puzzles of a game, the easiest first: `assets/puzzles/<id>.json`. */
export interface PuzzleList {
  readonly options: OptionsKey;
  /** Deals 1 to so many were looked through. */
  readonly tried: number;
  readonly puzzles: readonly Puzzle[];
}
