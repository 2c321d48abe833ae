import { expect, test } from 'vitest';
import { accuracyOf, accuracyOfDrop, isDoubtful } from '../../../../engine/trainer/accuracy/accuracy.ts';

const equal = { lost: 0, had: 1 };

test('is 100 without losses and falls by a point each', () => {
  expect(accuracyOfDrop(0)).toBeCloseTo(100, 3);
  const falling = Array.from({ length: 101 }, (_, points) => accuracyOfDrop(points));
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(falling.at(-1)).toBe(0);
});

test('is absent without decisions and full with equal moves', () => {
  expect(accuracyOf([], 0, 1)).toBeUndefined();
  expect(accuracyOf([equal], 0, 1)).toBe(100);
});

test('falls by many small losses, not by a few', () => {
  const loss = { ...equal, rough: { more: 0.05, error: 0.05 } };
  expect(
    accuracyOf(
      Array.from({ length: 3 }, () => loss),
      0,
      1,
    ),
  ).toBe(100);
  expect(
    accuracyOf(
      Array.from({ length: 30 }, () => loss),
      0,
      1,
    ),
  ).toBeLessThan(60);
});

test('looks again at small losses that add up without certainty', () => {
  const lossOf = (more: number) => [{ ...equal, rough: { more, error: 0.1 } }];
  expect([0.1, 0.16, 0.17, 0.39, 0.41].map((more) => isDoubtful(lossOf(more)))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(isDoubtful([{ ...equal, rough: { more: 0.12, error: 0.05 } }, ...lossOf(-0.12)])).toBe(false);
  expect(isDoubtful([equal])).toBe(false);
});

test('cancels random differences', () => {
  const costs = [1, -1].map((sign) => ({ lost: 0, had: 1, rough: { more: 0.3 * sign, error: 0.02 } }));
  expect(accuracyOf(costs, 0, 1)).toBe(100);
});

test('counts a sure loss although others came out better', () => {
  const costs = [
    { lost: 0.5, had: 1, rough: { more: 0.6, error: 0.05 } },
    { ...equal, rough: { more: -1, error: 0.05 } },
  ];
  expect(accuracyOf(costs, 0, 1)).toBe(accuracyOf([{ lost: 0.5, had: 1 }], 0, 1));
});

test('counts at least what a mistake lost, and most of several', () => {
  const half = { lost: 0.25, had: 0.5, error: 0.1 };
  expect(accuracyOf([half], 0, 0.5)).toBe(accuracyOf([{ lost: 0.05, had: 0.5 }], 0, 0.5));
  const quarters = [half, { lost: 0.125, had: 0.25, error: 0.05 }];
  const part = 0.5 - (2 * Math.hypot(0.2, 0.2)) / 2;
  const sure = [
    { lost: 0.5 * part, had: 0.5 },
    { lost: 0.25 * part, had: 0.25 },
  ];
  expect(accuracyOf(quarters, 0, 0.5)).toBe(accuracyOf(sure, 0, 0.5));
  expect(part).toBeGreaterThan(0.05 / 0.5);
});

test('counts a certain loss fully', () => {
  const certain = { lost: 1, had: 1 };
  expect(accuracyOf([certain, { lost: 0.3, had: 0.5, error: 0.3 }], 0, 1)).toBe(accuracyOf([certain], 0, 1));
  expect(accuracyOf([{ lost: 0.3, had: 0.5, error: 0.3 }], 0, 1)).toBe(100);
});

test('counts a lost game the same for one move, two, or stopping', () => {
  const whole = 0.4;
  const one = [{ lost: whole, had: whole }];
  const half = whole / 2;
  const two = [
    { lost: half, had: whole },
    { lost: half, had: half },
  ];
  expect(accuracyOf(one, 0, whole)).toBe(accuracyOf(two, 0, whole));
  expect(accuracyOf([], 1, whole)).toBe(accuracyOf(two, 0, whole));
  expect(accuracyOf(one, 0, whole)).toBeLessThan(40);
});

test('excuses what bad luck has taken', () => {
  expect(accuracyOf([{ lost: 0.05, had: 0.05 }], 0, 0.5)).toBe(accuracyOf([], 0.1, 0.5));
  expect(
    accuracyOf(
      [
        { lost: 0.45, had: 0.5 },
        { lost: 0.05, had: 0.05 },
      ],
      0,
      0.5,
    ),
  ).toBe(accuracyOf([], 1, 0.5));
});

test('charges stopping with what was left', () => {
  const falling = [0, 0.2, 0.5, 1].map((stopped) => accuracyOf([equal], stopped, 1)!);
  expect(falling).toEqual([...new Set(falling)].toSorted((a, b) => b - a));
  expect(falling).toHaveLength(4);
});

test.each([
  [0.1, 96],
  [0.25, 75],
  [0.5, 32],
])('gives for a part of %d lost %i', (stopped, accuracy) => {
  expect(Math.round(accuracyOf([], stopped, 1)!)).toBe(accuracy);
});
