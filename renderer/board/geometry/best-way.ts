import type { BoardPile } from '../model/source.ts';
import type { Arrangement, PilePlace } from './arrangement.ts';
import { asBefore, cardsHigh, cardsWide, FAN_ROOM, GAP, leastGap, type Spaced, spacedOut } from './spacing.ts';

/** The height of a card, in card widths. */
export const RATIO = 1.4;
/** The card height, in CSS pixels, from which more height is better spent on the fans. */
export const COMFORTABLE_HEIGHT = 197;
/**
 * How wide cards should be at least in a tall window, in CSS pixels or as a share of the table; and the share of its
 * value that a way with narrower ones has.
 */
const ENOUGH = { pixels: 60, share: 0.12, without: 0.75 } as const;

/** Returns how wide cards should be at least in a room, in CSS pixels; 0 in a wide one. */
export const enoughIn = (wide: number, high: number): number =>
  wide > high ? 0 : Math.min(ENOUGH.pixels, wide * ENOUGH.share);

/** A way to lay the piles, and how high their cards are that way, in pixels. */
export interface Measured {
  readonly spaced: readonly Spaced[];
  readonly cardHeight: number;
}

/** Returns the way with the largest cards: the first one, unless another is worth it. */
export function largest(
  shapes: readonly BoardPile[],
  arrangements: readonly Arrangement[],
  { wide, high }: { readonly wide: number; readonly high: number },
): Measured {
  const enough = enoughIn(wide, high) * RATIO;
  let best: (Measured & { readonly value: number }) | undefined;
  for (const { places, worth, tall } of arrangements) {
    if (tall && enough === 0) continue;
    if (best && valueOf(mostWithout(places, wide, high), worth, enough) <= best.value) continue;
    const spaced = spacedOut(shapes, places);
    const width = wide / cardsWide(spaced, leastGap(spaced), asBefore);
    const cardHeight = Math.min(heightIn(spaced, high), width * RATIO);
    const value = valueOf(cardHeight, worth, enough);
    if (!best || value > best.value) best = { spaced, cardHeight, value };
  }
  return best ?? { spaced: [], cardHeight: 0 };
}

/**
 * Returns how good a way with cards so high is: the height of its cards divided by its worth, and only a part of that
 * where they are narrower than they should be.
 */
const valueOf = (cardHeight: number, worth: number, enough: number): number =>
  (cardHeight / worth) * (cardHeight < enough ? ENOUGH.without : 1);

/** Returns the card height: once cards are large enough, more height goes to making long fans legible. */
function heightIn(spaced: readonly Spaced[], high: number): number {
  const largest = high / cardsHigh(spaced, FAN_ROOM.least);
  return Math.max(high / cardsHigh(spaced, FAN_ROOM.ample), Math.min(largest, COMFORTABLE_HEIGHT));
}

/** Returns the card height that would fit if no pile had a fan: a quick upper bound. */
function mostWithout(places: readonly PilePlace[], wide: number, high: number): number {
  const first = Math.min(...places.map(({ x }) => x));
  const across = Math.max(...places.map(({ x }) => x)) - first;
  const down = Math.max(...places.map(({ y, fans }) => y * (1 + GAP.rows.least) + fans * FAN_ROOM.least));
  return Math.min(high / (down + 1), (wide / (across * (1 + GAP.least) + 1)) * RATIO);
}
