import { expect, test } from 'vitest';
import { numbersBelow, xoshiro } from '../../../../../engine/model/random.ts';
import { BeamCandidates } from '../../../../../engine/search/algorithms/beam/candidates.ts';
import { TranspositionTable } from '../../../../../engine/search/memory/transposition-table.ts';

/** Makes candidates with random scores and different signatures, every third of them met before. */
function filled(
  count: number,
  seed: number,
): { candidates: BeamCandidates; visited: TranspositionTable; scores: number[] } {
  const below = numbersBelow(xoshiro(seed));
  const candidates = new BeamCandidates();
  const visited = new TranspositionTable(2 ** 20);
  const scores: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    scores[nth] = below(500) - 250;
    candidates.setKey(candidates.add(0, nth, scores[nth]!, nth), nth + 1, nth + 1);
    if (nth % 3 === 0) visited.add(nth + 1, nth + 1);
  }
  return { candidates, visited, scores };
}

test.each([1, 7, 100, 900, 5000])('keeps the best %i new ones, the first of equals', (width) => {
  const { candidates, visited, scores } = filled(3000, width);
  const best = [...scores.keys()]
    .filter((nth) => nth % 3 > 0)
    .toSorted((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, width);
  const whole = candidates.choose(width, width, visited);
  expect([...candidates.chosen]).toEqual(best.toSorted((a, b) => a - b));
  expect(whole).toBe(width >= 2000);
});

test('limits candidates with one signature', () => {
  const { candidates, visited } = filled(3000, 1);
  for (let nth = 0; nth < 20; nth++) candidates.setKey(candidates.add(0, nth, 9999, 1), 5000 + nth, 1);
  candidates.choose(40, 2, visited);
  expect([...candidates.chosen].filter((at) => at >= 3000)).toHaveLength(2);
});

test('keeps the best in the order found', () => {
  const { candidates, scores } = filled(3000, 4);
  const kept = [...scores.keys()].toSorted((a, b) => scores[b]! - scores[a]! || a - b).slice(0, 700);
  candidates.keep(700);
  expect([...candidates.move.subarray(0, candidates.count)]).toEqual(kept.toSorted((a, b) => a - b));
});
