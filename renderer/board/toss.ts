import type { Piece } from './pieces.ts';
import type { Leg } from './plan.ts';

const FLIGHT = 1500;
const BETWEEN = 32;

/** A win: the piles throw their cards up one after another, in a fan; in the end each lies where it was. */
export function tossUp(piles: readonly (readonly Piece[])[], speed: number): Leg[] {
  const deepest = Math.max(0, ...piles.map(({ length }) => length));
  const order: Piece[] = [];
  for (let depth = 1; depth <= deepest; depth++) {
    for (const pieces of piles) {
      const piece = pieces.at(-depth);
      if (piece) order.push(piece);
    }
  }
  return order.map((piece, i) => throwOf(piece, i, speed));
}

function throwOf(piece: Piece, i: number, speed: number): Leg {
  const start = (i * BETWEEN) / speed;
  const aim = Math.sin(i * 2.4) * 0.55;
  return {
    piece,
    start,
    end: start + FLIGHT,
    to: { x: piece.x, y: piece.y },
    turns: false,
    rest: piece.z,
    from: undefined,
    toss: { x: aim, y: -0.42 - 0.22 * Math.abs(Math.cos(i * 1.7)) },
  };
}
