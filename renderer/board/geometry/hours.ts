import type { BoardPile } from '../model/source.ts';
import type { Box, Point } from '../model/box.ts';

/** An hour's fan may reach this far to the right beyond its first card, in card widths. */
const FAN = 0.45;
/** The side of the box around an hour's figures, and its distance from the cards, in card widths. */
const SIDE = 0.3;
const OFF = 0.05;

/** An hour written on the cloth. */
export interface Hour {
  readonly hour: number;
  /** The centre of its figures. */
  readonly at: Point;
}

/**
 * Returns where the hours of a clock's face are written: inside it, each beside its pile on the way to the centre;
 * nowhere while its piles lie in rows.
 */
export function hoursOn(shapes: readonly BoardPile[], slots: readonly Box[]): readonly Hour[] {
  const piles = shapes.flatMap(({ hour, fan }, pile) => {
    const slot = slots[pile];
    if (!hour || !slot) return [];
    const width = slot.width * (fan.direction === undefined ? 1 : 1 + FAN);
    return [
      { hour, x: slot.x + width / 2, y: slot.y + slot.height / 2, wide: width, high: slot.height, card: slot.width },
    ];
  });
  const heightOf = (hour: number): number => piles.find((pile) => pile.hour === hour)?.y ?? NaN;
  if (!(heightOf(12) < heightOf(3) && heightOf(3) < heightOf(6))) return [];
  const middle = { x: mean(piles.map(({ x }) => x)), y: mean(piles.map(({ y }) => y)) };
  return piles.map(({ hour, x, y, wide, high, card }) => {
    const [toX, toY] = [middle.x - x, middle.y - y];
    const off = card * (SIDE / 2 + OFF);
    // The first point on the line at which the figures clear the cards, across or down.
    const share = Math.min((wide / 2 + off) / Math.abs(toX), (high / 2 + off) / Math.abs(toY));
    return { hour, at: { x: x + toX * share, y: y + toY * share } };
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
