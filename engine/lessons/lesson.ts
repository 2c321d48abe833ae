import type { Move } from '../model/move.ts';
import type { LessonPoint } from './point.ts';

/** One step of a lesson: the moves up to a point; the last move shows it. */
export interface LessonStep {
  readonly moves: readonly Move[];
  readonly point: LessonPoint;
}

/** A demonstration of how a game is played, on one of its deals from the beginning. */
export interface Lesson {
  /** The number of the deal. */
  readonly deal: number;
  readonly steps: readonly LessonStep[];
}
