import { lookingBack, makeLookedBack, type Saved } from '../../../../../engine/index.ts';

/** Progress of a review, from 0 to 1; then the whole review in notation, or that there is nothing to review. */
export type ReviewReport =
  | { readonly found: 'reviewing'; readonly share: number }
  | { readonly found: 'reviewed'; readonly review: string }
  | { readonly found: 'nothing' };

/** Least milliseconds of work in one slice, which ends only between positions. */
const SLICE_MS = 50;

/** Reviews a saved game and reports its progress. Yields after each slice of work; `now`: in milliseconds. */
export function* reviewSaved(
  saved: Saved,
  say: (found: ReviewReport) => void,
  now: () => number,
): Generator<void, void, void> {
  const work = lookingBack(saved);
  for (let sliced = now(); ;) {
    const { done, value } = work.next();
    if (done) return say(value ? { found: 'reviewed', review: makeLookedBack(value, saved) } : { found: 'nothing' });
    if (now() - sliced < SLICE_MS) continue;
    say({ found: 'reviewing', share: value });
    yield;
    sliced = now();
  }
}
