import { findGame, parseOptions, type Saved } from '../../../../../engine/rules.ts';
import { type WhyLost, whyLost } from '../../../../../engine/search.ts';
import { inSlices } from './in-slices.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** Why a game is lost; undefined: it cannot be opened. */
export interface WhyFound {
  readonly found: 'why';
  readonly why: WhyLost | undefined;
}

/** Finds why a saved game is lost; yields after each slice of work. `now`: in milliseconds. */
export function* whySaved(
  saved: Saved,
  say: (found: WhyFound) => void,
  now: () => number,
  solvers = new RecentSolvers(),
): Generator<void, void, void> {
  const game = findGame(saved.game);
  const work = whyLost(saved, game && solvers.of(game, parseOptions(game, saved.options) ?? {}));
  say({ found: 'why', why: yield* inSlices(work, now) });
}
