import type { Difficulty } from '../../../engine/index.ts';
import type { Play } from './play/play.ts';
import type { Milestone } from './milestones.ts';

/** What is worth telling of a win beside its time, moves and score. */
export type Feat =
  | { readonly kind: 'first' | 'best-time' | 'fewest-moves' }
  /** So many games were won one after the other. */
  | { readonly kind: 'row'; readonly games: number }
  /** So many of the five deals of its day are won. */
  | { readonly kind: 'five'; readonly won: number; readonly of: number }
  | { readonly kind: 'difficulty'; readonly difficulty: Extract<Difficulty, 'hard' | 'very-hard'> };

/** What there is to say of a win, once it is recorded. */
export interface RecordedWin {
  readonly play: Play;
  readonly feats: readonly Feat[];
  /** Of all wins with these options, this one too; undefined: it is the first of them. */
  readonly best: { readonly time: number | null; readonly moves: number | null } | undefined;
  /** Those reached with it that were never announced. */
  readonly milestones: readonly Milestone[];
}
