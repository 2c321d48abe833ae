import type { Box, Point } from './face.ts';
import type { Slot } from './layout.ts';
import type { Piece } from './pieces.ts';

/** A place on the table: a card of a pile, or the pile's empty place. */
export interface Spot {
  readonly pile: number;
  /** −1: the pile is empty. */
  readonly index: number;
  /** The card that lies there; undefined: none. */
  readonly piece: Piece | undefined;
  /** Other cards of its pile lie on it. */
  readonly covered: boolean;
}

export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;

/** The card nearest to the eye at that point, else the empty pile there. */
export function spotAt(point: Point, piles: readonly (readonly Piece[])[], slots: readonly Slot[]): Spot | undefined {
  let best: Spot | undefined;
  for (const [pile, pieces] of piles.entries()) {
    const slot = slots[pile];
    if (!slot) continue;
    const index = pieces.findLastIndex((piece) =>
      contains({ ...piece, width: slot.width, height: slot.height }, point),
    );
    const piece = pieces[index];
    if (piece && (!best?.piece || piece.z > best.piece.z))
      best = { pile, index, piece, covered: index < pieces.length - 1 };
    if (pieces.length === 0 && !best && contains(slot, point))
      best = { pile, index: -1, piece: undefined, covered: false };
  }
  return best;
}

export interface Candidate {
  readonly pile: number;
  readonly box: Box;
}

/** The pile that a carried card lies over most, or undefined when it lies over none. */
export function mostOverlapped(carried: Box, candidates: readonly Candidate[]): number | undefined {
  let best: { pile: number; area: number } | undefined;
  for (const { pile, box } of candidates) {
    const area = overlap(carried, box);
    if (area > (best?.area ?? 0)) best = { pile, area };
  }
  return best?.pile;
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
