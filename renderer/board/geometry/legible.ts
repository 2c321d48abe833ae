/** So large cards may be, in parts of the largest: smaller ones leave long fans more room. */
export const PARTS = [1, 0.9, 0.8, 0.7] as const;
/** As much of each card that lies open is to be seen, in CSS pixels, or as much of a small card as a fan ever shows. */
const LEGIBLE = { pixels: 24, card: 0.27 } as const;
/** Cards grow again once so many times as much would be seen of each: they must not change with every move. */
const ROOMY = 1.4;
/** Where no size is enough, another is taken for so many times as much to be seen. */
const BETTER = 1.15;

/** Below so much of it a fan opens under the pointer. */
const SQUEEZED = 0.8;

/** How much is seen of a card that `gap` pixels leave to be seen, 1 being enough. */
export const legibility = (gap: number, cardHeight: number): number =>
  gap / Math.min(LEGIBLE.pixels, cardHeight * LEGIBLE.card);

/** So little left to be seen of a card is squeezed, in pixels. */
export const squeezed = (cardHeight: number): number => SQUEEZED * Math.min(LEGIBLE.pixels, cardHeight * LEGIBLE.card);

/**
 * How large cards are to be, where they are `now` so large: the largest at which long fans can be read. `shown`: how
 * legible the least legible fan is at a size; `grows`: they may be larger than now.
 */
export function partFor(now: number, shown: (part: number) => number, grows: boolean): number {
  const parts = PARTS.filter((part) => part <= now || grows);
  const enough = parts.find((part) => shown(part) >= (part > now ? ROOMY : 1));
  if (enough !== undefined) return enough;
  const best = parts.reduce((one, other) => (shown(other) > shown(one) ? other : one));
  return shown(best) > shown(now) * BETTER ? best : now;
}
