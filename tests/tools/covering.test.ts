import { expect, test } from 'vitest';
import { covering } from './covering.ts';

const shows = (all: Record<string, string>): Map<string, Set<string>> =>
  new Map(Object.entries(all).map(([name, things]) => [name, new Set(things)]));

test('those chosen show all that any shows, whoever adds most first', () => {
  expect(covering(shows({ one: 'ab', two: 'bcd', three: 'd', four: 'ae' }))).toEqual(['two', 'four']);
});

test('the first is chosen of those that add as much, and nobody who adds nothing', () => {
  expect(covering(shows({ one: 'ab', two: 'ba', three: '' }))).toEqual(['one']);
});
