import type { PileShape } from '../../engine/index.ts';

/** What is drawn on a pile's empty place: the letter of what may start it, its suit, whether it may be turned again. */
export type Mark = `start ${number}` | `suit ${number}` | 'again' | 'ended' | 'bare' | 'shut';

/** The mark of an empty pile; `turns` says whether a click on it turns the cards again now. */
export function markOf(shape: PileShape, turns: boolean): Mark {
  if (shape.role === 'stock') return turns ? 'again' : 'ended';
  if (shape.suit !== undefined) return `suit ${shape.suit}`;
  if (shape.starts === undefined) return 'shut';
  return shape.starts === 0 ? 'bare' : `start ${shape.starts}`;
}

/** Piles that lie across each other, as in a pyramid, show no outline where nothing can be put. */
export function isCrowded(shape: PileShape, all: readonly PileShape[]): boolean {
  return all.some(
    (other) => other !== shape && Math.abs(other.x - shape.x) < 0.95 && Math.abs(other.y - shape.y) < 0.95,
  );
}

/** Every mark that these piles may come to show. */
export function marksOf(shapes: readonly PileShape[]): Mark[] {
  return [...new Set(shapes.flatMap((shape) => [markOf(shape, true), markOf(shape, false)]))];
}
