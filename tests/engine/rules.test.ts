import { expect, test } from 'vitest';
import { parseCard } from '../../engine/card.ts';
import { drag } from '../../engine/move.ts';
import { fillFrom, sendHome } from '../../engine/rules/after.ts';
import { cardsOn, emptyAmong, noneEmpty } from '../../engine/rules/conditions.ts';
import { turnUpTops } from '../../engine/rules/deals.ts';
import { cell, foundation, tableau } from '../../engine/rules/piles.ts';
import {
  aces,
  alternateColour,
  anyCard,
  build,
  down,
  kings,
  nextTo,
  sameSuit,
  up,
  wrapped,
} from '../../engine/rules/relations.ts';
import { pileText } from '../tools/conformance/cards.ts';
import { numbered, rulesOf, table } from './table.ts';

const card = (name: string): number => parseCard(name)!;
const column = tableau({ build: build(down, alternateColour), start: kings });
const home = foundation({ build: build(up, sameSuit), start: aces });

test.each([
  [down, 'QH', 'KS', true],
  [down, 'KS', 'AH', false],
  [wrapped(down), 'KS', 'AH', true],
  [wrapped(up), 'AH', 'KS', true],
  [nextTo, 'AH', 'KS', true],
  [nextTo, '9H', '7S', false],
])('ranks go together as their word says (%#)', (ranks, upper, lower, expected) => {
  expect(build(ranks, () => true)(card(upper), card(lower), 0)).toBe(expected);
});

test('a run moves as one, and only the run', () => {
  const rules = rulesOf([column, column]);
  const position = table('9c KS QH JC', 'KD');
  expect(rules.lifts(position, 0)).toBe(3);
  expect(rules.allows(position, drag(0, 2, 1))).toBe(false);
  expect(rules.allows(table('9c KS QS', 'KD'), drag(0, 1, 1))).toBe(true);
});

test('only a king starts an empty column, and only an ace a foundation', () => {
  const rules = rulesOf([column, column, home]);
  expect(rules.allows(table('KS', '', ''), drag(0, 1, 1))).toBe(true);
  expect(rules.allows(table('QS', '', ''), drag(0, 1, 1))).toBe(false);
  expect(rules.allows(table('AS', '', ''), drag(0, 1, 2))).toBe(true);
});

test('a cell has room for one card', () => {
  const rules = rulesOf([column, cell()]);
  expect(rules.allows(table('9S', ''), drag(0, 1, 1))).toBe(true);
  expect(rules.allows(table('9S', '8H'), drag(0, 1, 1))).toBe(false);
});

test('a card face down stays where it is', () => {
  expect(rulesOf([column, column]).lifts(table('KS qh', ''), 0)).toBe(0);
});

test('uncovered cards are turned up', () => {
  const position = table('kh qs', 'JD', '');
  turnUpTops(numbered(column, column, column))(position, 0);
  expect([0, 1].map((pile) => pileText(position, pile))).toEqual(['kh QS', 'JD']);
});

test('empty columns are filled from the reserve', () => {
  const [store, ...columns] = numbered(column, column, column);
  const position = table('5c 6d', '', 'KS');
  fillFrom(store!, columns)(position, 0);
  expect([0, 1, 2].map((pile) => pileText(position, pile))).toEqual(['5c', '6D', 'KS']);
});

test('what can go home goes home, card after card', () => {
  const [first, second, target] = numbered(column, tableau({ start: anyCard }), home);
  const position = table('3S 2S', '4S AS', '');
  sendHome([first!, second!], [target!])(position, 0);
  expect([0, 1, 2].map((pile) => pileText(position, pile))).toEqual(['', '', 'AS 2S 3S 4S']);
});

test('undo gives back every pile, card for card', () => {
  const position = table('KS QH', '7d 6c');
  const before = position.bytes();
  position.move(0, 1, 2, 3);
  position.turn(1, 0);
  position.swap(1, 0, 3);
  position.add(2, -40_000_000);
  position.undo(0);
  expect(position.bytes()).toEqual(before);
});

test('piles are counted', () => {
  const piles = numbered(column, column, column);
  const position = table('KS QH', '', '7D');
  expect(cardsOn(piles)(position)).toBe(3);
  expect(emptyAmong(piles)(position)).toBe(1);
  expect(noneEmpty(piles)(position, 0)).toBe(false);
});
