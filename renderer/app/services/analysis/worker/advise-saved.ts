import { type Adviser, type PositionAdvice, HINT_POSITIONS } from '../../../../../engine/search.ts';
import { optionsBegun, findGame, parseOptions, type Saved } from '../../../../../engine/rules.ts';
import { inSlices } from './in-slices.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** The advice for the present position of a game. */
export type AdviceFound = PositionAdvice & { readonly found: 'advice' };

/** Milliseconds that a person may wait for a hint. */
const BUDGET_MS = 150;
/** Positions between two readings of the clock. */
const STEP_POSITIONS = 100;

/**
 * Thinks about the present position of a saved game and passes its advice to `say`. Yields after each slice of work;
 * `now`: in milliseconds.
 */
export function* adviseSaved(
  saved: Saved,
  say: (found: AdviceFound) => void,
  now: () => number,
  solvers = new RecentSolvers(),
): Generator<void, void, void> {
  const until = now() + BUDGET_MS;
  const thinking = begin(saved, solvers);
  if (!thinking) {
    say({ found: 'advice', advice: [], lost: false });
    return;
  }
  yield* inSlices(think(thinking, until, now), now);
  say({ found: 'advice', ...thinking.advised() });
}

type Thinking = NonNullable<ReturnType<Adviser['think']>>;

/** Thinks step by step until everything is known, or the positions or the time are used up. */
function* think(thinking: Thinking, until: number, now: () => number): Generator<void, void, void> {
  for (let thought = STEP_POSITIONS; ; thought += STEP_POSITIONS) {
    if (thinking.go(STEP_POSITIONS) || thought >= HINT_POSITIONS || now() >= until) return;
    yield;
  }
}

function begin(saved: Saved, solvers: RecentSolvers): ReturnType<Adviser['think']> {
  const game = findGame(saved.game);
  const options = game && optionsBegun(game, saved);
  if (game === undefined || options === undefined) return undefined;
  return solvers.adviserOf(game, parseOptions(game, options) ?? {}).think(saved);
}
