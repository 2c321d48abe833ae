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

test('a card keeps its rank, its suit and its side', () => {
  const king = parseCard('kh')!;
  expect([rankOf(king), SUITS[suitOf(king)], isFaceDown(king)]).toEqual([KING, 'hearts', true]);
  expect(makeCardName(faceUp(king))).toBe('KH');
});

test('diamonds and hearts are red', () => {
  expect([0, 1, 2, 3].map((suit) => isRed(makeCard(1, suit)))).toEqual([false, true, true, false]);
});

test('every card reads back from its name, face up and face down', () => {
  for (const up of makeDeck({ jokers: true })) {
    for (const card of [up, up | 64]) expect(parseCard(makeCardName(card))).toBe(card);
  }
});

test.each(['', 'K', '1H', 'KX', 'KHH', '??', ' H', 'AR'])('"%s" is no card', (name) => {
  expect(parseCard(name)).toBeUndefined();
});

test('a black joker is a joker of spades, a red one of hearts', () => {
  expect([parseCard('?B'), parseCard('?R')]).toEqual([makeCard(JOKER, 3), makeCard(JOKER, 2)]);
});

test('a deck lies rank by rank, and in each rank suit by suit', () => {
  expect(names(makeDeck({}).slice(0, 6))).toBe('AC AD AH AS 2C 2D');
  expect(makeDeck({})).toHaveLength(52);
});

test('the second pack lies after the first, with jokers of its own', () => {
  const two = makeDeck({ packs: 2, jokers: true });
  expect(two).toHaveLength(108);
  expect(names(two.slice(52, 55))).toBe('?B ?R AC');
});

test('a stripped deck has only the ranks and suits it names, a suit named twice twice', () => {
  expect(names(makeDeck({ ranks: [1, 13], suits: [3, 3] }))).toBe('AS AS KS KS');
});
