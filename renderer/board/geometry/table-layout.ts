import { fanOf, type PileShape } from '../../../engine/index.ts';
import type { Box } from '../types.ts';

/** Where a pile lies: its first card, and how far in pixels its fan may reach to the right and down beyond one card. */
export interface Slot extends Box {
  readonly reachRight: number;
  readonly reachDown: number;
}

export interface Layout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** By pile number. */
  readonly slots: readonly Slot[];
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Device pixels to a CSS pixel: everything stands on whole device pixels, or it would be blurred. */
  readonly density: number;
}

const RATIO = 1.4;
const GAP = { least: 0.09, most: 0.3, rows: 0.1 } as const;
/** Room for open fans, in cards: enough to play, enough for twenty cards to be read, and to the right. */
const FAN = { least: 1.75, ample: 2.3, right: 2.6 } as const;
/** As far as most fans to the right do open: by this a table stands in the middle. */
const USUAL_RIGHT = 1.8;
/** In a mirror they begin so far from what is at their right. */
const MIRRORED_RIGHT = 2.1;
/** A card this high, in CSS pixels, is large enough that further height had better go to the fans. */
const COMFORT = 176;
const CARDS_HIGH_AT_LEAST = 3.1;

/** One shape with the free way beside it, in grid steps; Infinity up to the table's edge. */
interface Spaced {
  readonly shape: PileShape;
  readonly right: number;
  readonly down: number;
}

/** Fits the piles into the room: as large as they go, long fans kept readable first. */
export function layOut(shapes: readonly PileShape[], room: Room, leftHanded = false): Layout {
  const spaced = shapes.map((shape) => ({ shape, right: wayRight(shape, shapes), down: wayDown(shape, shapes) }));
  const snap = (x: number): number => Math.round(x * room.density) / room.density;
  const margin = { x: Math.max(14, room.width * 0.018), y: Math.max(14, room.height * 0.024) };
  const [wide, high] = [room.width - 2 * margin.x, room.height - 2 * margin.y];
  const cardHeight = snap(
    Math.max(28, Math.min(heightFor(spaced, high), (wide / cardsWide(spaced, GAP.least)) * RATIO)),
  );
  const cardWidth = snap(cardHeight / RATIO);
  const gap = gapFor(spaced, wide / cardWidth);
  const left = (room.width - cardsWide(spaced, gap, USUAL_RIGHT) * cardWidth) / 2;
  const steps = { x: cardWidth * (1 + gap), y: cardHeight * (1 + GAP.rows) };
  const top = margin.y + spareAbove(spaced, high, cardHeight);
  const edge = { x: room.width - margin.x, y: room.height - margin.y };
  const slots = spaced.map(({ shape, right, down }) => {
    const x = snap(left + shape.x * steps.x);
    const y = snap(top + shape.y * steps.y);
    const reachRight = Math.max(
      0,
      (right === Infinity ? edge.x - x : (right + 1) * steps.x - gap * cardWidth) - cardWidth,
    );
    const reachDown = Math.max(
      0,
      (down === Infinity ? edge.y - y : (down + 1) * steps.y - GAP.rows * cardHeight) - cardHeight,
    );
    return { x, y, width: cardWidth, height: cardHeight, reachRight, reachDown };
  });
  return {
    cardWidth,
    cardHeight,
    slots: leftHanded ? slots.map((slot, i) => mirrored(slot, shapes[i], room.width, snap)) : slots,
  };
}

/** Fans open to the right even when mirrored, because the index is at the card's left: the whole stretch changes sides. */
function mirrored(slot: Slot, shape: PileShape | undefined, width: number, snap: (x: number) => number): Slot {
  const stretch =
    shape && fansRight(shape) ? Math.min(slot.reachRight, Math.min(MIRRORED_RIGHT, rightRoom(shape)) * slot.width) : 0;
  return { ...slot, x: snap(width - slot.x - slot.width - stretch), reachRight: stretch || slot.reachRight };
}

const fansRight = (shape: PileShape): boolean => fanOf(shape).way === 'right';
const fansDown = (shape: PileShape): boolean => fanOf(shape).way === 'down';

function rightRoom(shape: PileShape): number {
  const { shown } = fanOf(shape);
  return fansRight(shape) && shown < Infinity ? (shown - 1) * 0.28 : FAN.right;
}

function wayRight(shape: PileShape, all: readonly PileShape[]): number {
  const beside = all.filter((other) => other.x > shape.x + 0.5 && Math.abs(other.y - shape.y) < 0.95);
  return Math.min(...beside.map((other) => other.x - shape.x - 1), Infinity);
}

function wayDown(shape: PileShape, all: readonly PileShape[]): number {
  const below = all.filter((other) => other.y > shape.y + 0.5 && Math.abs(other.x - shape.x) < 0.95);
  return Math.min(...below.map((other) => other.y - shape.y - 1), Infinity);
}

/** The width of the table in cards, with that gap between them; fans that end at no other pile reach so far. */
function cardsWide(spaced: readonly Spaced[], gap: number, reach: number = FAN.right): number {
  const ends = spaced.map(({ shape, right }) => {
    const fan = fansRight(shape) && right === Infinity ? Math.min(reach, rightRoom(shape)) : 0;
    return shape.x * (1 + gap) + 1 + fan;
  });
  return Math.max(1, ...ends);
}

/** The height of the table in cards, with that much room under an open fan. */
function cardsHigh(spaced: readonly Spaced[], fan: number): number {
  const ends = spaced.map(
    ({ shape, down }) => shape.y * (1 + GAP.rows) + 1 + (fansDown(shape) && down === Infinity ? fan : 0),
  );
  return Math.max(CARDS_HIGH_AT_LEAST, ...ends);
}

function heightFor(spaced: readonly Spaced[], high: number): number {
  const largest = high / cardsHigh(spaced, FAN.least);
  const readable = high / cardsHigh(spaced, FAN.ample);
  return Math.max(readable, Math.min(largest, COMFORT));
}

/** Room left over at the sides goes between the piles first. */
function gapFor(spaced: readonly Spaced[], wide: number): number {
  const [tight, loose] = [cardsWide(spaced, GAP.least), cardsWide(spaced, GAP.most)];
  if (loose <= wide) return GAP.most;
  return GAP.least + ((wide - tight) / (loose - tight || 1)) * (GAP.most - GAP.least);
}

/** A table without open fans stands a little above the middle. */
function spareAbove(spaced: readonly Spaced[], high: number, cardHeight: number): number {
  if (spaced.some(({ shape, down }) => fansDown(shape) && down === Infinity)) return 0;
  const used = Math.max(...spaced.map(({ shape }) => shape.y * (1 + GAP.rows) + 1)) * cardHeight;
  return Math.max(0, (high - used) * 0.4);
}
