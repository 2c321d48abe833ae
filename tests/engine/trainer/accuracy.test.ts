import { expect, test } from 'vitest';
import { accuracyOf, accuracyOfDrop } from '../../../engine/trainer/accuracy.ts';

test('nothing lost is a hundred, and each point less, down to nothing', () => {
  expect(accuracyOfDrop(0)).toBeCloseTo(100, 3);
  const falling = Array.from({ length: 101 }, (_, points) => accuracyOfDrop(points));
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(falling.at(-1)).toBe(0);
});

test('a game without a decision has no accuracy, and one whose moves were equal has all of it', () => {
  expect(accuracyOf([], 0)).toBeUndefined();
  expect(accuracyOf([{ sure: 0 }], 0)).toBe(100);
});

test('many small losses cost, though none is sure by itself, and a few do not', () => {
  const loss = { sure: 0, rough: { more: 0.05, error: 0.05 } };
  expect(
    accuracyOf(
      Array.from({ length: 3 }, () => loss),
      0,
    ),
  ).toBe(100);
  expect(
    accuracyOf(
      Array.from({ length: 30 }, () => loss),
      0,
    ),
  ).toBeLessThan(60);
});

test('what came out better and worse by chance cancels out', () => {
  const costs = [1, -1].map((sign) => ({ sure: 0, rough: { more: 0.3 * sign, error: 0.02 } }));
  expect(accuracyOf(costs, 0)).toBe(100);
});

test('a sure loss counts even where the others came out the better', () => {
  const costs = [
    { sure: 0.5, rough: { more: 0.6, error: 0.05 } },
    { sure: 0, rough: { more: -1, error: 0.05 } },
  ];
  expect(accuracyOf(costs, 0)).toBe(accuracyOf([{ sure: 0.5 }], 0));
});

test('a game thrown away counts the same whether one move did it, two, or stopping at the deal', () => {
  const [one, two] = [[{ sure: 1 }], [{ sure: 0.5 }, { sure: 1 }]];
  expect(accuracyOf(one, 0)).toBe(accuracyOf(two, 0));
  expect(accuracyOf([], 1)).toBe(accuracyOf(two, 0));
  expect(accuracyOf(one, 0)).toBeLessThan(40);
});

test('stopping costs what is left, and more of it more', () => {
  const whole = [{ sure: 0 }];
  const falling = [0, 0.2, 0.5, 1].map((stopped) => accuracyOf(whole, stopped)!);
  expect(falling).toEqual([...new Set(falling)].toSorted((a, b) => b - a));
  expect(falling).toHaveLength(4);
});

test.each([
  [0.1, 96],
  [0.25, 75],
  [0.5, 32],
])('of all chances a part of %d lost comes to %i', (stopped, accuracy) => {
  expect(Math.round(accuracyOf([], stopped)!)).toBe(accuracy);
});
