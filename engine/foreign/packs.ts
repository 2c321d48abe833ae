import { type Card, makeCard } from '../model/card.ts';
import { ALL_RANKS, type Deck } from '../model/deck.ts';

/** A card with the number of its pack, the first 0, above its byte. */
export type Packed = number;

export const cardOfPacked = (packed: Packed): Card => packed & 255;
export const packOf = (packed: Packed): number => packed >> 8;

/** Lists the packs of a deck before a shuffle, one after the other, each suit by suit from the ace to the king. */
export const bySuits = ({ packs = 1, ranks = ALL_RANKS }: Deck, suits: readonly number[]): Packed[] =>
  inPacks(
    packs,
    suits.flatMap((suit) => ranks.map((rank) => makeCard(rank, suit))),
  );

/** Lists them with each pack rank by rank. */
export const byRanks = ({ packs = 1, ranks = ALL_RANKS }: Deck, suits: readonly number[]): Packed[] =>
  inPacks(
    packs,
    ranks.flatMap((rank) => suits.map((suit) => makeCard(rank, suit))),
  );

const inPacks = (packs: number, pack: readonly Card[]): Packed[] =>
  Array.from({ length: packs }, (_, nth) => pack.map((card) => card | (nth << 8))).flat();

export function swapAt(list: number[], i: number, j: number): void {
  const card = list[i]!;
  list[i] = list[j]!;
  list[j] = card;
}

/**
 * Shuffles cards by Fisher and Yates from the last card to the second: card i changes places with card below(i + 1).
 */
export function shuffledBy(cards: readonly Packed[], below: (n: number) => number): Packed[] {
  const list = [...cards];
  for (let i = list.length - 1; i > 0; i--) swapAt(list, i, below(i + 1));
  return list;
}

/** Returns a generator of numbers below n: the remainders of the 15-bit numbers of Microsoft's C library. */
export function microsoftBelow(number: number): (n: number) => number {
  let x = number;
  return (n) => {
    x = (Math.imul(x, 214013) + 2531011) | 0;
    return ((x >>> 16) & 0x7fff) % n;
  };
}
