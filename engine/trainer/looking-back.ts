import type { Review } from '../review/review.ts';
import { reviewing } from '../review/reviewing.ts';
import type { Saved } from '../session/saved-game.ts';
import type { Knowable } from './knowable.ts';
import { Knowing } from './knowing.ts';

/** A finished game looked back at: with all its cards known, and by what its player could know. */
export interface LookedBack {
  readonly review: Review;
  readonly knowable: Knowable;
}

/** How much of the work the review with all cards known is. */
const REVIEWING = 0.3;

/**
 * Looks back at a game, the moves that stand in it. Its effort is counted in positions and games, never in time: the
 * same game comes out the same wherever that is done. Yields now and then how much is done, from 0 to 1; undefined for
 * a save that cannot be opened, or in which no move was made.
 */
export function* lookingBack(saved: Saved): Generator<number, LookedBack | undefined, void> {
  const hindsight = reviewing(saved);
  let next = hindsight.next();
  for (; next.done !== true; next = hindsight.next()) yield REVIEWING * next.value;
  const review = next.value;
  const knowing = review && Knowing.of(saved, review)?.all();
  if (review === undefined || knowing === undefined) return undefined;
  let known = knowing.next();
  for (; known.done !== true; known = knowing.next()) yield REVIEWING + (1 - REVIEWING) * known.value;
  return { review, knowable: known.value };
}
