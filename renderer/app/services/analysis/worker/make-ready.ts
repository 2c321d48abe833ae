import type { Saved } from '../../../../../engine/index.ts';
import type { RecentSolvers } from './recent-solvers.ts';
import { searchSaved } from './search-saved.ts';

/**
 * Positions of one deal, and of all; by then the code that solves the game has run often enough to have been made fast.
 */
const OF_DEAL = 1000;
const POSITIONS = 6000;
/** Deals at most: some games end after a few positions. */
const DEALS = 60;
/** Milliseconds at most. */
const BUDGET_MS = 2000;

/**
 * Makes the solver of a saved game ready for a question: it is made, and used as it will be, since code that has run is
 * faster many times over. It solves the game as it stands, and then the first deals by number. It yields after each
 * slice of work, and is given up by not being gone on with. `now`: in milliseconds.
 */
export function* makeReady(saved: Saved, now: () => number, solvers: RecentSolvers): Generator<void, void, void> {
  const until = now() + BUDGET_MS;
  const done = { positions: 0 };
  const told = ({ positions }: { readonly positions: number }): void => void (done.positions += positions);
  yield* searchSaved(saved, told, { now, limits: { positions: OF_DEAL, time: BUDGET_MS }, solvers });
  for (let nth = 1; nth < DEALS && done.positions < POSITIONS && now() < until; nth++) {
    yield;
    const deal = { ...saved, deal: nth, cards: '', moves: '', at: 0 };
    yield* searchSaved(deal, told, { now, limits: { positions: OF_DEAL, time: until - now() }, solvers });
  }
}
