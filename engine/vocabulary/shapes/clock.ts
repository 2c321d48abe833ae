import type { Pile } from '../../model/pile.ts';
import type { Place } from '../../model/variant.ts';

/** The hours from one to twelve on a flat dial: x in card widths, y in card heights. */
const HOURS: readonly (readonly [number, number])[] = [
  [3.5, 0.15],
  [4.7, 0.5],
  [5, 1.5],
  [4.7, 2.5],
  [3.5, 2.85],
  [2.5, 3],
  [1.5, 2.85],
  [0.3, 2.5],
  [0, 1.5],
  [0.3, 0.5],
  [1.5, 0.15],
  [2.5, 0],
];

/** Lays twelve piles, one o'clock first, round a dial six cards wide and four high that begins at `left`. */
export const onDial = (hours: readonly Pile[], left: number): Place[] =>
  hours.map((pile, at) => ({ pile, x: left + HOURS[at]![0], y: HOURS[at]![1], hour: at + 1 }));
