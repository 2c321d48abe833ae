import type { OptionsKey } from '../../model/options.ts';

/**
 * The question asked about a position with all cards known: to find the one move that still wins, to win within a
 * number of moves, or to say whether it is lost.
 */
export const PUZZLE_KINDS = ['only', 'within', 'lost'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

interface LaidPuzzle {
  readonly deal: number;
  /** The moves that lead to the position from the deal, as in a saved game. */
  readonly moves: string;
  /** How hard it is: the rating of a player who solves it half the time. */
  readonly strength: number;
}

/** A position with exactly one winning move; equivalent moves count as one. */
export interface OnlyPuzzle extends LaidPuzzle {
  /** The winning move, in every way it can be made. */
  readonly wins: readonly string[];
}

/** A position that can be won in `within` moves and no fewer, not counting those that bring cards home. */
export interface WithinPuzzle extends LaidPuzzle {
  readonly within: number;
  /** The moves of such a win, those that bring cards home included. */
  readonly way: string;
}

/** A position that the player has to call lost or not. */
export interface LostPuzzle extends LaidPuzzle {
  readonly lost: boolean;
}

export type Puzzle = OnlyPuzzle | WithinPuzzle | LostPuzzle;

/** The puzzles of one kind of a game, the easiest first: `assets/puzzles/<kind>/<id>.json`. */
export interface PuzzleList<P extends Puzzle = Puzzle> {
  readonly options: OptionsKey;
  /** The last deal tried; the first was deal 1. */
  readonly tried: number;
  readonly puzzles: readonly P[];
}
