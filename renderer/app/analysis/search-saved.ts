import {
  type Move,
  parseOptions,
  resume,
  type Saved,
  type Session,
  solver,
  type Verdict,
} from '../../../engine/index.ts';

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

const SEARCH_LIMITS: SearchLimits = { positions: Infinity, time: 20_000 };

/** Positions between two looks at the clock. */
const STEP = 2000;
/** Milliseconds between two words of how far it is. */
const TELL_EVERY = 1000;

/** Looks for a win of a saved game from where it stands, all cards known, and says what it finds. `now`: in milliseconds. */
export function searchSaved(
  saved: Saved,
  say: (finding: Finding) => void,
  now: () => number,
  bounds = SEARCH_LIMITS,
): void {
  const resumed = resume(saved);
  if (!resumed.ok) return say({ found: 'open', positions: 0 });
  const solving = begin(resumed.value.session, bounds);
  const begun = now();
  let told = begun;
  for (;;) {
    const verdict = solving.go(STEP);
    const { positions } = solving;
    if (verdict?.moves) return say({ found: 'won', moves: verdict.moves, positions });
    if (verdict) return say({ found: verdict.verdict, positions });
    if (now() - begun > bounds.time) return say({ found: 'open', positions });
    if (now() - told < TELL_EVERY) continue;
    told = now();
    say({ found: 'searching', positions });
  }
}

function begin({ game, options, table }: Session, { positions }: SearchLimits) {
  return solver(game, parseOptions(game, options) ?? {}).solve(table, { positions });
}
