import type { Answers, Game } from '../../model/game.ts';
import { type Solver, solver, PLANS, type PlanName } from '../../solver/index.ts';

/** Fixed plans for games whose own plans are retuned from time to time. */
const COUNTED_BY: Readonly<Record<string, PlanName>> = { freecell: 'packed' };

/**
 * Returns the solver whose positions measure the strength of a game's puzzles. Its plan stays the same, however fast
 * others become, so that strengths found at different times can be compared. `made`: the game's own solver, returned
 * where no plan is fixed.
 */
export function countingSolver(game: Game, answers: Answers, made?: Solver): Solver | undefined {
  const plan = COUNTED_BY[game.id];
  return plan ? solver(game, answers, { plan: PLANS[plan] }) : made;
}
