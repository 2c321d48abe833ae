import { type Move, parseOptions, resume, type Saved } from '../../../../../engine/rules.ts';
import type { Solver, Verdict } from '../../../../../engine/search.ts';
import { inSlices } from './in-slices.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** The reports of a search, during it and at its end. `positions`: the number searched. */
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
  /** Whether a short win is wanted, which takes some extra time. */
  readonly short?: boolean | undefined;
  readonly limits?: SearchLimits | undefined;
}

/** Options and tools of a search. */
interface SearchMeans extends SearchOptions {
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  readonly solvers?: RecentSolvers | undefined;
}

/** The most milliseconds spent on shortening a win. */
const MAX_SHORTENING_MS = 1000;

const SEARCH_LIMITS: SearchLimits = { positions: Infinity, time: 20_000 };

/** Positions between two readings of the clock: some tenths of a millisecond. */
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
  const report = (): void => say({ found: 'searching', positions: solving.positions });
  const note = (): void => solvers.note(solving.positions);
  const verdict = yield* inSlices(solve(solving, { time: limits.time, note, now }), now, { every: REPORT_MS, report });
  const { positions } = solving;
  if (!verdict) return say({ found: 'open', positions });
  if (!verdict.moves) return say({ found: verdict.verdict, positions });
  if (short) yield* inSlices(shorten(solving, now), now);
  return say({ found: 'won', moves: solving.cancel().moves ?? verdict.moves, positions });
}

type Solving = ReturnType<Solver['solve']>;

interface SolveParts {
  /** Milliseconds that the search may take. */
  readonly time: number;
  /** Is called after each step. */
  readonly note: () => void;
  readonly now: () => number;
}

/** Searches for a win step by step; returns undefined when the time is used up. */
function* solve(solving: Solving, { time, note, now }: SolveParts): Generator<void, Verdict | undefined, void> {
  for (const begun = now(); ;) {
    const verdict = solving.go(STEP_POSITIONS);
    note();
    if (verdict) return verdict;
    if (now() - begun > time) return undefined;
    yield;
  }
}

/** Shortens the win that was found, for a limited time. */
function* shorten(solving: Solving, now: () => number): Generator<void, void, void> {
  for (const begun = now(); !solving.shorten(STEP_POSITIONS) && now() - begun < MAX_SHORTENING_MS;) yield;
}
