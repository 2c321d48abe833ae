import { type PileShape, REDEALS } from '../../../engine/index.ts';
import type { BoardSource, Point } from '../types.ts';

/** What marks are read off. */
type MarkedSource = Pick<BoardSource, 'shapes' | 'table' | 'isGone' | 'canTap'>;

/**
 * What is drawn on a pile's empty place: the letter of what may start it, its suit, whether it may be turned again,
 * that it is a cell; and beside a pile of a clock's face its hour.
 */
export type Mark =
  | `start ${number}`
  | `suit ${number}`
  | 'again'
  | `again ${number}`
  | 'ended'
  | 'bare'
  | 'cell'
  | 'shut'
  | `hour ${number}`;

/** The mark of an empty pile; `left` says how often a click on it may still turn the cards again, if it may now. */
function markOf(shape: PileShape, left: number): Mark {
  if (shape.role === 'stock') return left > 0 ? againOf(left) : 'ended';
  if (shape.suit !== undefined) return `suit ${shape.suit}`;
  if (shape.starts === undefined) return 'shut';
  if (shape.starts > 0) return `start ${shape.starts}`;
  return shape.role === 'cell' ? 'cell' : 'bare';
}

/** A number is told while it is one digit. */
const againOf = (left: number): Mark => (left < 10 ? `again ${left}` : 'again');

/**
 * Piles that lie across each other, as in a pyramid, show no outline where nothing can be put; of such wastes one does.
 */
export function isCrowded(shape: PileShape, all: readonly PileShape[]): boolean {
  const others = shape.role === 'waste' ? all.slice(0, all.indexOf(shape)) : all;
  return others.some(
    (other) => other !== shape && Math.abs(other.x - shape.x) < 0.95 && Math.abs(other.y - shape.y) < 0.95,
  );
}

/** The cards of a plait lie beside its place, which would look out between them. */
const looksOut = ({ fan }: PileShape, cards: number): boolean => fan === 'plait' && cards > 0;

/**
 * The marks of all piles as they stand now, by the slots where they lie; those out of play, and the `overlain` ones of
 * which a part would look out, have none.
 */
export function marksSeen(
  source: MarkedSource,
  slots: readonly Point[],
  overlain: ReadonlySet<number>,
): { readonly mark: Mark; readonly at: Point }[] {
  const { shapes } = source;
  return shapes.flatMap((shape, pile) => {
    const mark = markOf(shape, turnsLeft(source, shape, pile));
    const unseen =
      source.isGone(pile) ||
      overlain.has(pile) ||
      looksOut(shape, source.table.size(pile)) ||
      (mark === 'shut' && isCrowded(shape, shapes));
    return unseen ? [] : [{ mark, at: slots[pile] ?? { x: 0, y: 0 } }];
  });
}

/** How often an empty stock may still be clicked; without a count as often as one likes. */
function turnsLeft(source: MarkedSource, { redeals, turns }: PileShape, pile: number): number {
  if (!redeals || !source.canTap(pile)) return 0;
  return turns > 0 ? turns - source.table.counter(REDEALS) : Infinity;
}

/** Every mark that these piles may come to show. */
export function marksOf(shapes: readonly PileShape[]): Mark[] {
  const lefts = ({ turns }: PileShape): number[] => [
    0,
    Infinity,
    ...Array.from({ length: Math.min(turns, 9) }, (_, i) => i + 1),
  ];
  const hours = shapes.flatMap(({ hour }): Mark[] => (hour ? [`hour ${hour}`] : []));
  return [...new Set([...shapes.flatMap((shape) => lefts(shape).map((left) => markOf(shape, left))), ...hours])];
}
