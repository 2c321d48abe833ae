/** Possible card sizes, as shares of the largest: smaller cards leave long fans more room. */
export const CARD_SIZES = [1, 0.9, 0.8, 0.7] as const;
/**
 * The visible part of each face-up card: CSS pixels or, on a small card, a share of its height that a fan shows at
 * most.
 */
const LEGIBLE = { pixels: 24, card: 0.27 } as const;
/**
 * Cards grow again from this legibility on. It is more than enough, so that their size does not change with every move.
 */
const ROOMY = 1.4;
/** If no size is enough, another size is used when it is more legible by this factor. */
const MIN_IMPROVEMENT = 1.15;

/** A fan below this legibility opens under the pointer. */
const SQUEEZED_LEGIBILITY = 0.8;

/** Returns the legibility of cards that show `gap` pixels; 1 is enough. */
export const legibility = (gap: number, cardHeight: number): number =>
  gap / Math.min(LEGIBLE.pixels, cardHeight * LEGIBLE.card);

/** Returns the number of visible pixels below which a card counts as squeezed. */
export const squeezedPixels = (cardHeight: number): number =>
  SQUEEZED_LEGIBILITY * Math.min(LEGIBLE.pixels, cardHeight * LEGIBLE.card);

/**
 * Returns the size of cards, as a share of the largest: the largest at which long fans can be read. `last`: the present
 * size; `shown`: the legibility of the least legible fan at a size; `grows`: they may be larger than now; `least`: the
 * share below which none but the largest size is used.
 */
export function partFor(last: number, shown: (part: number) => number, grows: boolean, least = 0): number {
  const sizes = CARD_SIZES.filter((part) => part >= least || part === 1);
  const now = Math.max(last, sizes.at(-1)!);
  const parts = sizes.filter((part) => part <= now || grows);
  const enough = parts.find((part) => shown(part) >= (part > now ? ROOMY : 1));
  if (enough !== undefined) return enough;
  const best = parts.reduce((one, other) => (shown(other) > shown(one) ? other : one));
  return shown(best) > shown(now) * MIN_IMPROVEMENT ? best : now;
}
