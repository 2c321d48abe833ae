import type { Point } from '../types.ts';
import { AT_REST, type Piece } from '../geometry/pieces.ts';
import type { Leg } from './flight-plan.ts';

/** Where cards may be thrown about, in CSS pixels. */
export interface Arena {
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
}

/** One card's part in a show: where it lies, which of how many it is, and a number from 0 to 1 that is another with every win. */
interface Turn {
  readonly home: Point;
  readonly i: number;
  readonly count: number;
  readonly chance: number;
  readonly arena: Arena;
}

type Path = NonNullable<Leg['path']>;

interface Show {
  /** How long each card takes, and how long after the one before it begins, in milliseconds. */
  readonly lasts: number;
  readonly between: number;
  way(turn: Turn): Path;
}

/** The last part of a show, in which a card comes to be seen again where it lay. */
const RETURN = 0.12;

/** A win: one of several shows with the cards of all piles, the top cards first; in the end each lies where it was. */
export function celebrate(
  piles: readonly (readonly Piece[])[],
  arena: Arena,
  speed: number,
  random: () => number,
): Leg[] {
  const show = SHOWS[Math.floor(random() * SHOWS.length)] ?? fountain;
  const chance = random();
  const order = topsFirst(piles);
  return order.map((piece, i) => {
    const home = { x: piece.x, y: piece.y };
    const start = (i * Math.min(show.between, 2600 / order.length)) / speed;
    const path = show.way({ home, i, count: order.length, chance, arena });
    const end = start + show.lasts / speed;
    return { piece, start, end, to: home, turns: false, rest: piece.z, from: undefined, path, show: true };
  });
}

function topsFirst(piles: readonly (readonly Piece[])[]): Piece[] {
  const deepest = Math.max(0, ...piles.map(({ length }) => length));
  const depths = Array.from({ length: deepest }, (_, i) => -1 - i);
  return depths.flatMap((depth) => piles.flatMap((pieces) => pieces.at(depth) ?? []));
}

/** Cards shot up and to all sides, spinning as they fall off the table. */
const fountain: Show = {
  lasts: 1600,
  between: 34,
  way: ({ home, i, chance, arena }) => {
    const across = Math.sin(i * 2.4 + chance * 6) * arena.width * 0.75;
    const up = (0.55 + 0.4 * Math.abs(Math.cos(i * 1.7))) * arena.height;
    const spin = Math.sin(i * 1.3 + chance * 9) * 7;
    return thenHome(home, (piece, part) => {
      piece.x = home.x + across * part;
      piece.y = home.y - up * part + arena.height * 2.1 * part * part;
      piece.angle = spin * part;
    });
  },
};

/** Cards that run off to one side, bouncing on the table's lower edge. */
const cascade: Show = {
  lasts: 1900,
  between: 38,
  way: ({ home, i, chance, arena }) => {
    const floor = arena.height - arena.cardHeight;
    const side = Math.sin(i * 2.1 + chance * 6) > 0 ? 1 : -1;
    const across = side * arena.width * (0.35 + 0.5 * Math.abs(Math.sin(i * 3.7 + chance)));
    return thenHome(home, (piece, part) => {
      piece.x = home.x + across * part;
      piece.y = floor - bounce(floor - home.y, part * 3.4);
      piece.angle = side * part * 0.5;
    });
  },
};

/** How high something dropped from `height` is after `time`, the first fall taking 1; it loses a third with every bounce. */
function bounce(height: number, time: number): number {
  let [from, left] = [height, time - 1];
  if (left <= 0) return height * (1 - time * time);
  for (let hop = 0; hop < 8; hop++) {
    from *= 0.64;
    const half = Math.sqrt(from / Math.max(1, height));
    if (left <= 2 * half) return from * (1 - ((left - half) / (half || 1)) ** 2);
    left -= 2 * half;
  }
  return 0;
}

/** A ring of cards around the middle of the table that goes round once, and back again. */
const carousel: Show = {
  lasts: 2300,
  between: 16,
  way: ({ home, i, count, chance, arena }) => {
    const middle = { x: (arena.width - arena.cardWidth) / 2, y: (arena.height - arena.cardHeight) / 2 };
    const rounds = (chance < 0.5 ? -1 : 1) * 2 * Math.PI;
    return (piece, part) => {
      const turned = (i / count) * 2 * Math.PI + rounds * smooth(part) * 0.8;
      const out = smooth(Math.min(1, part / 0.28)) * smooth(Math.min(1, (1 - part) / 0.28));
      const ring = {
        x: middle.x + Math.sin(turned) * (middle.x - arena.cardWidth * 0.3),
        y: middle.y - Math.cos(turned) * (middle.y - arena.cardHeight * 0.1),
      };
      piece.x = home.x + (ring.x - home.x) * out;
      piece.y = home.y + (ring.y - home.y) * out;
      piece.angle = turned * out;
    };
  },
};

const SHOWS: readonly Show[] = [fountain, cascade, carousel];

const smooth = (part: number): number => part * part * (3 - 2 * part);

/** Draws the way, and in its last part the card at its place, coming to be seen. */
const thenHome =
  (home: Point, way: Path): Path =>
  (piece, part) => {
    if (part < 1 - RETURN) return way(piece, part / (1 - RETURN));
    Object.assign(piece, home, AT_REST, { alpha: (part - (1 - RETURN)) / RETURN });
  };
