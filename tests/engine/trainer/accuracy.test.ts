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
  expect(accuracyOf([{ best: 0.4, drop: 0 }], 0)).toBe(100);
});

test('what is lost is measured by what there was, so that a hard deal is no fault', () => {
  expect(accuracyOf([{ best: 0.1, drop: 0.05 }], 0)).toBe(accuracyOf([{ best: 0.8, drop: 0.4 }], 0));
});

test('a game thrown away counts the same whether one move did it, two, or stopping at the deal', () => {
  const [one, two] = [
    [{ best: 1, drop: 1 }],
    [
      { best: 0.8, drop: 0.4 },
      { best: 0.4, drop: 0.4 },
    ],
  ];
  expect(accuracyOf(one, 0)).toBe(accuracyOf(two, 0));
  expect(accuracyOf([], 1)).toBe(accuracyOf(two, 0));
  expect(accuracyOf(one, 0)).toBeLessThan(40);
});

test('stopping costs what is left, and more of it more', () => {
  const whole = [{ best: 0.4, drop: 0 }];
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
