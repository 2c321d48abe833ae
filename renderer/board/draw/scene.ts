import { type Mark, marksSeen } from '../art/marks.ts';
import type { Geometry } from '../geometry/geometry.ts';
import type { Piece, Pieces } from '../geometry/pieces.ts';
import type { BoardSource, Framed, Point } from '../types.ts';

/** One picture of the table, from the bottom up. */
export interface Scene {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly marks: readonly { readonly mark: Mark; readonly at: Point }[];
  /** From the lowest to the highest. */
  readonly resting: readonly Piece[];
  readonly frames: readonly Framed[];
  /** Above everything: what is in the hand. */
  readonly raised: readonly Piece[];
}

/** The picture of the pieces where they are drawn just now, those of `raised` above the others and the frames. */
export function sceneOf(
  source: BoardSource,
  pieces: Pieces,
  { layout }: Geometry,
  raised: readonly Piece[],
  frames: readonly Framed[],
): Scene {
  const { cardWidth, cardHeight, slots } = layout;
  const resting = visible(pieces.all.filter((piece) => !raised.includes(piece)));
  return { cardWidth, cardHeight, marks: marksSeen(source, slots), resting, frames, raised };
}

/** Resting cards from the lowest to the highest, without those that lie hidden right under another. */
export function visible(pieces: readonly Piece[]): Piece[] {
  const sorted = [...pieces].sort((a, b) => a.z - b.z);
  const taken = new Set<string>();
  const seen: Piece[] = [];
  for (const piece of sorted.reverse()) {
    const place = `${piece.x} ${piece.y}`;
    if (taken.has(place)) continue;
    if (hides(piece)) taken.add(place);
    seen.push(piece);
  }
  return seen.reverse();
}

const hides = ({ width, scale, angle, alpha }: Piece): boolean =>
  width === 1 && scale >= 1 && angle === 0 && alpha === 1;
