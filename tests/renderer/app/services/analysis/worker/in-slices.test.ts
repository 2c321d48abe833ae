import { expect, test } from 'vitest';
import { inSlices } from '../../../../../../renderer/app/services/analysis/worker/in-slices.ts';

/** Work of some steps of a millisecond each. */
function* steps(count: number): Generator<number, string, void> {
  for (let step = 1; step <= count; step++) yield step;
  return 'done';
}

/** A clock that advances a millisecond per reading. */
function clock(): () => number {
  let time = 0;
  return () => time++;
}

test('yields after each slice of eight milliseconds, and returns the result of the work', () => {
  const slices = inSlices(steps(20), clock());
  expect([slices.next(), slices.next(), slices.next()]).toEqual([
    { done: false, value: undefined },
    { done: false, value: undefined },
    { done: true, value: 'done' },
  ]);
});

test('reports between slices, no more often than asked', () => {
  const reported: number[] = [];
  const slices = inSlices(steps(40), clock(), { every: 10, report: (step) => reported.push(step) });
  while (!slices.next().done);
  expect(reported).toEqual([16, 32]);
});
