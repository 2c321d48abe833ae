import type { BoardPile } from '../model/source.ts';
import type { PilePlace } from './arrangement.ts';
import { downRoom, isOpenDown, rightRoom } from './blocks.ts';

/** Gaps between piles side by side, in card widths, and between rows, in card heights. */
export const GAP = { least: 0.028, most: 0.3, rows: { least: 0.045, most: 0.2 } } as const;
/**
 * Room for open fans, in card heights: enough to play, `hanging` from the lowest piles or at `least` with other piles
 * below; `ample` for twenty cards to be read; at `most` in several rows. `given`: what a fan gives up for a gap above
 * it.
 */
export const FAN_ROOM = {
  hanging: 1.45,
  least: 1.55,
  nearlyAmple: 1.91,
  ample: 1.95,
  most: 2.4,
  given: 0.1,
} as const;
/** The room of a fan to the right that ends at another pile, in card widths: enough for five open cards. */
const ROOM_RIGHT = 1.02;
/** Fans to the right nearer to the next pile than this, in card widths, are meant to be close. */
const CLOSE = 0.5;
const CARDS_HIGH_AT_LEAST = 2.75;

/**
 * A pile with the free distance beside and below it, in grid steps and in open fans; Infinity up to the table's edge.
 */
export interface Spaced extends PilePlace {
  readonly shape: BoardPile;
  readonly right: number;
  readonly down: number;
  readonly downFans: number;
  /** The shortest free distance right of the open fans that end at a pile in its row; Infinity where there are none. */
  readonly before: number;
}

/** Returns the piles so placed, the leftmost at 0, with the free distance beside and below each. */
export function spacedOut(shapes: readonly BoardPile[], places: readonly PilePlace[]): Spaced[] {
  const first = Math.min(...places.map(({ x }) => x));
  const all = shapes.map((shape, pile) => {
    const { x, y, fans } = places[pile] ?? { ...shape, fans: 0 };
    return { shape, x: x - first, y, fans };
  });
  const ways = all.map((one) => Object.assign({ right: wayRight(one, all) }, one, wayDown(one, all)));
  const open = ways.filter(({ shape, right }) => isOpenRight(shape) && right < Infinity);
  return ways.map((one) => {
    const inRow = open.filter((other) => inOneRow(one, other));
    return Object.assign(one, { before: Math.min(...inRow.map(({ right }) => right), Infinity) });
  });
}

export const fansRight = (shape: BoardPile): boolean => shape.fan.direction === 'right';

export const isOpenRight = (shape: BoardPile): boolean => fansRight(shape) && shape.fan.shown === Infinity;

/** Whether two piles are in the same row, or nearly. */
const inOneRow = (a: PilePlace, b: PilePlace): boolean => a.fans === b.fans && Math.abs(a.y - b.y) < 0.95;

function wayRight(one: PilePlace, all: readonly PilePlace[]): number {
  const beside = all.filter((other) => other.x > one.x + 0.5 && inOneRow(one, other));
  return Math.min(...beside.map((other) => other.x - one.x - 1), Infinity);
}

function wayDown(one: PilePlace, all: readonly PilePlace[]): Pick<Spaced, 'down' | 'downFans'> {
  const below = all.filter(
    (other) => (other.fans > one.fans || other.y > one.y + 0.5) && Math.abs(other.x - one.x) < 0.95,
  );
  const [next] = below.toSorted((a, b) => a.y - b.y + (a.fans - b.fans) * FAN_ROOM.least);
  return next ? { down: next.y - one.y - 1, downFans: next.fans - one.fans } : { down: Infinity, downFans: 0 };
}

/**
 * Returns how far a fan at the end of its row reaches, in cards, with this gap between piles: as far as the fans before
 * it.
 */
export const asBefore = ({ before }: Spaced, gap: number): number => (before + 1) * (1 + gap) - 1 - GAP.least;

/** Returns the least gap between piles side by side, in card widths: fans that end at another pile get their room. */
export function leastGap(spaced: readonly Spaced[]): number {
  const steps = spaced.filter(({ before }) => before >= CLOSE && before < Infinity).map(({ before }) => before + 1);
  return Math.max(GAP.least, (1 + ROOM_RIGHT + GAP.least) / Math.min(...steps) - 1);
}

/**
 * Returns the table's width in cards, with this gap between piles; fans that end at no other pile reach at most `most`.
 */
export function cardsWide(spaced: readonly Spaced[], gap: number, most: typeof asBefore = () => Infinity): number {
  const ends = spaced.map((one) => {
    const fan = one.right === Infinity ? Math.min(most(one, gap), rightRoom(one.shape)) : 0;
    return one.x * (1 + gap) + 1 + fan;
  });
  return Math.max(1, ...ends);
}

/** Returns how far a lowest pile's fan hangs down, in cards, where an unbounded one gets `fan`. */
const hanging = (shape: BoardPile, fan: number): number => (isOpenDown(shape) ? fan : Math.min(fan, downRoom(shape)));

/** Returns the table's height in cards, with this much room under each open fan. */
export function cardsHigh(spaced: readonly Spaced[], fan: number, gap: number = GAP.rows.least): number {
  const ends = spaced.map(
    ({ shape, y, fans, down }) => y * (1 + gap) + 1 + fans * fan + (down === Infinity ? hanging(shape, fan) : 0),
  );
  return Math.max(CARDS_HIGH_AT_LEAST, ...ends);
}
