import { type Card, makeCard } from '../model/card.ts';
import { swapAt } from './packs.ts';

/** The number of orders of 52 cards: Microsoft's Klondike numbers are below it. */
export const PACK_ORDERS = Array.from({ length: 52 }, (_, at) => BigInt(at + 1)).reduce(
  (product, n) => product * n,
  1n,
);

/** Lists a pack suit by suit, each from the ace to the king. */
const packOfSuits = (suits: readonly number[]): Card[] =>
  suits.flatMap((suit) => Array.from({ length: 13 }, (_, at) => makeCard(at + 1, suit)));

/** Returns the order of Klondike in Microsoft's Solitaire Collection, by the seed in its log. */
export function collectionOrder(seed: bigint): Card[] {
  const list = packOfSuits([3, 2, 0, 1]);
  let left = seed;
  for (let i = list.length - 1; i > 0; i--) {
    swapAt(list, i, Number(left % BigInt(i + 1)));
    left /= BigInt(i + 1);
  }
  return list.toReversed();
}

/** GreenFelt's numbers are below this prime. */
export const GREENFELT_PRIME = 2 ** 31 - 1;
const SWAP_ROUNDS = 7;

/**
 * Returns the order of Klondike at GreenFelt by its number: Park and Miller's generator, in seven rounds through the
 * pack.
 */
export function greenFeltOrder(number: number): Card[] {
  const list = packOfSuits([0, 1, 2, 3]);
  let s = number;
  for (let at = 0; at < SWAP_ROUNDS * list.length; at++) {
    s = (16807 * s) % GREENFELT_PRIME;
    swapAt(list, at % list.length, s % list.length);
  }
  return list.toReversed();
}
