import type { Card, PileShape } from '../../../engine/rules.ts';
import type { RealTable } from '../../../engine/text.ts';

/** How far the cards of a real table have been entered. */
export interface Entry {
  /** By place; undefined: not entered. */
  readonly known: readonly (Card | undefined)[];
  /** The place of the next card. */
  readonly at: number;
}

/** Returns the order in which places are filled in: face-up cards first, then face-down ones, a heap from its top. */
export function entryOrder({ places }: RealTable, shapes: readonly PileShape[]): readonly number[] {
  const missing = places.flatMap((place, at) => (place.card === undefined ? [{ ...place, at }] : []));
  const heaps = new Set(shapes.flatMap((shape, pile) => (shape.fan.direction === undefined ? [pile] : [])));
  return missing
    .toSorted(
      (a, b) =>
        Number(a.faceDown) - Number(b.faceDown) ||
        a.pile - b.pile ||
        (heaps.has(a.pile) ? b.index - a.index : a.index - b.index),
    )
    .map(({ at }) => at);
}

export const beginEntry = ({ places }: RealTable, order: readonly number[]): Entry => ({
  known: places.map(() => undefined),
  at: order[0] ?? 0,
});

/** Enters a card at the current place, and goes on to the next place without one. */
export function enterCard(entry: Entry, order: readonly number[], card: Card): Entry {
  const known = entry.known.with(entry.at, card);
  return { known, at: after(entry, order).find((place) => known[place] === undefined) ?? entry.at };
}

/** Goes on to the next place, whether or not this one has a card. */
export const nextPlace = (entry: Entry, order: readonly number[]): Entry => ({
  ...entry,
  at: after(entry, order)[0] ?? entry.at,
});

/** Lists the other places, in order from the one after the current place. */
function after({ at }: Entry, order: readonly number[]): readonly number[] {
  const here = order.indexOf(at);
  return [...order.slice(here + 1), ...order.slice(0, here)];
}

/** Removes the card of the current place, or else the one before it. */
export function takeBack(entry: Entry, order: readonly number[]): Entry {
  const here = order.indexOf(entry.at);
  const at = entry.known[entry.at] === undefined ? (order[here - 1] ?? entry.at) : entry.at;
  return { known: entry.known.with(at, undefined), at };
}

/** Counts how often each card can still be entered. */
export function leftOf({ cards }: RealTable, { known }: Entry): ReadonlyMap<Card, number> {
  const left = new Map<Card, number>();
  for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of known) if (card !== undefined) left.set(card, (left.get(card) ?? 0) - 1);
  return left;
}

/** Counts the face-up cards still to be entered. */
export const openLeft = ({ places }: RealTable, { known }: Entry): number =>
  places.filter(({ faceDown, card }, at) => !faceDown && card === undefined && known[at] === undefined).length;
