import type { Card } from './card.ts';

/**
 * Shuffles cards by a deal's number. The same number gives the same order for ever, so nothing here may change.
 *
 * 1. The generator is xoshiro128** 1.1 (Blackman & Vigna, 2018). Its four 32-bit words are the first four outputs of
 *   SplitMix32 (additive constant 0x9e3779b9, finaliser of MurmurHash3) seeded with `number ^ imul(nth, 0x85ebca6b)`,
 *   where nth counts the shuffles of one game: 0 is the deal, 1 the first redeal by chance, and so on.
 * 2. A number below n is the high 32 bits of (output × n); outputs that would favour some numbers are thrown away.
 * 3. Fisher–Yates from the last card to the second: card i changes places with card below(i + 1).
 *
 * The first card of the order is dealt first. Game and options do not matter: the same number gives the same layout in
 * Klondike's three-card and one-card games.
 */
export function shuffled(cards: readonly Card[], number: number, nth: number): Card[] {
  const below = numbersBelow(xoshiro((number ^ Math.imul(nth, 0x85ebca6b)) >>> 0));
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) swap(order, i, below(i + 1));
  return order;
}

/**
 * Returns the order of a Microsoft deal, as the FreeCell FAQ defines it: x ← (214013 x + 2531011) mod 2^31, each number
 * is x / 2^16; the card at (number mod cards left) of AC AD AH AS 2C … is dealt and the last of those left takes its
 * place.
 */
export function microsoftOrder(cards: readonly Card[], number: number): Card[] {
  const left = [...cards];
  const order: Card[] = [];
  let x = number;
  while (left.length > 0) {
    x = (Math.imul(x, 214013) + 2531011) & 0x7fffffff;
    swap(left, (x >>> 16) % left.length, left.length - 1);
    order.push(left.pop() ?? 0);
  }
  return order;
}

function swap(cards: Card[], i: number, j: number): void {
  const card = cards[i] ?? 0;
  cards[i] = cards[j] ?? 0;
  cards[j] = card;
}

function splitMix(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  };
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** Returns a generator of numbers from 0 to 2^32 − 1, the same sequence for the same seed. */
export function xoshiro(seed: number): () => number {
  const next = splitMix(seed);
  let [a, b, c, d] = [next(), next(), next(), next()];
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotate(d, 11);
    return result;
  };
}

/** Draws uniform numbers from 0 to n − 1, for n up to 2^21 or a power of two. */
export function numbersBelow(next: () => number): (n: number) => number {
  return (n) => {
    const fair = 2 ** 32 - (2 ** 32 % n);
    let x = next();
    while ((x * n) % 2 ** 32 < 2 ** 32 - fair) x = next();
    return Math.floor((x * n) / 2 ** 32);
  };
}
