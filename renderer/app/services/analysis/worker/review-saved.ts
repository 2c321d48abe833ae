import { reviewInRetrospect, makeRetrospective } from '../../../../../engine/search.ts';
import type { Saved } from '../../../../../engine/rules.ts';
import { inSlices } from './in-slices.ts';

/** Progress of a review, from 0 to 1; then the whole review in notation, or that there is nothing to review. */
export type ReviewReport =
  | { readonly found: 'reviewing'; readonly share: number }
  | { readonly found: 'reviewed'; readonly review: string }
  | { readonly found: 'nothing' };

/** Milliseconds between two progress reports. */
const REPORT_MS = 50;

/** Reviews a saved game and reports its progress. Yields after each slice of work; `now`: in milliseconds. */
export function* reviewSaved(
  saved: Saved,
  say: (found: ReviewReport) => void,
  now: () => number,
): Generator<void, void, void> {
  const report = (share: number): void => say({ found: 'reviewing', share });
  const review = yield* inSlices(reviewInRetrospect(saved), now, { every: REPORT_MS, report });
  say(review ? { found: 'reviewed', review: makeRetrospective(review, saved) } : { found: 'nothing' });
}
