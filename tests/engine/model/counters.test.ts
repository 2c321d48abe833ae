import { expect, test } from 'vitest';
import {
  BASE,
  COUNTERS,
  numberCounters,
  REDEALS,
  ROUNDS,
  RUN,
  SCORE,
  SHUFFLES,
} from '../../../engine/model/counters.ts';

const SHARED = [BASE, REDEALS, SCORE, RUN, ROUNDS, SHUFFLES];

test('gives shared counters different numbers', () => {
  expect(new Set(SHARED).size).toBe(SHARED.length);
});

test('gives a game’s counters other numbers than shared ones', () => {
  const { left, locked, right } = numberCounters({ left: 4, locked: 1, right: 4 });
  const taken = [0, 1, 2, 3].flatMap((row) => [left + row, right + row]);
  const numbers = [...SHARED, locked, ...taken];
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Math.max(...numbers)).toBeLessThan(COUNTERS);
});

test('throws for more counters than there are', () => {
  expect(() => numberCounters({ left: 5, right: 6 })).toThrow('10 counters');
});
