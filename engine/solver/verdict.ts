import type { Move } from '../model/move.ts';
import type { Plan } from './strategy.ts';

/**
 * What is known of a position with all its cards known:
 * - `won`: there is a win, and these are its moves; they were replayed by the rules.
 * - `lost`: every line was looked at, and none wins.
 * - `chance`: no line wins without a move whose result is not known beforehand (a shuffle to come).
 * - `open`: positions, memory or ways of searching came to their end before the search did.
 */
export type Verdict =
  | { readonly verdict: 'won'; readonly moves: readonly Move[] }
  | { readonly verdict: 'lost' | 'chance' | 'open'; readonly moves: undefined };

/** How far a search may go. */
export interface Budget {
  /** Positions looked at, all passes together; usually no limit. */
  readonly positions?: number;
  /** Another way to search than that of the game. */
  readonly plan?: Plan;
  /** Bytes of memory for positions met; usually what a telephone has to spare. */
  readonly bytes?: number;
}

export const USUAL_BYTES = 64 * 2 ** 20;
