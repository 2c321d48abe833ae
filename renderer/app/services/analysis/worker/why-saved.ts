import { findGame, parseOptions, type Saved, type WhyLost, whyLost } from '../../../../../engine/index.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** Why a game is lost; undefined for one that cannot be opened. */
export interface WhyFound {
  readonly found: 'why';
  readonly why: WhyLost | undefined;
}

/** Milliseconds of work in one slice. */
const SLICE_MS = 8;

/** Finds why a saved game is lost; yields after each slice of work. `now`: in milliseconds. */
export function* whySaved(
  saved: Saved,
  say: (told: WhyFound) => void,
  now: () => number,
  solvers = new RecentSolvers(),
): Generator<void, void, void> {
  const game = findGame(saved.game);
  const work = whyLost(saved, game && solvers.of(game, parseOptions(game, saved.options) ?? {}));
  for (let sliced = now(); ;) {
    const { done, value } = work.next();
    if (done) return say({ found: 'why', why: value ?? undefined });
    if (now() - sliced < SLICE_MS) continue;
    yield;
    sliced = now();
  }
}
