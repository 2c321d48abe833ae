import type { Box, Point } from '../model/box.ts';

/**
 * The distance of an arrow's ends from the centres of both boxes: a share of the whole distance, but at most a share of
 * a card.
 */
const OFF = { from: { way: 0.2, card: 0.3 }, to: { way: 0.1, card: 0.18 } } as const;
/** The shortest arrow, in card widths. */
const MIN_ARROW_LENGTH = 0.6;
/** How far an arrow's middle lies beside the straight line, as a share of its length. */
const BEND = 0.16;
/** Its head's length and half its width, and half its shaft's width, in card widths. */
const HEAD = { length: 0.17, half: 0.105, shaft: 0.028 } as const;

/** A curved arrow, as outlines of an SVG path in CSS pixels. */
export interface Arrow {
  readonly outline: string;
  readonly tip: Point;
}

/** Returns the arrow from one box to another, which bends upwards; undefined where they are too near each other. */
export function arrowBetween(from: Box, to: Box, cardWidth: number): Arrow | undefined {
  const [begin, end] = [middleOf(from), middleOf(to)];
  const way = Math.hypot(end.x - begin.x, end.y - begin.y);
  if (way < cardWidth * MIN_ARROW_LENGTH) return undefined;
  const off = (side: (typeof OFF)['from' | 'to']): number => Math.min(way * side.way, cardWidth * side.card) / way;
  const [tail, tip] = [between(begin, end, off(OFF.from)), between(begin, end, 1 - off(OFF.to))];
  const across = { x: (tip.y - tail.y) * BEND, y: (tail.x - tip.x) * BEND };
  const upwards = across.y > 0 || (across.y === 0 && across.x > 0) ? -1 : 1;
  const middle = between(tail, tip, 0.5);
  const bend = { x: middle.x + 2 * upwards * across.x, y: middle.y + 2 * upwards * across.y };
  const size = Math.min(1, way / (1.5 * cardWidth)) * cardWidth;
  return { outline: outlineOf(tail, bend, tip, size), tip };
}

/** Returns the outline of a shaft along a quadratic curve, and of its head. */
function outlineOf(tail: Point, bend: Point, tip: Point, size: number): string {
  const ahead = towards(bend, tip);
  const neck = { x: tip.x - ahead.x * HEAD.length * size, y: tip.y - ahead.y * HEAD.length * size };
  const beside = (at: Point, { x, y }: Point, by: number): string =>
    `${(at.x - y * by * size).toFixed(1)} ${(at.y + x * by * size).toFixed(1)}`;
  const [out, along] = [towards(tail, bend), towards(tail, neck)];
  const { half, shaft } = HEAD;
  return [
    `M${beside(tail, out, shaft)}`,
    `Q${beside(bend, along, shaft)} ${beside(neck, ahead, shaft)}`,
    `L${beside(neck, ahead, half)}`,
    `L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`,
    `L${beside(neck, ahead, -half)}`,
    `L${beside(neck, ahead, -shaft)}`,
    `Q${beside(bend, along, -shaft)} ${beside(tail, out, -shaft)}Z`,
  ].join('');
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
