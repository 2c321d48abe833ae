import { expect, test } from 'vitest';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { BucketQueue } from '../../../../engine/search/memory/bucket-queue.ts';
import { TranspositionTable } from '../../../../engine/search/memory/transposition-table.ts';

const MEGABYTE = 2 ** 20;

test('a position is new once, however many there are', () => {
  const visited = new TranspositionTable(8 * MEGABYTE);
  const next = xoshiro(1);
  const keys = Array.from({ length: 100_000 }, () => [next() | 0, next() | 0] as const);
  expect(keys.every(([a, b]) => visited.add(a, b))).toBe(true);
  expect(keys.some(([a, b]) => visited.add(a, b))).toBe(false);
  expect(keys.every(([a, b]) => visited.has(a, b))).toBe(true);
  expect(visited.has(keys[0]![0] ^ 2, keys[0]![1])).toBe(false);
  expect(visited.count).toBe(keys.length);
});

test('what was met is forgotten when a new search begins', () => {
  const visited = new TranspositionTable(MEGABYTE);
  for (let a = 2; a < 60_000; a += 2) visited.add(a, 7);
  visited.clear();
  expect(visited.count).toBe(0);
  for (let a = 2; a < 60_000; a += 2) if (!visited.add(a, 7)) throw new Error(`${a} was not forgotten`);
});

test('it says that it is full before it takes more bytes than it may', () => {
  const visited = new TranspositionTable(MEGABYTE);
  let added = 0;
  for (; !visited.full; added++) visited.add(added * 2, added);
  expect(visited.bytes).toBeLessThanOrEqual(MEGABYTE);
  expect(added).toBeGreaterThan(MEGABYTE / 8 / 8);
});

test('a queue gives the least first, of equal ones the last, and numbers beyond its steps at its ends', () => {
  const queue = new BucketQueue();
  for (const [number, priority] of [30, 4, 9, 30, 9000, -5].entries()) queue.put(number, priority);
  expect(Array.from({ length: 7 }, () => queue.take())).toEqual([5, 1, 2, 3, 0, 4, -1]);
});

test('a queue keeps its order among thousands', () => {
  const queue = new BucketQueue();
  const below = numbersBelow(xoshiro(3));
  const priorities = Array.from({ length: 5000 }, () => below(4000));
  priorities.forEach((priority, number) => queue.put(number, priority));
  const taken = priorities.map(() => priorities[queue.take()]);
  expect(taken).toEqual(priorities.toSorted((a, b) => a - b));
});
