import { expect, test } from 'vitest';
import { NEW_RATING, ratedAfter } from '../../../../engine/trainer/puzzles/glicko.ts';

test('reproduces the example of the Glicko-2 paper', () => {
  const before = { rating: 1500, deviation: 200, volatility: 0.06 };
  const after = ratedAfter(before, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('raises on success, lowers on failure, and gets surer', () => {
  let seen = 0;
  for (let rating = 800; rating <= 2400; rating += 100) {
    const puzzle = { rating, deviation: 60 };
    const [solved, failed] = [1, 0].map((score) => ratedAfter(NEW_RATING, [{ ...puzzle, score }]));
    seen++;
    expect(solved!.rating).toBeGreaterThan(NEW_RATING.rating);
    expect(failed!.rating).toBeLessThan(NEW_RATING.rating);
    expect(Math.max(solved!.deviation, failed!.deviation)).toBeLessThan(NEW_RATING.deviation);
  }
  expect(seen).toBe(17);
});

test('gets less sure without puzzles', () => {
  const { rating, deviation } = ratedAfter({ rating: 1700, deviation: 50, volatility: 0.06 }, []);
  expect(rating).toBe(1700);
  expect(deviation).toBeGreaterThan(50);
});
