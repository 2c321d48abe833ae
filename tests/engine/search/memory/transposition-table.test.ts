import { expect, test } from 'vitest';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { BucketQueue } from '../../../../engine/search/memory/bucket-queue.ts';
import { TranspositionTable } from '../../../../engine/search/memory/transposition-table.ts';

const MEGABYTE = 2 ** 20;

test('stores each position once', () => {
  const visited = new TranspositionTable(8 * MEGABYTE);
  const next = xoshiro(1);
  const keys = Array.from({ length: 100_000 }, () => [next() | 0, next() | 0] as const);
  expect(keys.every(([a, b]) => visited.add(a, b))).toBe(true);
  expect(keys.some(([a, b]) => visited.add(a, b))).toBe(false);
  expect(keys.every(([a, b]) => visited.has(a, b))).toBe(true);
  expect(visited.has(keys[0]![0] ^ 2, keys[0]![1])).toBe(false);
  expect(visited.count).toBe(keys.length);
});

test('forgets positions of an earlier search', () => {
  const visited = new TranspositionTable(MEGABYTE);
  for (let a = 2; a < 60_000; a += 2) visited.add(a, 7);
  visited.clear();
  expect(visited.count).toBe(0);
  for (let a = 2; a < 60_000; a += 2) if (!visited.add(a, 7)) throw new Error(`${a} was not forgotten`);
});

test('reports that it is full within its limit of bytes', () => {
  const visited = new TranspositionTable(MEGABYTE);
  let added = 0;
  for (; !visited.full; added++) visited.add(added * 2, added);
  expect(visited.bytes).toBeLessThanOrEqual(MEGABYTE);
  expect(added).toBeGreaterThan(MEGABYTE / 8 / 8);
});

test('returns the least first, the last of equals, and clamps numbers', () => {
  const queue = new BucketQueue();
  for (const [number, priority] of [30, 4, 9, 30, 9000, -5].entries()) queue.put(number, priority);
  expect(Array.from({ length: 7 }, () => queue.take())).toEqual([5, 1, 2, 3, 0, 4, -1]);
});

test('keeps its order with thousands', () => {
  const queue = new BucketQueue();
  const below = numbersBelow(xoshiro(3));
  const priorities = Array.from({ length: 5000 }, () => below(4000));
  priorities.forEach((priority, number) => queue.put(number, priority));
  const taken = priorities.map(() => priorities[queue.take()]);
  expect(taken).toEqual(priorities.toSorted((a, b) => a - b));
});
