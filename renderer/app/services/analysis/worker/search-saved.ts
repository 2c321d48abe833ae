import { type Move, parseOptions, resume, type Saved, type Solver, type Verdict } from '../../../../../engine/index.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** What the search says while it goes on and when it ends. `positions`: those it has looked at. */
export type Finding =
  | { readonly found: 'searching' | Exclude<Verdict['verdict'], 'won'>; readonly positions: number }
  | { readonly found: 'won'; readonly positions: number; readonly moves: readonly Move[] };

/** The most a search may take. */
export interface SearchLimits {
  readonly positions: number;
  /** Milliseconds. */
  readonly time: number;
}

/** What more may be wanted of a search. */
export interface SearchOptions {
  /** A win that is known already. */
  readonly way?: readonly Move[] | undefined;
  /** A short win is wanted: it is worth some time more. */
  readonly short?: boolean | undefined;
  readonly limits?: SearchLimits | undefined;
}

/** What a search goes by beside the game. */
interface SearchMeans extends SearchOptions {
  /** In milliseconds. */
  readonly now: () => number;
  readonly solvers?: RecentSolvers | undefined;
}

/** Milliseconds for making a win shorter. */
const SHORTENING = 1000;

const SEARCH_LIMITS: SearchLimits = { positions: Infinity, time: 20_000 };

/** Milliseconds of work in one slice. */
const SLICE_MS = 8;
/** Positions between two looks at the clock; some tenths of a millisecond. */
const STEP_POSITIONS = 20;
/** Milliseconds between two words of how far it is. */
const TELL_EVERY = 1000;

/**
 * Looks for a win of a saved game from where it stands, all cards known, and says what it finds. It yields after each
 * slice of work, and is given up by not being gone on with.
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
  let told = begun;
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
    if (time - told >= TELL_EVERY) {
      told = time;
      say({ found: 'searching', positions });
    }
    if (time - sliced < SLICE_MS) continue;
    yield;
    sliced = now();
  }
}

/** Makes the win that was found shorter, for a while. */
function* shortened(solving: ReturnType<Solver['solve']>, now: () => number): Generator<void, void, void> {
  const begun = now();
  for (let sliced = begun; !solving.shorten(STEP_POSITIONS) && now() - begun < SHORTENING;) {
    if (now() - sliced < SLICE_MS) continue;
    yield;
    sliced = now();
  }
}
