/**
 * Whether a position can be won, with all its cards known: `solver(game, answers).solve(deal or table).go(more)`, and
 * `shorten(more)` for a shorter win.
 *
 * One solver for all games, without rules of its own. What every search reads off the rules is in
 * `engine/search/view/`: the piles by their role, which card goes on which, and the conditions that a search names to
 * say which games fit it. `engine/search/memory/` has the memory for positions met, the queue of those to continue from
 * and the path to the one on the board. The solver's parts, each file named by a noun:
 *
 * - `solver.ts`: the solver of one game with its options, kept from deal to deal; it walks a plan, replays wins by the
 *   rules and keeps to its budget. `verdict.ts`: the possible results.
 * - `position/`: the table that is searched on, `position.ts`; after `make` and `undo`, `settle` updates its key
 *   (`position-key.ts`), the place of each card and the cards home. Forced moves (`legality/safe-homes.ts`) are made by
 *   `make` itself, and are in `moves()`.
 * - `position/talon.ts`, `talon-moves.ts`: a stock and waste seen cards available from them, each with the taps
 *   that bring it up. A strategy lists moves by `position.list`, never by the rules: where that view holds, a tap alone
 *   is not a move.
 * - `depth-first/`: one pack with a stock or hidden cards. `best-first/`: open cards. `packed/`: the same search for
 *   open games of one pack in columns and cells, on a board of its own; `packed/fitting.ts` says which games fit.
 *   `stage-beam/`: two packs with a stock, on a board of its own that goes from position to position by their bytes.
 * - `playouts/`, `nested/`: whole games played by chance that learn from the best; the latter for columns and a stock
 *   that is turned, many packs, on a board of its own.
 * - `shorter/`: what `shorten(more)` does after a win: further passes for shorter wins, and detours taken out.
 *   `replay.ts`: replays a win by the rules before it is reported.
 * - `facts.ts`, `known.ts`: what is known of a game beyond its rules. `npm run lab -- known` writes `known.ts` from
 *   random play, and a test over every game tries to refute it.
 * - `pruning.ts`: the names of all rules by which something is left out. Code that leaves something out checks
 *   `context.pruning.has(…)`, so that the test over every game can solve with each rule left out.
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
export { Solver, solver } from './solver.ts';
export type { Budget, Verdict } from './verdict.ts';
