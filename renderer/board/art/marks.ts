import type { BoardPile, BoardSource } from '../model/source.ts';
import type { Point } from '../model/box.ts';

/** What marks depend on. */
type MarkedSource = Pick<BoardSource, 'shapes' | 'table' | 'isGone' | 'turnsLeft'>;

/**
 * The sign on a pile's empty place: the rank that may start it, its suit, whether its cards may be turned again, or
 * that it is a cell; and the hour beside a pile of a clock's face.
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

/**
 * Returns the mark of an empty pile; `left` says how often a click may still turn the cards again, 0 if none may now.
 */
function markOf(shape: BoardPile, left: number): Mark {
  if (shape.role === 'stock') return left > 0 ? againOf(left) : 'ended';
  if (shape.suit !== undefined) return `suit ${shape.suit}`;
  if (shape.starts === undefined) return 'shut';
  if (shape.starts > 0) return `start ${shape.starts}`;
  return shape.role === 'cell' ? 'cell' : 'bare';
}

/** Shows the number while it is a single digit. */
const againOf = (left: number): Mark => (left < 10 ? `again ${left}` : 'again');

/**
 * Whether a pile overlaps another, as in a pyramid: it shows no outline where no card can be put. Of overlapping wastes
 * the first one does.
 */
export function isCrowded(shape: BoardPile, all: readonly BoardPile[]): boolean {
  const others = shape.role === 'waste' ? all.slice(0, all.indexOf(shape)) : all;
  return others.some(
    (other) => other !== shape && Math.abs(other.x - shape.x) < 0.95 && Math.abs(other.y - shape.y) < 0.95,
  );
}

/** Whether a pile's empty place would show between its cards, as in a braid, whose cards lie on either side of it. */
const looksOut = ({ fan }: BoardPile, cards: number): boolean => fan.woven && cards > 0;

/**
 * Returns the marks of all piles as they are now, each at its slot. Piles out of play have none, nor have the
 * `overlain` ones that would be partly visible.
 */
export function marksSeen(
  source: MarkedSource,
  slots: readonly Point[],
  overlain: ReadonlySet<number>,
): { readonly mark: Mark; readonly at: Point }[] {
  const { shapes } = source;
  return shapes.flatMap((shape, pile) => {
    const mark = markOf(shape, source.turnsLeft(pile));
    const unseen =
      source.isGone(pile) ||
      overlain.has(pile) ||
      looksOut(shape, source.table.size(pile)) ||
      (mark === 'shut' && isCrowded(shape, shapes));
    return unseen ? [] : [{ mark, at: slots[pile] ?? { x: 0, y: 0 } }];
  });
}

/** Lists every mark that these piles may ever show. */
export function marksOf(shapes: readonly BoardPile[]): Mark[] {
  const lefts = ({ turns }: BoardPile): number[] => [
    0,
    Infinity,
    ...Array.from({ length: Math.min(turns, 9) }, (_, i) => i + 1),
  ];
  const hours = shapes.flatMap(({ hour }): Mark[] => (hour ? [`hour ${hour}`] : []));
  return [...new Set([...shapes.flatMap((shape) => lefts(shape).map((left) => markOf(shape, left))), ...hours])];
}
