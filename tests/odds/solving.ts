import { RuleSet } from '../../engine/legality/rule-set.ts';
import type { Answers } from '../../engine/model/game.ts';
import type { Variant } from '../../engine/model/variant.ts';
import { findGame } from '../../engine/games/index.ts';
import { Solver, solver } from '../../engine/solver/index.ts';
import { KNOWN } from '../../engine/solver/known.ts';
import type { PlanName } from '../../engine/solver/plan-name.ts';
import { PLANS, planOf } from '../../engine/solver/plans.ts';
import type { Player } from './claim.ts';

/** How the solver searches a game. */
export interface Effort {
  /** A deal is given up after this many positions. */
  readonly positions: number;
  /** Usually the game's own. */
  readonly plan?: PlanName;
  /** Rules to solve by instead of the game's own, with fewer decisions: they must win exactly the same deals. */
  readonly eased?: (variant: Variant) => Variant;
}

/**
 * Makes a player that finds out whether a deal can be won at all, with all its cards known. The solver is made at the
 * first deal and serves all.
 */
export function solving(id: string, answers: Answers, { positions, plan, eased }: Effort): Player {
  const game = findGame(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const make = (): Solver => {
    const known = KNOWN[id] ?? {};
    const way = plan ? PLANS[plan] : planOf(id);
    return eased
      ? new Solver(new RuleSet(eased(game.variant(answers))), way, { known })
      : solver(game, answers, { plan: way });
  };
  let made: Solver | undefined;
  return ({ table }) => {
    const { verdict } = (made ??= make()).solve(table, { positions }).toEnd();
    return verdict === 'won' || verdict === 'lost' ? verdict : 'unknown';
  };
}
