import {
  type Adviser,
  type PositionAdvice,
  optionsBegun,
  findGame,
  parseOptions,
  type Saved,
  HINT_POSITIONS,
} from '../../../../../engine/index.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** The advice for the present position of a game. */
export type AdviceFound = PositionAdvice & { readonly found: 'advice' };

/** Milliseconds that a person may wait for a hint. */
const BUDGET_MS = 150;
/** Milliseconds of work in one slice. */
const SLICE_MS = 8;
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
  const begun = now();
  const thinking = begin(saved, solvers);
  if (!thinking) {
    say({ found: 'advice', advice: [], lost: false });
    return;
  }
  let thought = 0;
  const isOver = (): boolean => thinking.go(STEP_POSITIONS) || (thought += STEP_POSITIONS) >= HINT_POSITIONS;
  yield* sliced(isOver, begun + BUDGET_MS, now);
  say({ found: 'advice', ...thinking.advised() });
}

/** Works step by step until the work is done or its time is up; yields after each slice. */
function* sliced(isOver: () => boolean, until: number, now: () => number): Generator<void, void, void> {
  for (let from = now(); !isOver() && now() < until;) {
    if (now() - from < SLICE_MS) continue;
    yield;
    from = now();
  }
}

function begin(saved: Saved, solvers: RecentSolvers): ReturnType<Adviser['think']> {
  const game = findGame(saved.game);
  const options = game && optionsBegun(game, saved);
  if (game === undefined || options === undefined) return undefined;
  return solvers.adviserOf(game, parseOptions(game, options) ?? {}).think(saved);
}
