import { expect, test } from 'vitest';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { RingWalk } from '../../../../engine/solver/removal/ring-walk.ts';

/** Whether a walk exists, by trying every step. */
function walks(at: number, left: number[]): boolean {
  if (left.every((cards) => cards === 0)) return true;
  return [at % 13, (at + 11) % 13].some((next) => {
    if (left[next] === 0) return false;
    left[next]! -= 1;
    const does = walks(next + 1, left);
    left[next]! += 1;
    return does;
  });
}

test('finds a walk exactly where exhaustive trying does', () => {
  const below = numbersBelow(xoshiro(7));
  const walk = new RingWalk();
  const found = [0, 0];
  for (let nth = 0; nth < 4000; nth++) {
    const left = Array.from({ length: 13 }, () => 0);
    // Neighbouring ranks, so that both results are common.
    const first = below(13);
    for (let card = 0; card < 2 + below(9); card++) left[(first + below(4 + (nth % 4))) % 13]! += 1;
    if (Math.max(...left) > 4) continue;
    const from = ((first + below(5)) % 13) + 1;
    const expected = walks(from, [...left]);
    expect(walk.exists(from, Uint8Array.from([0, ...left])), `${from} ${left.join()}`).toBe(expected);
    found[Number(expected)]! += 1;
  }
  expect(Math.min(...found)).toBeGreaterThan(300);
});

test('finds a walk over the whole ring unless a rank is unreachable', () => {
  const walk = new RingWalk();
  expect(walk.exists(5, new Uint8Array(14).fill(4, 1))).toBe(true);
  expect(walk.exists(1, Uint8Array.from([0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe(false);
});
