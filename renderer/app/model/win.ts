import type { Play } from './play/play.ts';
import type { Milestone } from './milestones.ts';

/** An achievement worth mentioning beside a win's time, moves and score. */
export type Feat =
  | { readonly kind: 'first' }
  /** `by`: how much better than the best before, in milliseconds or moves; undefined: it is no better, or unknown. */
  | { readonly kind: 'best-time' | 'fewest-moves'; readonly by: number | undefined }
  /** The number of games won in a row. */
  | { readonly kind: 'row'; readonly games: number }
  /** The number of that day's five deals that are won. */
  | { readonly kind: 'five'; readonly won: number; readonly of: number };

/** The best time and the fewest moves of some wins. */
export interface BestWins {
  readonly time: number | null;
  readonly moves: number | null;
}

/** The details of a win, once it is recorded. */
export interface RecordedWin {
  readonly play: Play;
  readonly feats: readonly Feat[];
  /** The best of all wins with these options, this one included; undefined: it is the first. */
  readonly best: BestWins | undefined;
  /** Milestones reached with this win that were never announced. */
  readonly milestones: readonly Milestone[];
}
