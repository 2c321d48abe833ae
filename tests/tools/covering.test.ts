import { expect, test } from 'vitest';
import { covering } from './covering.ts';

const shows = (all: Record<string, string>): Map<string, Set<string>> =>
  new Map(Object.entries(all).map(([name, things]) => [name, new Set(things)]));

test('chooses a covering set, the largest additions first', () => {
  expect(covering(shows({ one: 'ab', two: 'bcd', three: 'd', four: 'ae' }))).toEqual(['two', 'four']);
});

test('chooses the first of equal additions and nothing without one', () => {
  expect(covering(shows({ one: 'ab', two: 'ba', three: '' }))).toEqual(['one']);
});
