import { type Mark, marksSeen } from '../art/marks.ts';
import type { Geometry } from '../geometry/geometry.ts';
import type { Piece, Pieces } from '../geometry/pieces.ts';
import type { BoardSource } from '../model/source.ts';
import type { Framed, Point } from '../model/box.ts';
import { flyingOf, shadowsOfFlight, shadowUnder } from './shadow.ts';
import { edgesUnder } from './thickness.ts';

/** All that a frame shows, from the bottom up. */
export interface Scene {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly marks: readonly { readonly mark: Mark; readonly at: Point }[];
  /** The edges of cards that lie right under others, from the lowest to the highest. */
  readonly edges: readonly Point[];
  /** From the lowest to the highest. */
  readonly resting: readonly Piece[];
  /** Cards out of play, under those of other piles: they are drawn darker. */
  readonly shaded: ReadonlySet<Piece>;
  readonly frames: readonly Framed[];
  readonly lifted: Lifted;
}

/** The cards above all others: flying and held cards, the lowest first, and their shadows under all of them. */
export interface Lifted {
  readonly shadows: readonly Framed[];
  readonly pieces: readonly Piece[];
}

/** Returns the scene without what is lifted. */
export const withoutLifted = (scene: Scene): Scene => ({ ...scene, lifted: { shadows: [], pieces: [] } });

/** Cards under a pointer rise by this many CSS pixels. */
const RISE = 2;

/** Returns the scene with these cards a little higher. */
export const withRaised = (scene: Scene, risen: readonly Piece[]): Scene => ({
  ...scene,
  resting: scene.resting.map((piece) => (risen.includes(piece) ? { ...piece, y: piece.y - RISE } : piece)),
});

/** Returns a key that differs for scenes that look different. */
export function lookOfScene({ lifted, resting, shaded, ...rest }: Scene): string {
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
  const isShaded = resting.map((piece) => shaded.has(piece));
  return JSON.stringify([rest, resting.map(look), isShaded, lifted.pieces.map(look), lifted.shadows]);
}

/** What a scene shows besides the pieces that rest or fly. */
interface Shown {
  /** Pieces above all others. */
  readonly held: readonly Piece[];
  /** Cards on the resting ones, where a hinted move would lay them. */
  readonly ghosts?: readonly Piece[];
  readonly frames: readonly Framed[];
  /** Rings of light above everything else; they change with each frame. */
  readonly glints?: readonly Framed[];
}

/** Returns the scene of the pieces where they are drawn now. */
export function sceneOf(
  source: BoardSource,
  pieces: Pieces,
  geometry: Geometry,
  { held, ghosts = [], frames, glints = [] }: Shown,
): Scene {
  const { layout } = geometry;
  const { cardWidth, cardHeight, slots } = layout;
  const flying = flyingOf(pieces.all).filter((piece) => !held.includes(piece));
  const lifted = [...flying, ...held];
  const resting = visiblePieces(pieces.all.filter((piece) => !lifted.includes(piece)));
  const shadows = [...shadowsOfFlight(flying, layout), ...shadowUnder(held, layout), ...glints];
  return {
    cardWidth,
    cardHeight,
    marks: [...marksSeen(source, slots, geometry.overlain()), ...hourMarks(geometry)],
    edges: edgesUnder(resting, pieces, source.shapes, cardWidth),
    resting: [...resting, ...ghosts],
    shaded: new Set(pieces.piles.flatMap((inPile, pile) => (source.isCovered(pile) ? inPile : []))),
    frames,
    lifted: { shadows, pieces: lifted },
  };
}

/** Returns the hours of a clock's face as marks of a card's size, with the figures in their centre. */
const hourMarks = ({ hours, layout: { cardWidth, cardHeight } }: Geometry): Scene['marks'] =>
  hours.map(({ hour, at }) => ({
    mark: `hour ${hour}`,
    at: { x: at.x - cardWidth / 2, y: at.y - cardHeight / 2 },
  }));

/** Returns resting cards from the lowest to the highest, without those hidden right under another. */
export function visiblePieces(pieces: readonly Piece[]): Piece[] {
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
