import { type Mark, marksSeen } from '../art/marks.ts';
import type { Geometry } from '../geometry/geometry.ts';
import type { Piece, Pieces } from '../geometry/pieces.ts';
import type { BoardSource, Framed, Point } from '../types.ts';
import { flyingOf, shadowsOfFlight, shadowUnder } from './shadow.ts';
import { edgesUnder } from './thickness.ts';

/** One picture of the table, from the bottom up. */
export interface Scene {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly marks: readonly { readonly mark: Mark; readonly at: Point }[];
  /** The edges of cards that lie right under others, from the lowest to the highest. */
  readonly edges: readonly Point[];
  /** From the lowest to the highest. */
  readonly resting: readonly Piece[];
  readonly frames: readonly Framed[];
  readonly lifted: Lifted;
}

/**
 * What is above everything: cards on their way and in the hand, the lowest first, and their shadows under all of them.
 */
export interface Lifted {
  readonly shadows: readonly Framed[];
  readonly pieces: readonly Piece[];
}

/** The same with nothing above it. */
export const withoutLifted = (scene: Scene): Scene => ({ ...scene, lifted: { shadows: [], pieces: [] } });

/** How far cards rise under a pointer, in CSS pixels. */
const RISES = 2;

/** The same with these cards a little higher. */
export const raised = (scene: Scene, risen: readonly Piece[]): Scene => ({
  ...scene,
  resting: scene.resting.map((piece) => (risen.includes(piece) ? { ...piece, y: piece.y - RISES } : piece)),
});

/** Tells scenes apart that do not look the same. */
export function lookOfScene({ lifted, resting, ...rest }: Scene): string {
  const look = ({ shown, x, y, width, lean, scale, angle, alpha }: Piece) => [
    shown,
    x,
    y,
    width,
    lean,
    scale,
    angle,
    alpha,
  ];
  return JSON.stringify([rest, resting.map(look), lifted.pieces.map(look), lifted.shadows]);
}

/** The picture of the pieces where they are drawn just now, those of `held` above the others and the frames. */
export function sceneOf(
  source: BoardSource,
  pieces: Pieces,
  geometry: Geometry,
  held: readonly Piece[],
  frames: readonly Framed[],
): Scene {
  const { layout } = geometry;
  const { cardWidth, cardHeight, slots } = layout;
  const flying = flyingOf(pieces.all).filter((piece) => !held.includes(piece));
  const raised = [...flying, ...held];
  const resting = visible(pieces.all.filter((piece) => !raised.includes(piece)));
  const shadows = [...shadowsOfFlight(flying, layout), ...shadowUnder(held, layout)];
  return {
    cardWidth,
    cardHeight,
    marks: [...marksSeen(source, slots, geometry.overlain()), ...hourMarks(geometry)],
    edges: edgesUnder(resting, pieces, source.shapes, cardWidth),
    resting,
    frames,
    lifted: { shadows, pieces: raised },
  };
}

/** The hours of a clock's face, as pictures of the size of a card with the figures in the middle. */
const hourMarks = ({ hours, layout: { cardWidth, cardHeight } }: Geometry): Scene['marks'] =>
  hours.map(({ hour, at }) => ({
    mark: `hour ${hour}`,
    at: { x: at.x - cardWidth / 2, y: at.y - cardHeight / 2 },
  }));

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

const hides = ({ width, lean, scale, angle, alpha }: Piece): boolean =>
  width === 1 && lean === 0 && scale >= 1 && angle === 0 && alpha === 1;
