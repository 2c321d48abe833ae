import type { ValuedBy } from './valued-by.ts';

/** The results of two moves, out of `of` games, per cent or orders. */
export interface CountedResults {
  readonly better: number;
  readonly played: number;
  readonly of: number;
  /** How they were counted: see `ValuedBy`, or by the solver where few cards are unseen. */
  readonly by: ValuedBy | 'solver';
}
