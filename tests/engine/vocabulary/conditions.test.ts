import { expect, test } from 'vitest';
import type { Pile, PileRules } from '../../../engine/model/pile.ts';
import { homeFor } from '../../../engine/vocabulary/after.ts';
import {
  buildsOn,
  cardsOn,
  coveredBy,
  emptyAmong,
  fivesAndSixties,
  holds,
  noneEmpty,
  topIs,
} from '../../../engine/vocabulary/conditions.ts';
import { waste } from '../../../engine/vocabulary/piles.ts';
import {
  alternateColour,
  anySuit,
  baseCards,
  build,
  down,
  kings,
  nextTo,
  sameSuit,
} from '../../../engine/vocabulary/relations.ts';
import { inRunOrSet, joins, wholeRuns, wholeSuits } from '../../../engine/vocabulary/sequences.ts';
import { BASE } from '../../../engine/model/counters.ts';
import { numbered, table } from '../table.ts';
import { COLUMN } from '../tiny.ts';

const run = waste({ build: build(nextTo, anySuit) });
const [first, second] = numbered(run, run) as [Pile, Pile];
const both = [first, second];
const SPADES = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS';

test('covers a pile while others hold cards', () => {
  const covered = coveredBy(both);
  expect([covered(table('', ''), 0), covered(table('', 'KS'), 0)]).toEqual([false, true]);
});

test('holds when all piles have a card', () => {
  const full = noneEmpty(both);
  expect([full(table('KS', 'QS'), 0), full(table('KS', ''), 0)]).toEqual([true, false]);
});

test('counts cards without those laid', () => {
  expect(cardsOn(both)(table('KS QS', 'JS'))).toBe(3);
  expect(cardsOn(both, 2)(table('KS QS', 'JS'))).toBe(1);
});

test('compares numbers of cards exactly', () => {
  expect([1, 2, 3].map((cards) => holds(both, cards)(table('KS', 'QS')))).toEqual([false, true, false]);
});

test('counts empty piles', () => {
  expect([emptyAmong(both)(table('', '')), emptyAmong(both)(table('KS', ''))]).toEqual([2, 1]);
});

test('scores five per card and sixty per complete suit', () => {
  expect(fivesAndSixties(both)(table(SPADES, 'AC 2C'))).toBe(13 * 5 + 60 + 10);
});

test('tests top cards face up only', () => {
  const king = topIs(kings);
  expect(['KS', 'ks', 'QS', ''].map((pile) => king(table(pile), 0))).toEqual([true, false, false, false]);
});

test('tests a top card against the base', () => {
  const position = table('7S');
  position.set(BASE, 7);
  expect(topIs(baseCards)(position, 0)).toBe(true);
});

test('builds on face-up cards only', () => {
  const builds = buildsOn(second);
  const cases = [
    ['QD', 'KS'],
    ['qd', 'KS'],
    ['JD', 'KS'],
    ['QD', ''],
    ['', 'KS'],
  ];
  expect(cases.map((piles) => builds(table(...piles), 0))).toEqual([true, false, false, false, false]);
});

test.each<[string, PileRules]>([
  ['is covered', { ...COLUMN, covered: () => true }],
  ['takes none from there', { ...COLUMN, near: () => false }],
  ['is out of reach', { ...COLUMN, reach: () => false }],
  ['is full', { ...COLUMN, room: 1 }],
  ['has to be empty', { ...COLUMN, on: second }],
  ['takes two cards at a time', { ...COLUMN, least: 2 }],
])('a card does not build on a pile that %s', (_, rules) => {
  const [, onto] = numbered(COLUMN, rules);
  expect([COLUMN, rules].map((one) => buildsOn(numbered(COLUMN, one)[1]!)(table('QD', 'KS'), 0))).toEqual([
    true,
    false,
  ]);
  expect(homeFor(table('QD', 'KS'), 0, [onto!])).toBeUndefined();
});

test('builds on anything where a pile accepts it', () => {
  const [, onto] = numbered(COLUMN, { role: 'waste', takes: kings });
  expect(['KS', 'QS'].map((card) => buildsOn(onto!)(table(card, '2d'), 0))).toEqual([true, false]);
});

test('finds pairs of face-up cards that go together', () => {
  const joined = joins(both, build(down, sameSuit));
  expect(joined(table('KS QS JS 9S', 'KD QH'))).toBe(2);
  expect(joined(table('ks QS JS', ''))).toBe(1);
});

test('recognises a complete suit alone in its pile', () => {
  const whole = wholeSuits(both);
  const cases = [SPADES, SPADES.replace('QS', 'qs'), SPADES.replace(' AS', ''), `2D ${SPADES}`, ''];
  expect(cases.map((pile) => whole(table(pile, '')))).toEqual([1, 0, 0, 0, 0]);
});

test('recognises a complete run by a relation alone in its pile', () => {
  const whole = wholeRuns(both, build(down, alternateColour));
  const run = 'KS QH JS TD 9C 8H 7S 6D 5C 4H 3S 2D AC';
  const cases = [run, run.replace('QH', 'QS'), run.replace('QH', 'qh'), run.replace(' AC', ''), SPADES];
  expect(cases.map((pile) => whole(table(pile, '')))).toEqual([1, 0, 0, 0, 0]);
});

test('takes several cards in one run or of one rank, but not both mixed', () => {
  const reach = inRunOrSet(build(down, sameSuit));
  const cases: [string, number][] = [
    ['9S 8S 7S', 3],
    ['9S 9H 9D', 3],
    ['9S 8S 8D', 3],
    ['9S 8S 8D', 1],
    ['9S 8H', 2],
  ];
  expect(cases.map(([pile, count]) => reach(0, 1, count, table(pile, '')))).toEqual([true, true, false, true, false]);
});
