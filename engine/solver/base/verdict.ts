import type { Move } from '../../model/move.ts';
import type { Plan } from './strategy.ts';

/**
 * The verdict on a position whose cards are all known:
 * - `won`: there is a win, and these are its moves; they were replayed by the rules.
 * - `lost`: every line was searched, and none wins.
 * - `chance`: no line wins without a move whose result is random (a shuffle to come).
 * - `open`: the limit of positions, the memory or the list of strategies was exhausted before the search was.
 */
export type Verdict =
  | { readonly verdict: 'won'; readonly moves: readonly Move[] }
  | { readonly verdict: 'lost' | 'chance' | 'open'; readonly moves: undefined };

/** How far a search may go. */
export interface Budget {
  /** Positions looked at, all passes together; usually no limit. */
  readonly positions?: number;
  /** A plan to use instead of the game's own. */
  readonly plan?: Plan;
}
