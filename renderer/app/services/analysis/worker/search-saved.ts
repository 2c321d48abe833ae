import { type Move, parseOptions, resume, type Saved, type Solver, type Verdict } from '../../../../../engine/index.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** What a search reports on its way and at its end. `positions`: the number searched. */
export type Finding =
  | { readonly found: 'searching' | Exclude<Verdict['verdict'], 'won'>; readonly positions: number }
  | { readonly found: 'won'; readonly positions: number; readonly moves: readonly Move[] };

/** Limits of a search. */
export interface SearchLimits {
  readonly positions: number;
  /** Milliseconds. */
  readonly time: number;
}

/** Options of a search. */
export interface SearchOptions {
  /** A win that is already known. */
  readonly way?: readonly Move[] | undefined;
  /** Whether a short win is wanted, which is worth some extra time. */
  readonly short?: boolean | undefined;
  readonly limits?: SearchLimits | undefined;
}

/** Options and tools of a search. */
interface SearchMeans extends SearchOptions {
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  readonly solvers?: RecentSolvers | undefined;
}

/** Most milliseconds spent on shortening a win. */
const MAX_SHORTENING_MS = 1000;

const SEARCH_LIMITS: SearchLimits = { positions: Infinity, time: 20_000 };

/** Milliseconds of work in one slice. */
const SLICE_MS = 8;
/** Positions between two readings of the clock; they take some tenths of a millisecond. */
const STEP_POSITIONS = 20;
/** Milliseconds between two progress reports. */
const REPORT_MS = 1000;

/**
 * Looks for a win of a saved game from its present position, with all cards known, and reports what it finds. Yields
 * after each slice of work; stop iterating to cancel it.
 */
export function* searchSaved(
  saved: Saved,
  say: (finding: Finding) => void,
  { now, limits = SEARCH_LIMITS, solvers = new RecentSolvers(), way, short = false }: SearchMeans,
): Generator<void, void, void> {
  const resumed = resume(saved);
  if (!resumed.ok) return say({ found: 'open', positions: 0 });
  const { game, options, table } = resumed.value.session;
  const solver = solvers.of(game, parseOptions(game, options) ?? {});
  const solving = way ? solver.won(table, way) : solver.solve(table, { positions: limits.positions });
  const begun = now();
  let reported = begun;
  for (let sliced = begun; ;) {
    const verdict = solving.go(STEP_POSITIONS);
    const { positions } = solving;
    solvers.note(positions);
    if (verdict?.moves) {
      if (short) yield* shortened(solving, now);
      return say({ found: 'won', moves: solving.cancel().moves ?? verdict.moves, positions });
    }
    if (verdict) return say({ found: verdict.verdict, positions });
    const time = now();
    if (time - begun > limits.time) return say({ found: 'open', positions });
    if (time - reported >= REPORT_MS) {
      reported = time;
      say({ found: 'searching', positions });
    }
    if (time - sliced < SLICE_MS) continue;
    yield;
    sliced = now();
  }
}

/** Shortens the win that was found, for a limited time. */
function* shortened(solving: ReturnType<Solver['solve']>, now: () => number): Generator<void, void, void> {
  const begun = now();
  for (let sliced = begun; !solving.shorten(STEP_POSITIONS) && now() - begun < MAX_SHORTENING_MS;) {
    if (now() - sliced < SLICE_MS) continue;
    yield;
    sliced = now();
  }
}
