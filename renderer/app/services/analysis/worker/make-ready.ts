import type { Saved } from '../../../../../engine/index.ts';
import type { RecentSolvers } from './recent-solvers.ts';
import { searchSaved } from './search-saved.ts';

/** Enough for code that has run to be fast; more would cost power for milliseconds that nobody feels. */
const LIMITS = { positions: 1000, time: 100 };

/**
 * Makes the solver of a saved game ready for a question: it is made, and used once as it will be. It yields after each
 * slice of work, and is given up by not being gone on with. `now`: in milliseconds.
 */
export const makeReady = (saved: Saved, now: () => number, solvers: RecentSolvers): Generator<void, void, void> =>
  searchSaved(saved, () => {}, { now, limits: LIMITS, solvers });
