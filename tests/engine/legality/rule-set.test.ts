import { expect, test } from 'vitest';
import { double, drag, tap } from '../../../engine/model/move.ts';
import { Pile } from '../../../engine/model/pile.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { cell, foundation, tableau } from '../../../engine/vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../../../engine/vocabulary/relations.ts';
import { BASE } from '../../../engine/model/counters.ts';
import { pilesOf, rulesOf, table } from '../table.ts';
import { action } from '../tiny.ts';

const column = tableau({ build: build(down, alternateColour), start: kings });
const home = foundation({ build: build(up, sameSuit), start: aces });

test('moves a run as one and nothing else', () => {
  const rules = rulesOf([column, column]);
  const position = table('9c KS QH JC', 'KD');
  expect(rules.lifts(position, 0)).toBe(3);
  expect(rules.allows(position, drag(0, 2, 1))).toBe(false);
  expect(rules.allows(table('9c KS QS', 'KD'), drag(0, 1, 1))).toBe(true);
});

test('starts empty columns with kings and foundations with aces only', () => {
  const rules = rulesOf([column, column, home]);
  expect(rules.allows(table('KS', '', ''), drag(0, 1, 1))).toBe(true);
  expect(rules.allows(table('QS', '', ''), drag(0, 1, 1))).toBe(false);
  expect(rules.allows(table('AS', '', ''), drag(0, 1, 2))).toBe(true);
});

test('keeps one card in a cell', () => {
  const rules = rulesOf([column, cell()]);
  expect(rules.allows(table('9S', ''), drag(0, 1, 1))).toBe(true);
  expect(rules.allows(table('9S', '8H'), drag(0, 1, 1))).toBe(false);
});

test('never moves a face-down card', () => {
  expect(rulesOf([column, column]).lifts(table('KS qh', ''), 0)).toBe(0);
});

test('places cards one by one when they fit on each other', () => {
  const rules = rulesOf([
    { ...column, lift: 'any' },
    { ...home, oneByOne: true, most: 13 },
  ]);
  const position = table('9D 3S 2S AS', '');
  expect(rules.allows(position, drag(0, 3, 1))).toBe(true);
  expect(rules.allows(position, drag(0, 4, 1))).toBe(false);
  rules.make(position, drag(0, 3, 1));
  expect(pilesOf(position)).toEqual(['9D', 'AS 2S 3S']);
});

test('compares a pile’s single card with another’s top', () => {
  const [first] = [new Pile({ role: 'tableau' })];
  const second = new Pile({ role: 'tableau', build: build(up, sameSuit), on: first });
  const third = new Pile({ role: 'tableau', lift: 'top' });
  const rules = new RuleSet({
    places: [first, second, third].map((pile, x) => ({ pile, x, y: 0 })),
    from: first,
    deal: [],
    won: () => false,
    score: () => 0,
  });
  expect(rules.allows(table('2S', '', '3S'), drag(2, 1, 1))).toBe(true);
  expect(rules.allows(table('2S', '3S', '4S'), drag(2, 1, 1))).toBe(false);
  expect(rules.allows(table('', '', '3S'), drag(2, 1, 1))).toBe(false);
});

test('may accept a card on anything, face-down cards too', () => {
  const rules = rulesOf([column, { role: 'tableau', takes: aces }]);
  expect(['', '9d', '9D'].map((onto) => rules.allows(table('AS', onto), drag(0, 1, 1)))).toEqual([true, true, true]);
  expect(rules.allows(table('2S', '9d'), drag(0, 1, 1))).toBe(false);
});

test('lets a top card drop on the one under it where they go together', () => {
  const rules = rulesOf([{ ...column, within: build(down, alternateColour) }, column]);
  expect(rules.allows(table('KS QH', ''), drag(0, 1, 0))).toBe(true);
  expect(rules.allows(table('KS QS', ''), drag(0, 1, 0))).toBe(false);
  expect(rules.allows(table('', 'KS QH'), drag(1, 1, 1))).toBe(false);
});

test('limits the number of cards taken at once', () => {
  const rules = rulesOf([
    { ...column, lift: 'any' },
    { ...column, least: 2, most: 2 },
  ]);
  const counts = [1, 2, 3].filter((count) => rules.allows(table('KH KC KS', ''), drag(0, count, 1)));
  expect(counts).toEqual([2]);
});

test('applies a base rank chosen in play', () => {
  const rules = rulesOf([column, { ...home, start: (card, base) => (card & 15) === base }]);
  const position = table('7S', '');
  expect(rules.allows(position, drag(0, 1, 1))).toBe(false);
  position.set(BASE, 7);
  expect(rules.allows(position, drag(0, 1, 1))).toBe(true);
});

test('sends a card home by a double-click, else acts as the pile says', () => {
  const rules = rulesOf([{ ...column, double: () => [drag(0, 1, 2)] }, home, cell()]);
  expect(rules.shortcut(table('AS', '', ''), 0)).toBe(drag(0, 1, 1));
  expect(rules.shortcut(table('2S', '', ''), 0)).toBe(drag(0, 1, 2));
  expect(rules.shortcut(table('2S', '', '9D'), 0)).toBeUndefined();
});

test('allows clicks and double-clicks only while they work', () => {
  const whenFull = action({ can: (t, at) => t.size(at) > 0 });
  const rules = rulesOf([{ role: 'stock', tap: whenFull, double: whenFull }]);
  expect([tap(0), double(0)].map((move) => rules.allows(table('9d'), move))).toEqual([true, true]);
  expect([tap(0), double(0)].map((move) => rules.allows(table(''), move))).toEqual([false, false]);
});

test('includes what follows a move', () => {
  const rules = rulesOf([column, column], { after: [(t, move) => t.add(2, move === drag(0, 1, 1) ? 5 : 0)] });
  const position = table('KS', '');
  rules.make(position, drag(0, 1, 1));
  expect(position.counter(2)).toBe(5);
});
