import type { Piece } from '../geometry/pieces.ts';
import type { Leg } from './flight-plan.ts';
import { type Arena, RETURN_FROM, type FlightPath } from './shows/show.ts';
import { SHOWS, type ShowName } from './shows/shows.ts';

/** Milliseconds that the won table is seen before its cards fly. */
const PAUSE_MS = 300;

/**
 * Returns the legs of a randomly chosen show, with the cards of all piles, the top cards first; in the end each lies
 * where it was. `random` returns a number from 0 to 1.
 */
export function celebrate(
  shows: readonly ShowName[],
  piles: readonly (readonly Piece[])[],
  arena: Arena,
  speed: number,
  random: () => number,
): Leg[] {
  const show = SHOWS[shows[Math.floor(random() * shows.length)] ?? 'fountain'];
  const chance = random();
  const order = topsFirst(piles);
  return order.map((piece, i) => {
    const home = { x: piece.x, y: piece.y };
    const start = (PAUSE_MS + i * Math.min(show.between, 2600 / order.length)) / speed;
    const way = show.way({ home, i, count: order.length, chance, arena });
    const rest = piece.z;
    let air: number | undefined;
    const path: FlightPath = (shown, part) => {
      air ??= shown.z;
      way(shown, part);
      // Cards back at their places lie in their order: one that began later would cover a king.
      const isHome = part >= RETURN_FROM || (shown.x === home.x && shown.y === home.y);
      shown.z = isHome ? rest : air;
    };
    const end = start + show.lasts / speed;
    return { piece, start, end, to: home, turns: false, rest, from: undefined, path, show: true };
  });
}

function topsFirst(piles: readonly (readonly Piece[])[]): Piece[] {
  const deepest = Math.max(0, ...piles.map(({ length }) => length));
  const depths = Array.from({ length: deepest }, (_, i) => -1 - i);
  return depths.flatMap((depth) => piles.flatMap((pieces) => pieces.at(depth) ?? []));
}
