import type { Pile } from '../../model/pile.ts';
import { grid, type Place, rows } from '../../model/variant.ts';

/**
 * Lays twelve piles in a ring six cards wide and four high, clockwise from the upper left, around eight foundations:
 * the first four lie in the lower row, the last four above them.
 */
export function inRing(ring: readonly Pile[], homes: readonly Pile[]): Place[] {
  const [above, right, below, left] = [ring.slice(0, 4), ring.slice(4, 6), ring.slice(6, 10), ring.slice(10)];
  return [
    ...rows([[1.5, ...above]]),
    ...grid(right, 1, { x: 6, y: 1 }),
    ...grid(below, 4, { x: 4.5, y: 3, step: -1 }),
    ...left.map((pile, at) => ({ pile, x: 0, y: 2 - at })),
    ...rows(
      [
        [1.5, ...homes.slice(4)],
        [1.5, ...homes.slice(0, 4)],
      ],
      1,
    ),
  ];
}
