import { expect, test } from 'vitest';
import { Repeats, repeatsOf } from '../../../../engine/solver/best-first/repeats.ts';

test('a search counts how often it laid a card on that one, whatever else it laid there', () => {
  const repeats = new Repeats();
  expect([repeats.count(3, 20), repeats.count(3, 20), repeats.count(3, 21), repeats.count(4, 20)]).toEqual([
    0, 1, 0, 0,
  ]);
  repeats.clear();
  expect(repeats.count(3, 20)).toBe(0);
});

test('what is done for the first time costs nothing, and however often it is done there is a cost for it', () => {
  const costs = repeatsOf(30, 0.3);
  expect(costs.slice(0, 3)).toEqual([0, 30, 37]);
  const repeats = new Repeats();
  for (let done = 0; done < 100; done++) expect(costs[repeats.count(3, 20)]).toBeDefined();
});
