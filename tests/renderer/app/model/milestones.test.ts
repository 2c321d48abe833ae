import { expect, test } from 'vitest';
import { dayAt } from '../../../../renderer/app/services/daily/day.ts';
import { fullestMonth } from '../../../../renderer/app/services/milestones/achieved.ts';
import { type Achieved, isReached, milestonesOf } from '../../../../renderer/app/model/milestones.ts';

const FAMILIES = new Map([
  ['klondike', 'klondike'],
  ['whitehead', 'klondike'],
  ['spider', 'spider'],
]);

const NOTHING: Achieved = { games: [], row: 0, clean: 0, hardest: undefined, month: { won: 0, days: 30 }, five: 0 };

const game = (game: string, played: number, won: number) => ({ game, played, won });

const reached = (achieved: Partial<Achieved>, announced: readonly string[] = []): string[] =>
  milestonesOf({ ...NOTHING, ...achieved }, FAMILIES, announced)
    .filter(isReached)
    .map(({ name }) => name);

const far = (name: string, achieved: Partial<Achieved>): string | undefined =>
  milestonesOf({ ...NOTHING, ...achieved }, FAMILIES, [])
    .filter((milestone) => milestone.name === name)
    .map(({ done, of }) => `${done}/${of}`)[0];

test('reaches nothing without games', () => {
  expect(reached({})).toEqual([]);
});

test('reaches a family by the first win of one of its games', () => {
  expect(reached({ games: [game('whitehead', 3, 1), game('spider', 9, 0)] })).toEqual(['family-klondike']);
});

test('keeps a family reached when its game has moved to another', () => {
  expect(reached({ games: [game('klondike', 1, 1)] }, ['family-spider', 'family-gone', 'row'])).toEqual([
    'family-klondike',
    'family-spider',
  ]);
});

test('counts finished games of the catalogue', () => {
  expect(far('catalogue', { games: [game('klondike', 2, 0), game('spider', 1, 1), game('gone', 1, 1)] })).toBe('2/3');
  expect(far('games', { games: [game('klondike', 2, 0), game('spider', 1, 1), game('gone', 1, 1)] })).toBe('1/10');
});

test('counts a very hard deal as hard too', () => {
  expect(reached({ hardest: 'easy' })).toEqual([]);
  expect(reached({ hardest: 'hard' })).toEqual(['hard']);
  expect(reached({ hardest: 'very-hard' })).toEqual(['hard', 'very-hard']);
});

test('reaches the five of a day when all of one day are won', () => {
  expect([far('five', { five: 4 }), far('five', { five: 5 })]).toEqual(['4/5', '5/5']);
});

test('never exceeds its goal', () => {
  expect(far('row', { row: 12 })).toBe('5/5');
  expect([far('clean', { clean: 3 }), far('clean', { clean: 99 })]).toEqual(['3/10', '10/10']);
});

test('counts the month that lacks the fewest won days', () => {
  const day = (date: string) => dayAt(Date.parse(date));
  const month = (first: string, won: number) =>
    Array.from({ length: won }, (_, nth) => [day(first) + nth, 'won'] as const);
  const marks = new Map([
    ...month('2026-02-01', 27),
    ...month('2026-03-01', 28),
    [day('2026-02-28'), 'played'] as const,
  ]);
  expect(fullestMonth(marks)).toEqual({ won: 27, days: 28 });
  expect(reached({ month: fullestMonth(marks.set(day('2026-02-28'), 'won')) })).toEqual(['month']);
  expect(fullestMonth(new Map())).toEqual({ won: 0, days: 30 });
});
