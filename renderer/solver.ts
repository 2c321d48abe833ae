import { type Move, resume, type Saved, type Sought } from '../engine/index.ts';

/** What the search says while it goes on and when it ends. `positions`: those it has looked at. */
export type Finding =
  | { readonly found: 'searching' | Exclude<Sought['found'], 'won'>; readonly positions: number }
  | { readonly found: 'won'; readonly positions: number; readonly moves: readonly Move[] };

/** The most a search may take. */
export interface Bounds {
  readonly positions: number;
  /** Milliseconds. */
  readonly time: number;
}

export const BOUNDS: Bounds = { positions: 1_000_000, time: 20_000 };

/** Positions between two looks at the clock. */
const STEP = 2000;
/** Milliseconds between two words of how far it is. */
const TELL_EVERY = 1000;

/** Looks for a win of a saved game from where it stands, all cards known, and says what it finds. `now`: in milliseconds. */
export function searchSaved(saved: Saved, say: (finding: Finding) => void, now: () => number, bounds = BOUNDS): void {
  const resumed = resume(saved);
  if ('error' in resumed) return say({ found: 'unknown', positions: 0 });
  const search = resumed.session.search(bounds.positions);
  const begun = now();
  let told = begun;
  for (;;) {
    const sought = search.go(STEP);
    const { positions } = search;
    if (sought) return say(sought.moves ? { ...sought, positions } : { found: sought.found, positions });
    if (now() - begun > bounds.time) return say({ found: 'unknown', positions });
    if (now() - told < TELL_EVERY) continue;
    told = now();
    say({ found: 'searching', positions });
  }
}
