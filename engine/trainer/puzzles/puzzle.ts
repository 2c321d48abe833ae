import type { OptionsKey } from '../../model/options.ts';

/**
 * What is asked of a position, all its cards known: the one move that still wins, a win in so many moves, or whether it
 * is lost.
 */
export const PUZZLE_KINDS = ['only', 'within', 'lost'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

interface LaidPuzzle {
  readonly deal: number;
  /** The moves that lead to it from the deal, as in a saved game. */
  readonly moves: string;
  /** How hard it is, as the rating of one who solves it half the time. */
  readonly strength: number;
}

/** A position with one move that still wins; moves that come to the same are one. */
export interface OnlyPuzzle extends LaidPuzzle {
  /** The move that wins, in every way it can be made. */
  readonly wins: readonly string[];
}

/** A position that can be won in so many moves, and in no fewer; cards that go home are not counted. */
export interface WithinPuzzle extends LaidPuzzle {
  readonly within: number;
}

/** A position of which it is asked whether it is lost. */
export interface LostPuzzle extends LaidPuzzle {
  readonly lost: boolean;
}

export type Puzzle = OnlyPuzzle | WithinPuzzle | LostPuzzle;

/** The puzzles of one kind of a game, the easiest first: `assets/puzzles/<kind>/<id>.json`. */
export interface PuzzleList<P extends Puzzle = Puzzle> {
  readonly options: OptionsKey;
  /** Deals 1 to so many were looked through. */
  readonly tried: number;
  readonly puzzles: readonly P[];
}
