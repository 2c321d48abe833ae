import type { Answers, Game } from '../../model/game.ts';
import { type Solver, solver } from '../../solver/index.ts';
import type { PlanName } from '../../solver/plan-name.ts';
import { PLANS } from '../../solver/plans.ts';

/** Of games whose own searches are tuned anew from time to time. */
const COUNTED_BY: Readonly<Record<string, PlanName>> = { freecell: 'packed' };

/**
 * The solver in whose positions the strength of a game's puzzles is counted. Its searches stay as they are, however
 * fast others become, so that strengths found at different times can be compared. `made`: the game's own, which serves
 * where nothing else is said.
 */
export function countingSolver(game: Game, answers: Answers, made?: Solver): Solver | undefined {
  const plan = COUNTED_BY[game.id];
  return plan ? solver(game, answers, { plan: PLANS[plan] }) : made;
}
