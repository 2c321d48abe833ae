import type { Piece } from '../geometry/pieces.ts';
import type { Leg } from './flight-plan.ts';
import type { FlightPath } from './shows/show.ts';

/** The swing to either side, in card widths, and the number of swings. */
const SWING = { far: 0.055, times: 3 } as const;

/**
 * Shakes cards as one shakes one's head: they swing to and fro where they lie, less and less, for `lasts` milliseconds.
 */
export function shake(pieces: readonly Piece[], cardWidth: number, lasts: number): Leg[] {
  return pieces.map((piece) => {
    const home = { x: piece.x, y: piece.y };
    const path: FlightPath = (shaken, part) => {
      shaken.x = home.x + SWING.far * cardWidth * Math.sin(part * SWING.times * 2 * Math.PI) * (1 - part);
    };
    return { piece, start: 0, end: lasts, to: home, turns: false, rest: piece.z, from: undefined, path };
  });
}
