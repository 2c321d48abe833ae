import type { Review } from '../review/review.ts';
import { reviewing } from '../review/reviewing.ts';
import type { Saved } from '../session/saved-game.ts';
import { accuracyReview } from './accuracy/accuracy-review.ts';
import type { Knowable } from './accuracy/knowable.ts';

/** Both reviews of a finished game: with all its cards known, and by what its player could know. */
export interface RetrospectiveReview {
  readonly review: Review;
  readonly knowable: Knowable;
}

/** The share of the work for the review with all cards known. */
const REVIEWING_SHARE = 0.3;

/**
 * Makes both reviews of the moves of a game that were not undone. The effort is counted in positions and games, never
 * in time: the same game has the same result everywhere. Yields its progress, from 0 to 1; returns undefined for a save
 * that cannot be opened, or without a move.
 */
export function* reviewInRetrospect(saved: Saved): Generator<number, RetrospectiveReview | undefined, void> {
  const hindsight = reviewing(saved);
  let next = hindsight.next();
  for (; next.done !== true; next = hindsight.next()) yield REVIEWING_SHARE * next.value;
  const review = next.value;
  if (review === undefined) return undefined;
  const foresight = accuracyReview(saved, review);
  let known = foresight.next();
  for (; known.done !== true; known = foresight.next()) yield REVIEWING_SHARE + (1 - REVIEWING_SHARE) * known.value;
  return known.value && { review, knowable: known.value };
}
