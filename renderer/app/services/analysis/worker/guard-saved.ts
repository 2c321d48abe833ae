import { findGame, parseOptions, type Saved } from '../../../../../engine/rules.ts';
import { losingMoves } from '../../../../../engine/search.ts';
import { inSlices } from './in-slices.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** The moves from the present position of a game that would throw away a sure win, in notation. */
export interface LosingFound {
  readonly found: 'losing';
  readonly moves: readonly string[];
}

/** Finds the losing moves of a saved game's position; yields after each slice of work. `now`: in milliseconds. */
export function* guardSaved(
  saved: Saved,
  say: (found: LosingFound) => void,
  now: () => number,
  solvers = new RecentSolvers(),
): Generator<void, void, void> {
  const game = findGame(saved.game);
  const work = losingMoves(saved, game && solvers.of(game, parseOptions(game, saved.options) ?? {}));
  say({ found: 'losing', moves: yield* inSlices(work, now) });
}
