import { expect, test } from 'vitest';
import type { Relation } from '../../../engine/model/pile.ts';
import { makeDeck } from '../../../engine/model/deck.ts';
import { rankOf } from '../../../engine/model/card.ts';
import { orderOf } from '../../../engine/lessons/order.ts';
import { PIQUET_RANKS, upFromAceToSeven } from '../../../engine/vocabulary/piquet.ts';
import {
  addUpTo,
  alternateColour,
  anyRank,
  anySuit,
  build,
  down,
  eitherOf,
  nextTo,
  sameColour,
  sameRank,
  sameSuit,
  up,
  upOrDown,
  wrapped,
} from '../../../engine/vocabulary/relations.ts';

const DECK = makeDeck({});
const order = (relation: Relation) => orderOf(DECK, (card, onto) => relation(card, onto, 0));

test.each([
  ['up in suit', build(up, sameSuit), 'up', 1, false, 'same'],
  ['down in alternating colours', build(down, alternateColour), 'down', 1, false, 'alternate'],
  ['down in one colour, round the corner', build(wrapped(down), sameColour), 'down', 1, true, 'colour'],
  ['up or down, whatever the suits', build(upOrDown, anySuit), 'either', 1, false, 'any'],
  ['up or down, king and ace being neighbours', build(nextTo, sameSuit), 'either', 1, true, 'same'],
  ['any rank in suit', build(anyRank, sameSuit), 'any', 0, false, 'same'],
  ['the same rank', sameRank, 'same', 0, false, 'any'],
  ['what adds up to thirteen', addUpTo(13), 'sum', 13, false, 'any'],
] as const)('recognises %s', (_, relation, how, by, round, suits) => {
  expect(order(relation)).toEqual({ kind: 'order', ranks: { how, by, round }, suits });
});

test('counts steps of three past the king', () => {
  const threes: Relation = (card, onto) => (rankOf(card) - rankOf(onto) + 13) % 13 === 3;
  expect(order(threes)).toEqual({ kind: 'order', ranks: { how: 'up', by: 3, round: true }, suits: 'any' });
});

test('distinguishes seven or eight up from six or five down', () => {
  const eights: Relation = (card, onto) => (rankOf(card) - rankOf(onto) + 13) % 13 === 8;
  expect(order(eights)).toEqual({ kind: 'order', ranks: { how: 'up', by: 8, round: true }, suits: 'any' });
});

test('recognises an order that ends at the king', () => {
  const notOnKing: Relation = (card, onto) => rankOf(onto) !== 13 && upOrDown(rankOf(card), rankOf(onto));
  expect(order(notOnKing)).toMatchObject({ ranks: { how: 'either', round: false } });
});

test('treats neighbours in a short pack as consecutive', () => {
  const short = makeDeck({ ranks: PIQUET_RANKS });
  const relation = build(upFromAceToSeven, sameSuit);
  const known = { kind: 'order', ranks: { how: 'up', by: 1, round: false }, suits: 'same' };
  expect(orderOf(short, (card, onto) => relation(card, onto, 0))).toEqual(known);
  expect(order(relation)).toBeUndefined();
});

test('recognises same suit or rank as alike', () => {
  expect(order(eitherOf(sameSuit, sameRank))).toEqual({ kind: 'alike' });
});

test('names each couple of ranks once', () => {
  const partners = new Map([
    [1, 11],
    [11, 1],
    [12, 13],
    [13, 12],
  ]);
  const couple: Relation = (card, onto) => partners.get(rankOf(card)) === rankOf(onto) && sameSuit(card, onto);
  const ranks = [
    [11, 1],
    [13, 12],
  ];
  expect(order(couple)).toEqual({ kind: 'couples', ranks, suits: 'same' });
});

test('finds no order in a complex relation', () => {
  const odd: Relation = (card, onto) => rankOf(card) === 5 && rankOf(onto) === 9;
  expect(order(odd)).toBeUndefined();
  expect(order(() => false)).toBeUndefined();
});
