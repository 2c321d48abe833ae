/** Figures over some games. Times in milliseconds. */
interface Sums {
  readonly played: number;
  readonly won: number;
  /** Times and moves are of won games; null before the first win. */
  readonly bestTime: number | null;
  readonly averageTime: number | null;
  readonly worstTime: number | null;
  readonly fewestMoves: number | null;
  /** Over every finished game; null before the first. */
  readonly bestScore: number | null;
}

/** Figures of the last 30 finished games. */
export type LatestFigures = Sums;

/** Figures over all time and lately, of one game or of all, with one choice of options or over all of them. */
export interface Figures extends Sums {
  /** The streak going on now: positive for wins, negative for losses, 0 before the first game. */
  readonly streak: number;
  readonly longestWins: number;
  readonly longestLosses: number;
  /**
   * The sum of the scores, for one choice of options only, else null. In a game played for money, the amount in the
   * bank.
   */
  readonly points: number | null;
  readonly lately: LatestFigures;
}

/** Figures of one game over all options and all time. */
export interface Statistics extends Omit<Figures, 'lately' | 'points'> {
  readonly game: string;
}

/** The games played in one month, in UTC. */
export interface Month {
  /** Months since January 1970. */
  readonly month: number;
  readonly played: number;
  readonly won: number;
  /** Over won games, in milliseconds. */
  readonly averageTime: number | null;
}
