import { expect, test } from 'vitest';
import { makeCardName } from '../../../engine/model/card.ts';
import { makeDeck } from '../../../engine/model/deck.ts';
import { microsoftOrder, numbersBelow, shuffled, xoshiro } from '../../../engine/model/random.ts';

const deck = makeDeck({});
const first = (order: readonly number[], count: number): string => order.slice(0, count).map(makeCardName).join(' ');

/* These never change: people write deal numbers down. */
test.each([
  [1, '2H 9D 7D AH 3C 4S JD AC'],
  [2, '3H 7C TH 9D 5S 4D 6C 8D'],
  [3, '3S 3D 6S 4C 2S 7C 4S 8H'],
  [7, 'AD KS 3H 6D AH 8S JS 9H'],
  [42, 'KC 4C 3C QC 7S 6H KS 7H'],
  [617, '3C 9H 5H KD AH 6S KS JS'],
  [11982, 'TD JH 8C 7D KH TH AH 2D'],
  [32000, '5C 3C 7H 4C KD KH TH 2H'],
  [1000000, '6S QD 2H KS TD 9H 5C 6D'],
  [2147483647, 'AD 4S 2C 7H 3D 6D AH 7S'],
])('keeps the first cards of deal %i', (number, cards) => {
  expect(first(shuffled(deck, number, 0), 8)).toBe(cards);
});

test('gives a redeal a different order, always the same one', () => {
  expect(shuffled(deck, 1, 1)).not.toEqual(shuffled(deck, 1, 0));
  expect(shuffled(deck, 1, 1)).toEqual(shuffled(deck, 1, 1));
});

test('keeps every card in a shuffle', () => {
  expect(shuffled(deck, 7, 0).toSorted((a, b) => a - b)).toEqual(deck.toSorted((a, b) => a - b));
});

test('equals the FAQ’s FreeCell deal 1', () => {
  expect(first(microsoftOrder(deck, 1), 8)).toBe('JD 2D 9H JC 5D 7H 7C 5H');
});

test.each([
  [617, '7D AD 5C 3S 5S 8C 2D AH'],
  [11982, 'AH AS 4H AC 2D 6S TS JS'],
])('keeps the first row of Microsoft’s deal %i', (number, cards) => {
  expect(first(microsoftOrder(deck, number), 8)).toBe(cards);
});

test('draws numbers below n evenly', () => {
  const below = numbersBelow(xoshiro(1));
  const counts = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 60_000; i++) counts[below(6)]! += 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
