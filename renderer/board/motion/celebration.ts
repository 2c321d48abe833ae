import type { Piece } from '../geometry/pieces.ts';
import type { Point } from '../model/box.ts';
import type { Leg } from './flight-plan.ts';
import { type Arena, RETURN_FROM, type FlightPath, type Show } from './shows/show.ts';

/** The won table is visible for this many milliseconds before its cards fly. */
const PAUSE_MS = 300;

/** The most milliseconds from the first card's start to the last one's. */
const MAX_SPREAD_MS = 2600;

/**
 * Returns the legs of a show, with the cards of all piles, the top cards first; in the end each lies where it was.
 * Cards that have left the table come in from above it. `random` returns a number from 0 to 1.
 */
export function celebrate(
  show: Show,
  piles: readonly (readonly Piece[])[],
  arena: Arena,
  speed: number,
  random: () => number,
): Leg[] {
  const chance = random();
  const order = topsFirst(piles);
  return order.map((piece, i) => {
    const to = { x: piece.x, y: piece.y };
    const home = isOffTable(piece, arena) ? aboveTable(i, order.length, arena) : to;
    const start = (PAUSE_MS + i * Math.min(show.between, (show.spread ?? MAX_SPREAD_MS) / order.length)) / speed;
    const way = show.way({ home, i, count: order.length, chance, arena });
    const rest = piece.z;
    let air: number | undefined;
    const path: FlightPath = (shown, part) => {
      air ??= shown.z;
      way(shown, part);
      // Cards back at their places keep their order; otherwise, one that began later would cover a king.
      const isHome = part >= RETURN_FROM || (shown.x === home.x && shown.y === home.y);
      shown.z = isHome ? rest : air;
    };
    const end = start + show.lasts / speed;
    return { piece, start, end, to, turns: false, rest, from: undefined, path, show };
  });
}

const isOffTable = ({ y }: Piece, { height }: Arena): boolean => y >= height;

const aboveTable = (i: number, count: number, { width, cardWidth, cardHeight }: Arena): Point => ({
  x: ((width - cardWidth) * (i + 0.5)) / count,
  y: -1.3 * cardHeight,
});

function topsFirst(piles: readonly (readonly Piece[])[]): Piece[] {
  const deepest = Math.max(0, ...piles.map(({ length }) => length));
  const depths = Array.from({ length: deepest }, (_, i) => -1 - i);
  return depths.flatMap((depth) => piles.flatMap((pieces) => pieces.at(depth) ?? []));
}
