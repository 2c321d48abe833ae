import type { Move } from '../model/move.ts';
import type { LessonPoint } from './point.ts';

/** One thing shown: moves that lead there, the one that shows it last. */
export interface LessonStep {
  readonly moves: readonly Move[];
  readonly point: LessonPoint;
}

/** How a game is played, shown on one of its deals from its beginning on. */
export interface Lesson {
  /** Its number. */
  readonly deal: number;
  readonly steps: readonly LessonStep[];
}
