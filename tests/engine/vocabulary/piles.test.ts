import { expect, test } from 'vitest';
import { drag, tap } from '../../../engine/model/move.ts';
import type { PileRules } from '../../../engine/model/pile.ts';
import type { Place } from '../../../engine/model/variant.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { sidesOf } from '../../../engine/vocabulary/shapes/castle.ts';
import { closeUp, gridBeside, partsBroken, rowsBroken, touching } from '../../../engine/vocabulary/shapes/grid.ts';
import {
  cell,
  eachPile,
  emptyTakes,
  foundation,
  fromOnly,
  gone,
  pile,
  piles,
  reserve,
  stock,
  tableau,
  waste,
} from '../../../engine/vocabulary/piles.ts';
import { atSpots, lineOf, onSpots, PYRAMID, spotsIn, turnUpOpen } from '../../../engine/vocabulary/shapes/pyramid.ts';
import { alternateColour, anyCard, build, down } from '../../../engine/vocabulary/relations.ts';
import { numbered, pilesOf, rulesOf, table } from '../table.ts';
import { action } from '../tiny.ts';

const builds = build(down, alternateColour);

/** How many cards may be picked up from a pile with such rules. */
const lifted = (rules: PileRules, cards: string): number => rulesOf([rules]).lifts(table(cards), 0);

test.each<[string, PileRules, number]>([
  ['a stock gives none', stock(action()), 0],
  ['a waste gives its top card', waste(), 1],
  ['a reserve gives its top card', reserve(), 1],
  ['a foundation gives its top card', foundation({}), 1],
  ['a foundation that keeps its cards gives none', foundation({ lift: 'nothing' }), 0],
  ['a column gives the run it builds', tableau({ build: builds }), 2],
  ['a column that builds nothing gives none', tableau({}), 0],
  ['a column gives any cards where it says so', tableau({ build: builds, lift: 'any' }), 3],
  ['what has left the game stays out', gone().rules, 0],
])('%s', (_, rules, expected) => {
  expect(lifted(rules, '9C KS QH')).toBe(expected);
});

test('takes one card at a time on a foundation', () => {
  const rules = rulesOf([tableau({ lift: 'any' }), foundation({ start: anyCard })]);
  expect([1, 2].map((count) => rules.allows(table('KS QS', ''), drag(0, count, 1)))).toEqual([true, false]);
});

test('makes piles with rules by place or predecessors', () => {
  const made = piles(3, cell());
  expect(new Set(made).size).toBe(3);
  const row = eachPile(3, (at, before) => ({ role: 'tableau', room: at, ...(at > 0 && { on: before[at - 1]! }) }));
  expect(row.map(({ rules }) => [rules.room, rules.on])).toEqual([
    [0, undefined],
    [1, row[0]],
    [2, row[1]],
  ]);
});

test('takes cards from named piles only', () => {
  const [first, second] = numbered(cell(), cell());
  expect([0, 1, 2].map(fromOnly(first!, second!))).toEqual([true, true, false]);
});

test('limits sources of empty piles only', () => {
  const reach = emptyTakes((from) => from === 1);
  const position = table('', '', 'KS');
  const pairs = [
    [1, 0],
    [2, 0],
    [1, 2],
    [0, 2],
  ] as const;
  expect(pairs.map(([from, to]) => reach(from, to, 1, position))).toEqual([true, false, true, true]);
});

test('finds a grid’s neighbours, diagonal ones too, within rows', () => {
  const touches = touching(3, 1);
  const of = (from: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((to) => to !== from && touches(from, to));
  expect(of(5)).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  expect(of(1)).toEqual([2, 4, 5]);
  expect(of(3)).toEqual([2, 5, 6]);
});

test('breaks a grid into lines or parts with whole columns', () => {
  const cards = numbered(cell(), cell(), cell(), cell(), cell(), cell());
  const at = (places: readonly Place[]): number[][] => places.map(({ x, y }) => [x, y]);
  expect(at(rowsBroken(cards, 3, { across: 2, apart: 0.5 }))).toEqual([
    [0, 0],
    [1, 0],
    [0.5, 1],
    [0, 2.5],
    [1, 2.5],
    [0.5, 3.5],
  ]);
  expect(at(partsBroken(cards, 3, { across: 2, x: 1, apart: 0.5 }))).toEqual([
    [1, 0],
    [2, 0],
    [1, 2.5],
    [1, 1],
    [2, 1],
    [1, 3.5],
  ]);
});

test('puts a grid beside its stock', () => {
  const [talon, ...cards] = numbered(cell(), cell(), cell(), cell());
  expect(gridBeside(talon!, cards, 2).map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [2, 0],
    [3, 0],
    [2, 1],
  ]);
});

test('closes up a line in order', () => {
  const line = numbered(cell(), cell(), cell(), cell());
  const position = table('', 'KS', '', 'QS');
  closeUp(line)(position, 0);
  expect(pilesOf(position)).toEqual(['KS', 'QS', '', '']);
});

const SPOTS = spotsIn([[0.5], [0, 1]]);

test('deals castle rows left and right', () => {
  const [first, second, third] = numbered(cell(), cell(), cell());
  expect(sidesOf([first!, second!, third!])).toEqual({ left: [first, third], right: [second] });
});

test('puts two cards of the next row on each pyramid spot', () => {
  expect(SPOTS.map(({ covers }) => covers)).toEqual([[1, 2], [], []]);
  expect(lineOf(3, 2)).toEqual([2, 3, 4]);
});

test('has 28 spots in a pyramid of seven with its lowest row open', () => {
  const spots = spotsIn(PYRAMID);
  expect(spots).toHaveLength(28);
  expect(spots.filter(({ covers }) => covers.length === 0).map(({ row }) => row)).toEqual(Array(7).fill(6));
});

test('blocks a covered pyramid card', () => {
  const from = pile(reserve());
  const made = onSpots(SPOTS, { role: 'tableau', lift: 'top', build: builds, tap: action() });
  const rules = new RuleSet({
    places: [...atSpots(SPOTS, made, 0), { pile: from, x: 3, y: 0 }],
    from,
    deal: [],
    won: () => false,
    score: () => 0,
  });
  const [covered, open] = [table('KS', 'QH', '', 'QD'), table('KS', '', '', 'QD')];
  for (const move of [drag(0, 1, 3), drag(3, 1, 0), tap(0)]) expect(rules.allows(covered, move)).toBe(false);
  for (const move of [drag(3, 1, 0), tap(0)]) expect(rules.allows(open, move)).toBe(true);
  expect([rules.lifts(covered, 0), rules.lifts(open, 0)]).toEqual([0, 1]);
});

test('turns up uncovered cards', () => {
  const made = onSpots(SPOTS, { role: 'tableau' });
  made.forEach((one, index) => (one.index = index));
  const position = table('ks', 'qh', '');
  turnUpOpen(made)(position, 0);
  expect(pilesOf(position)).toEqual(['ks', 'QH', '']);
  position.move(1, 2, 1);
  position.lay(2, []);
  turnUpOpen(made)(position, 0);
  expect(pilesOf(position)).toEqual(['KS', '', '']);
});

test('puts pyramid rows a third of a card apart by default', () => {
  const made = onSpots(SPOTS, { role: 'tableau' });
  expect(atSpots(SPOTS, made, 1).map(({ x, y }) => [x, y])).toEqual([
    [0.5, 1],
    [0, 4 / 3],
    [1, 4 / 3],
  ]);
  expect(atSpots(SPOTS, made, 0, 0.5)[1]!.y).toBe(0.5);
});
