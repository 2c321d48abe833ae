import type { ValuedBy } from './valued-by.ts';

/** How two moves came out, of so many games, per cent or orders. */
export interface Counted {
  readonly better: number;
  readonly played: number;
  readonly of: number;
  /** By games of a simple player, by the way that he makes, or, where few cards are unseen, by the solver. */
  readonly by: ValuedBy | 'solver';
}
