import type { Saved } from '../../../../../engine/rules.ts';
import type { RecentSolvers } from './recent-solvers.ts';
import { searchSaved } from './search-saved.ts';

/** Enough for the code to be compiled. More would cost power and save no noticeable time. */
const LIMITS = { positions: 1000, time: 100 };

/**
 * Prepares the solver of a saved game for questions: makes it, and uses it once for a short search. Yields after each
 * slice of work; stop iterating to cancel it. `now`: in milliseconds.
 */
export const makeReady = (saved: Saved, now: () => number, solvers: RecentSolvers): Generator<void, void, void> =>
  searchSaved(saved, () => {}, { now, limits: LIMITS, solvers });
