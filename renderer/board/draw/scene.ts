import type { Piece } from '../geometry/pieces.ts';

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
