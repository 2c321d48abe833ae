import type { Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import type { MoveEvaluation } from '../../player/move-evaluation.ts';
import type { SimplePlayer } from '../../player/simple-player.ts';
import type { Advice } from './advice.ts';
import type { GameSoFar } from './game-so-far.ts';
import type { UnseenPlace } from '../../search/playouts/determinizations.ts';
import type { SearchContext } from '../../search/context/context.ts';
import type { Solver } from '../../solver/index.ts';

/** What methods are made of, for a game with its options; shared with the tools that need no method. */
export interface MethodTools {
  readonly game: string;
  readonly solver: Solver;
  readonly context: SearchContext;
  /** Judges a move by the visible cards. */
  readonly evaluation: MoveEvaluation;
  readonly player: SimplePlayer;
}

/** A position as its player knows it. */
export interface KnownPosition {
  readonly table: TableView;
  /** The places of the cards that were never seen. */
  readonly unseen: readonly UnseenPlace[];
  /** The number of moves before it. */
  readonly at: number;
}

/** The moves of a position that may be advised. */
export interface HintQuestion {
  readonly game: GameSoFar;
  /** The moves, with the best-looking ones first. */
  readonly moves: readonly Move[];
  /** Whether the first brings a card home: it stays first unless another is better beyond doubt. */
  readonly goesHome: boolean;
  /** The moves that were advised before and not yet played, where they may be improved. */
  readonly plan: readonly Move[] | undefined;
  /** Whether a move leads to positions that occurred before. */
  readonly leadsBack: (move: Move) => boolean;
}

/** A sequence of moves that may be advised, and how it was found. */
export interface CandidateLine {
  /** The move that was compared, including the turns of the stock before it. */
  readonly candidate: Move;
  readonly moves: readonly Move[];
  readonly by: Advice['by'];
}

/** A comparison of the moves of one position. */
export interface MoveComparison {
  /** Compares; yields the positions of each step. */
  think(): Generator<number, void>;
  /** Restricts the comparison to these moves; the others are ranked after them. */
  only(moves: readonly Move[]): void;
  /** Lists what may be advised, the best first. May be called at any time. */
  lines(): readonly CandidateLine[];
}

/** How a game that was played out ended. */
export interface PlayoutResult {
  /** 1 for a win, otherwise less: a small part of 1 by how far the game came. */
  readonly score: number;
  /** The progress towards a win, from 0 to 1. */
  readonly progress: number;
}

/**
 * Compares moves where cards are hidden, in one game with its options. Hints ask which move is best; reviews ask for
 * the value of a move. Results depend only on positions and seeds, never on time.
 */
export interface HintMethod {
  /** Starts comparing the moves of a position for a hint. */
  advise(question: HintQuestion): MoveComparison;
  /**
   * Plays a game out after the moves of a line, as far as the rules allow them, with all cards of `world` known to
   * nobody. The same `seed` gives compared lines the same luck.
   */
  value(world: TableView, line: readonly Move[], seed: number): PlayoutResult;
  /** Returns the progress of a position towards a win, from 0 to 1. */
  progress(table: TableView): number;
  /** The work done by valuing so far, in moves of the basic bot. */
  readonly effort: number;

  /** Present where lines up to the next card that is shown are compared, rather than single moves. */
  readonly lines?: LineMethod;
  /** Whether games are played out so fast that there is time for more of them. */
  readonly isFast?: boolean;
  /** Whether a stock that turns several cards at a time is looked through before moves are compared. */
  looksFirst?(table: TableView): boolean;
  /** Whether hints would prefer the first move to the second though the second has the better value. */
  prefers?(position: KnownPosition, first: Move, second: Move): boolean;
}

/** The parts of a method that compares lines of moves. */
export interface LineMethod {
  /** Whether earlier advice is compared with new findings, rather than followed as it is. */
  improves(plan: readonly Move[]): boolean;
  /** Returns moves that were begun, followed by those that are part of the same choice. */
  lineAfter(position: KnownPosition, begun: readonly Move[]): readonly Move[];
  /** Returns the first of the moves `ahead` that a player made as one choice. */
  plan(table: TableView, ahead: readonly Move[]): readonly Move[];
  /** Returns how far a move is behind the best-looking one, 0 where it leads to the same end. */
  behind(position: KnownPosition, move: Move): number;
}

/** Settings of a method that were measured for a game; see `chosen.ts`. */
export interface MethodSettings {
  /**
   * Whether small differences between moves count. Reviews express the cost of a move as a share of the chances,
   * however small. In Canfield, hints that count small differences win less.
   */
  readonly comparesClosely?: true;
  /** Whether the tree's move is compared with the others by playouts, and advised unless one is better beyond doubt. */
  readonly checksTree?: true;
  /**
   * The most positions of playouts for a hint, and the same where several cards of the stock are turned at a time.
   * Where few playouts are won, each tells less.
   */
  readonly playoutPositions?: number;
  readonly ofSeveral?: number;
}
