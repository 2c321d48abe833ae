import { expect, test } from 'vitest';
import type { Relation, Test } from '../../../engine/model/pile.ts';
import {
  aboveBase,
  aceHigh,
  aces,
  addUpTo,
  alternateColour,
  anyCard,
  anyRank,
  anySuit,
  baseCards,
  baseOrFirst,
  build,
  down,
  eitherOf,
  kings,
  nextTo,
  sameColour,
  sameRank,
  sameSuit,
  twos,
  up,
  upOrDown,
  wrapped,
} from '../../../engine/vocabulary/relations.ts';
import { upFromAceToSeven } from '../../../engine/vocabulary/piquet.ts';
import { card } from '../table.ts';

const may = (relation: Relation, upper: string, lower: string, base = 0): boolean =>
  relation(card(upper), card(lower), base);
const yes = (relation: Relation, pairs: readonly string[]): string[] =>
  pairs.filter((pair) => may(relation, pair.slice(0, 2), pair.slice(3)));

test.each([
  ['up', up, ['KC QC', '3C 2C']],
  ['down', down, ['QC KC', '2C 3C', 'AC 2C']],
  ['up or down', upOrDown, ['KC QC', 'QC KC', '3C 2C', '2C 3C', 'AC 2C']],
  ['up past the king', wrapped(up), ['KC QC', '3C 2C', 'AC KC']],
  ['down past the ace', wrapped(down), ['QC KC', '2C 3C', 'AC 2C', 'KC AC']],
  ['up with the ace above the king', aceHigh(up), ['KC QC', '3C 2C', 'AC KC']],
  ['down with the ace above the king', aceHigh(down), ['QC KC', '2C 3C', 'KC AC']],
  ['up in a short pack', upFromAceToSeven, ['KC QC', '3C 2C', '7C AC']],
  ['either way round', nextTo, ['KC QC', 'QC KC', '3C 2C', '2C 3C', 'AC 2C', 'AC KC', 'KC AC']],
  ['any rank', anyRank, ['KC QC', 'QC KC', '3C 2C', '2C 3C', 'AC 2C', 'AC KC', 'KC AC', '9C 7C', '7C AC']],
])('relates ranks %s', (_, ranks, expected) => {
  const all = ['KC QC', 'QC KC', '3C 2C', '2C 3C', 'AC 2C', 'AC KC', 'KC AC', '9C 7C', '7C AC'];
  expect(yes(build(ranks, anySuit), all)).toEqual(expected);
});

test.each([
  ['in suit', sameSuit, ['QC KC']],
  ['in colour', sameColour, ['QC KC', 'QC KS']],
  ['in the other colour', alternateColour, ['QC KD', 'QC KH']],
  ['whatever the suit', anySuit, ['QC KC', 'QC KD', 'QC KH', 'QC KS']],
])('relates suits %s', (_, suits, expected) => {
  expect(yes(build(down, suits), ['QC KC', 'QC KD', 'QC KH', 'QC KS'])).toEqual(expected);
});

test('relates cards in either of two ways', () => {
  expect(yes(eitherOf(sameRank, build(down, sameSuit)), ['9C 9D', '9C TC', '9C TD'])).toEqual(['9C 9D', '9C TC']);
});

test('puts nothing on the last card of a suit above the base', () => {
  const relation = aboveBase(build(wrapped(down), sameSuit));
  expect([may(relation, '6C', '7C', 7), may(relation, '7C', '8C', 7)]).toEqual([false, true]);
});

test('adds two cards up to a sum, never one', () => {
  expect(yes(addUpTo(13), ['6C 7D', 'QC AD', '6C 6D'])).toEqual(['6C 7D', 'QC AD']);
  expect(addUpTo(13)(card('KC'), 0, 0)).toBe(false);
});

test.each<[string, Test, number, string[]]>([
  ['any card', anyCard, 0, ['AC', '2C', '7C', 'KC']],
  ['aces', aces, 0, ['AC']],
  ['twos', twos, 0, ['2C']],
  ['kings', kings, 0, ['KC']],
  ['base cards', baseCards, 7, ['7C']],
  ['base cards once there is a base', baseOrFirst, 7, ['7C']],
  ['any card while there is no base', baseOrFirst, 0, ['AC', '2C', '7C', 'KC']],
])('the test for %s passes those alone', (_, which, base, expected) => {
  expect(['AC', '2C', '7C', 'KC'].filter((name) => which(card(name), base))).toEqual(expected);
});
