/**
 * Whether a position can be won, with all its cards known: `solver(game, answers).solve(deal or table).go(more)`, and
 * `shorten(more)` for a shorter win.
 *
 * One solver for all games, without rules of its own; `README.md` names its parts. What it shares with hints and the
 * simple player is in `engine/search/`. Other code imports from this file alone.
 *
 * A way to search is a `Strategy` (`base/strategy.ts`): a file, or a folder, with a function that takes settings and
 * returns `{ name, complete, begin(context) }`; `begin` returns a `Pass`, whose `go(more)` looks at about `more`
 * further positions and says how the search ended, if it did. It may say `exhausted` only when it left out nothing
 * that could win, unless it is not `complete`: only a complete one proves a position lost. A pass starts from the
 * context's current position, may leave it anywhere, and caches what is costly by its context (`perContext`). It
 * leaves out moves with a random result, and reports that it did.
 *
 * A plan (`plans.ts`) is the list of strategies for a game with the positions that each may look at; the first verdict
 * counts.
 */
export { Solver, solver, type Solving } from './solver.ts';
export type { Budget, Verdict } from './base/verdict.ts';
export type { Plan } from './base/strategy.ts';
export type { PlanName } from './plan-name.ts';
export { knownOf } from './own-games.ts';
export { exactPlanOf, otherPlanOf, PLANS } from './plans.ts';
