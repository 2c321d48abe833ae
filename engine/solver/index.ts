/**
 * Whether a position can be won, with all its cards known: `solver(game, answers).solve(deal or table).go(more)`, and
 * `shorten(more)` for a shorter win.
 *
 * One solver for all games, without rules of its own. What it shares with hints and the simple player is in
 * `engine/search/`. Other code imports from this file alone. The parts, each file named by a noun:
 *
 * - `solver.ts`: the solver of one game with its options, kept from deal to deal; it walks a plan, replays wins by the
 *   rules and keeps to its budget.
 * - `base/`: what every search returns: passes, verdicts, and wins replayed by the rules.
 * - `depth-first/`: one pack with a stock or hidden cards. `best-first/`: open cards. `packed/`: the same search for
 *   open games of one pack in columns and cells, on a board of its own; `packed/fitting.ts` says which games fit.
 *   `stage-beam/`: two packs with a stock, on a board that goes from position to position by their bytes.
 * - `playouts/`, `nested/`: whole games played by chance that learn from the best; the latter for columns and a stock
 *   that is turned, many packs, on a board of its own. `removal/`, `laying/`: exact, for cards that only leave or are
 *   only laid.
 * - `shorter/`: what `shorten(more)` does after a win: further passes for shorter wins, and detours taken out.
 * - `known.json`: the plan of each game, and what is known of it beyond its rules. `npm run lab -- known` finds this by
 *   random play, and a test over every game tries to refute it.
 *
 * A way to search is a `Strategy` (`strategy.ts`): a file, or a folder, with a function that takes settings and returns
 * `{ name, complete, begin(context) }`; `begin` returns a `Pass`, whose `go(more)` looks at about `more` further
 * positions and says how the search ended, if it did. It may say `exhausted` only when it left out nothing that could
 * win, unless it is not `complete`: only a complete one proves a position lost. A pass starts from the context's
 * current position, may leave it anywhere, and caches what is costly by its context (`perContext`). It leaves out moves
 * with a random result, and reports that it did.
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
