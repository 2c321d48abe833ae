import { expect, test } from 'vitest';
import { Repeats, repeatsOf } from '../../../../engine/solver/best-first/repeats.ts';

test('counts how often it laid a card on another', () => {
  const repeats = new Repeats();
  expect([repeats.count(3, 20), repeats.count(3, 20), repeats.count(3, 21), repeats.count(4, 20)]).toEqual([
    0, 1, 0, 0,
  ]);
  repeats.clear();
  expect(repeats.count(3, 20)).toBe(0);
});

test('costs nothing the first time and a limited amount later', () => {
  const costs = repeatsOf(30, 0.3);
  expect(costs.slice(0, 3)).toEqual([0, 30, 37]);
  const repeats = new Repeats();
  for (let done = 0; done < 100; done++) expect(costs[repeats.count(3, 20)]).toBeDefined();
});
