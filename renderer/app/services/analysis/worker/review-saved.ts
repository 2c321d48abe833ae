import { lookingBack, makeLookedBack, type Saved } from '../../../../../engine/index.ts';

/**
 * What is said of a review: how much of it is done, from 0 to 1; then the whole, in notation, or that there is nothing
 * to review.
 */
export type ReviewTold =
  | { readonly found: 'reviewing'; readonly share: number }
  | { readonly found: 'reviewed'; readonly review: string }
  | { readonly found: 'nothing' };

/** Milliseconds of work in one slice, at least: a position is not left half looked at. */
const SLICE_MS = 50;

/** Reviews a saved game and says how far it is. It yields after each slice of work; `now`: in milliseconds. */
export function* reviewSaved(
  saved: Saved,
  say: (told: ReviewTold) => void,
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
