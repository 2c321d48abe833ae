/** Possible card sizes, as shares of the largest: smaller cards leave long fans more room. */
export const CARD_SIZES = [1, 0.9, 0.8, 0.7] as const;
/**
 * How much of each face-up card must show: CSS pixels, or on a small card the share of its height that a fan shows at
 * most.
 */
const LEGIBLE = { pixels: 24, card: 0.27 } as const;
/** The legibility from which cards grow again: more than enough, so that they do not change with every move. */
const ROOMY = 1.4;
/** Where no size is enough, the factor by which another must be more legible to be taken. */
const MIN_IMPROVEMENT = 1.15;

/** The legibility below which a fan opens under the pointer. */
const SQUEEZED_LEGIBILITY = 0.8;

/** Returns the legibility of cards of which `gap` pixels show; 1 is enough. */
export const legibility = (gap: number, cardHeight: number): number =>
  gap / Math.min(LEGIBLE.pixels, cardHeight * LEGIBLE.card);

/** Returns the number of pixels below which what shows of a card is squeezed. */
export const squeezedPixels = (cardHeight: number): number =>
  SQUEEZED_LEGIBILITY * Math.min(LEGIBLE.pixels, cardHeight * LEGIBLE.card);

/**
 * Returns the size of cards, as a share of the largest: the largest at which long fans can be read. `now`: the present
 * size; `shown`: the legibility of the least legible fan at a size; `grows`: they may be larger than now.
 */
export function partFor(now: number, shown: (part: number) => number, grows: boolean): number {
  const parts = CARD_SIZES.filter((part) => part <= now || grows);
  const enough = parts.find((part) => shown(part) >= (part > now ? ROOMY : 1));
  if (enough !== undefined) return enough;
  const best = parts.reduce((one, other) => (shown(other) > shown(one) ? other : one));
  return shown(best) > shown(now) * MIN_IMPROVEMENT ? best : now;
}
