import { expect, test } from 'vitest';
import {
  faceUp,
  isFaceDown,
  isRed,
  JOKER,
  KING,
  makeCard,
  makeCardName,
  parseCard,
  rankOf,
  SUITS,
  suitOf,
} from '../../../engine/model/card.ts';
import { makeDeck } from '../../../engine/model/deck.ts';

const names = (deck: readonly number[]): string => deck.map(makeCardName).join(' ');

test('keeps rank, suit and side of a card', () => {
  const king = parseCard('kh')!;
  expect([rankOf(king), SUITS[suitOf(king)], isFaceDown(king)]).toEqual([KING, 'hearts', true]);
  expect(makeCardName(faceUp(king))).toBe('KH');
});

test('colours diamonds and hearts red', () => {
  expect([0, 1, 2, 3].map((suit) => isRed(makeCard(1, suit)))).toEqual([false, true, true, false]);
});

test('parses every card from its name, face up and down', () => {
  for (const up of makeDeck({ jokers: true })) {
    for (const card of [up, up | 64]) expect(parseCard(makeCardName(card))).toBe(card);
  }
});

test.each(['', 'K', '1H', 'KX', 'KHH', '??', ' H', 'AR'])('refuses "%s"', (name) => {
  expect(parseCard(name)).toBeUndefined();
});

test('gives black jokers spades and red ones hearts', () => {
  expect([parseCard('?B'), parseCard('?R')]).toEqual([makeCard(JOKER, 3), makeCard(JOKER, 2)]);
});

test('orders a deck by rank, then suit', () => {
  expect(names(makeDeck({}).slice(0, 6))).toBe('AC AD AH AS 2C 2D');
  expect(makeDeck({})).toHaveLength(52);
});

test('puts the second pack with its jokers after the first', () => {
  const two = makeDeck({ packs: 2, jokers: true });
  expect(two).toHaveLength(108);
  expect(names(two.slice(52, 55))).toBe('?B ?R AC');
});

test('limits a stripped deck to named ranks and suits', () => {
  expect(names(makeDeck({ ranks: [1, 13], suits: [3, 3] }))).toBe('AS AS KS KS');
});
