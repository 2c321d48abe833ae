import { CARD_WIDTH, CORNER } from '../art/cards/card.ts';
import { FRAME_REACH } from '../art/marks-art.ts';
import type { Box, Framed, Point } from '../model/box.ts';

/**
 * How far an arrow's ends keep off the centres of both boxes: a share of the distance, but at most a share of a card.
 */
const OFF = { from: { way: 0.2, card: 0.3 }, to: { way: 0.1, card: 0.18 } } as const;
/** The least distance for an arrow, in card widths. */
const MIN_ARROW_LENGTH = 0.6;

/** Returns the arrow from one box to another; undefined where they are too near each other. */
export function arrowBetween(from: Box, to: Box, cardWidth: number): Framed | undefined {
  const [begin, end] = [middleOf(from), middleOf(to)];
  const way = Math.hypot(end.x - begin.x, end.y - begin.y);
  if (way < cardWidth * MIN_ARROW_LENGTH) return undefined;
  const off = (side: (typeof OFF)['from' | 'to']): number => Math.min(way * side.way, cardWidth * side.card);
  const [first, last] = [off(OFF.from) / way, 1 - off(OFF.to) / way];
  const [tail, head] = [between(begin, end, first), between(begin, end, last)];
  const length = way * (last - first);
  // An arrow is a frame sliced in nine, scaled down where it is shorter than its two ends.
  const ends = 2 * (FRAME_REACH + (2 * CORNER * cardWidth) / CARD_WIDTH);
  const wider = Math.min(1, length / ends);
  const reach = FRAME_REACH * wider;
  const size = { width: length - 2 * reach, height: ends * wider - 2 * reach };
  const middle = between(tail, head, 0.5);
  const box = { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
  return { frame: 'arrow', box, wider, angle: Math.atan2(end.y - begin.y, end.x - begin.x) };
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
