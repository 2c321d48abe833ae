import type { BoardPile, BoardPlaces } from '../model/source.ts';
import type { Box } from '../model/box.ts';
import type { Arrangement, PilePlace } from './arrangement.ts';
import { arrangementsFor } from './arrangements.ts';
import { COMFORTABLE_HEIGHT, largest, RATIO } from './best-way.ts';
import { downRoom, isOpenDown, rightRoom } from './blocks.ts';
import {
  asBefore,
  cardsHigh,
  cardsWide,
  FAN_ROOM,
  fansRight,
  GAP,
  isOpenRight,
  leastGap,
  type Spaced,
} from './spacing.ts';

/** A pile's first card, and how far in pixels its fan may reach beyond it to the right and down. */
export interface Slot extends Box {
  readonly reachRight: number;
  readonly reachDown: number;
  /**
   * Only on a mirrored table: how much further left a fan to the right may begin if it is too long for its reach to the
   * right.
   */
  readonly reachLeft: number;
}

export interface Layout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** By pile number. */
  readonly slots: readonly Slot[];
  /** Where the piles lie, in cards, before mirroring. */
  readonly lying: BoardPlaces;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Device pixels to a CSS pixel: everything is placed on whole device pixels, to be sharp. */
  readonly density: number;
  /** The size of cards, as a share of the largest, usually 1: smaller ones leave long fans more room. */
  readonly part?: number;
}

/** The margin at the window's edge where there is room, in CSS pixels and as a share of the window. */
const MARGIN = { most: 24, share: 0.025 } as const;
/** The least margin at the window's edges, in CSS pixels: narrow at the sides, where a phone has no width to spare. */
const LEAST_MARGIN = { x: 4, y: 8 } as const;
/** How far fans that hang down keep off the status bar at least, in CSS pixels. */
const FOOT = 12;
/**
 * Gaps side by side, in card widths, on a table whose fans hang down: rows are close there, so these are little wider
 * and the table stays one group, with the spare room around it.
 */
const GROUPED = { least: 0.14, most: 0.18, toRows: 1.25 } as const;
/** A gap in card heights looks as wide as this many times that number in card widths. */
const HEIGHTS_PER_WIDTH = 3;
/** How far most fans to the right really open, in card widths: the width by which a table is centred. */
const USUAL_FAN_WIDTH = 1.8;
/** How far before its neighbour at the right a mirrored fan to the right begins, in card widths. */
const MIRRORED_RIGHT = 2.1;

/** Lays the piles in the way that gives the largest cards in this room; the first way is the default one. */
export function layOut(
  shapes: readonly BoardPile[],
  room: Room,
  leftHanded = false,
  arrangements: readonly Arrangement[] = arrangementsFor(shapes),
): Layout {
  const snap = (x: number): number => Math.round(x * room.density) / room.density;
  const margin = { x: Math.max(LEAST_MARGIN.x, room.width * 0.008), y: Math.max(LEAST_MARGIN.y, room.height * 0.011) };
  const inner = { wide: room.width - 2 * margin.x, high: room.height - 2 * margin.y };
  const ways = leftHanded
    ? arrangements.map((way) => ({ ...way, places: faceTurned(shapes, way.places) }))
    : arrangements;
  const best = largest(shapes, ways, inner);
  const { spaced } = best;
  // Rounds down: a table rounded up would touch the window's edge.
  const cardHeight = Math.max(28, Math.floor(best.cardHeight * (room.part ?? 1) * room.density) / room.density);
  const cardWidth = snap(cardHeight / RATIO);
  const aside = {
    // Fans to the right need all the room there is.
    x: spaced.some(({ shape }) => isOpenRight(shape))
      ? 0
      : asideOf(room.width, margin.x, inner.wide - cardsWide(spaced, leastGap(spaced), asBefore) * cardWidth),
    y: asideOf(room.height, margin.y, inner.high - cardsHigh(spaced, fansNeed(spaced, cardHeight)) * cardHeight),
  };
  const high = inner.high - aside.y;
  const { rows: apart, fan } = heightsFor(spaced, high / cardHeight);
  // Cards made smaller for long fans leave these all the room.
  const given = (room.part ?? 1) < 1 ? 0 : FAN_ROOM.given;
  const need = Math.max(fansNeed(spaced, cardHeight), fan - given);
  const over = rowsOver(spaced, high / cardHeight, need);
  const most = Math.max(leastGap(spaced), mostBetween(spaced, apart, over));
  const gap = gapFor(spaced, (inner.wide - 2 * aside.x) / cardWidth, most);
  const rows = Math.max(apart, Math.min(gap / RATIO, over));
  const left = Math.max(
    margin.x + aside.x,
    (room.width - cardsWide(spaced, gap, () => USUAL_FAN_WIDTH) * cardWidth) / 2,
  );
  const steps = { x: cardWidth * (1 + gap), y: cardHeight * (1 + rows), fan: cardHeight * fan };
  const top = margin.y + aside.y + cardHeight * spareAbove(spaced, high / cardHeight, { rows, fan });
  const edge = { x: room.width - margin.x, y: room.height - Math.max(margin.y, FOOT) };
  const slots = spaced.map(({ x: column, y: row, fans, right, down, downFans }) => {
    const x = snap(left + column * steps.x);
    const y = snap(top + row * steps.y + fans * steps.fan);
    const reachRight =
      right === Infinity ? edge.x - x - cardWidth : (right + 1) * steps.x - GAP.least * cardWidth - cardWidth;
    const reachDown =
      down === Infinity
        ? edge.y - y - cardHeight
        : (down + 1) * steps.y - rows * cardHeight - cardHeight + downFans * steps.fan;
    const reaches = { reachRight: Math.max(0, reachRight), reachDown: Math.max(0, reachDown), reachLeft: 0 };
    return { x, y, width: cardWidth, height: cardHeight, ...reaches };
  });
  return {
    cardWidth,
    cardHeight,
    slots: leftHanded ? slots.map((slot, i) => mirrored(slot, spaced[i]!, gap, room.width, snap)) : slots,
    lying: spaced.map(({ x, y, fans }) => ({ x, y: y + fans * FAN_ROOM.least })),
  };
}

/**
 * Returns the widest gap between piles side by side, in card widths. Where no fans need room below, gaps look about
 * equal both ways. `over`: the gap that rows over hanging fans may have, in card heights.
 */
function mostBetween(spaced: readonly Spaced[], apart: number, over: number): number {
  if (areFansClose(spaced)) return GAP.most;
  if (!hangsOpen(spaced)) return Math.min(GAP.most, apart * HEIGHTS_PER_WIDTH);
  return Math.max(GROUPED.least, Math.min(GROUPED.most, Math.max(apart, over) * RATIO * GROUPED.toRows));
}

/**
 * Returns how much further than it must a table keeps off the window's edge, in pixels: as far as the gaps between its
 * piles can spare, so that no card gets smaller.
 */
const asideOf = (size: number, margin: number, spare: number): number =>
  Math.max(0, Math.min(spare / 2, Math.min(MARGIN.most, size * MARGIN.share) - margin));

/**
 * Returns the height that fans need before any goes to the window's edge, in cards: more under large cards. Fans with
 * nothing below do with a little less, so that the table keeps off the toolbar.
 */
function fansNeed(spaced: readonly Spaced[], cardHeight: number): number {
  if (cardHeight > COMFORTABLE_HEIGHT) return FAN_ROOM.nearlyAmple;
  return spaced.some(({ fans }) => fans > 0) ? FAN_ROOM.least : FAN_ROOM.hanging;
}

/**
 * Turns a clock's face round in its place, so that mirroring turns it back: its hours run the same way for either hand.
 */
function faceTurned(shapes: readonly BoardPile[], places: readonly PilePlace[]): readonly PilePlace[] {
  const face = places.filter((_, pile) => shapes[pile]?.hour).map(({ x }) => x);
  const ends = Math.min(...face) + Math.max(...face);
  return places.map((place, pile) => (shapes[pile]?.hour ? { ...place, x: ends - place.x } : place));
}

/**
 * Mirrors a slot. Fans open to the right even then, because the index is at the card's left: the whole stretch changes
 * sides.
 */
function mirrored(slot: Slot, one: Spaced, gap: number, width: number, snap: (x: number) => number): Slot {
  const most = Math.min(MIRRORED_RIGHT, rightRoom(one.shape), asBefore(one, gap));
  const stretch = fansRight(one.shape) ? Math.min(slot.reachRight, most * slot.width) : 0;
  const x = snap(width - slot.x - slot.width - stretch);
  return { ...slot, x, reachRight: stretch || slot.reachRight, reachLeft: stretch && slot.reachRight - stretch };
}

/** Returns the gap that rows over hanging fans may have, in cards, without leaving these less than they need. */
function rowsOver(spaced: readonly Spaced[], high: number, fan: number): number {
  if (!hangsOpen(spaced) || spaced.some(({ fans }) => fans > 0)) return 0;
  const [tight, loose] = [GAP.rows.least, GAP.rows.most].map((gap) => cardsHigh(spaced, fan, gap)) as [number, number];
  const share = (high - tight) / (loose - tight || 1);
  return GAP.rows.least + Math.max(0, Math.min(1, share)) * (GAP.rows.most - GAP.rows.least);
}

/** The gap between rows and the room of an open fan, in card heights. */
interface Heights {
  readonly rows: number;
  readonly fan: number;
}

/** Distributes spare height: between the rows, and first to the fans that have other piles below. */
function heightsFor(spaced: readonly Spaced[], high: number): Heights {
  const between = (most: number, least: number, height: (value: number) => number): number => {
    const [tight, loose] = [height(least), height(most)];
    return loose <= high ? most : Math.max(least, least + ((high - tight) / (loose - tight || 1)) * (most - least));
  };
  const fan = between(FAN_ROOM.most, FAN_ROOM.least, (value) => cardsHigh(spaced, value));
  return { fan, rows: between(GAP.rows.most, GAP.rows.least, (value) => cardsHigh(spaced, fan, value)) };
}

/** Returns the gap between piles side by side: it takes the spare width first, and all fans of a row get the same. */
function gapFor(spaced: readonly Spaced[], wide: number, most: number): number {
  const least = leastGap(spaced);
  const [tight, loose] = [cardsWide(spaced, least, asBefore), cardsWide(spaced, most, asBefore)];
  if (loose <= wide) return most;
  return least + ((wide - tight) / (loose - tight || 1)) * (most - least);
}

const hangsOpen = (spaced: readonly Spaced[]): boolean =>
  spaced.some(({ shape, down }) => isOpenDown(shape) && down === Infinity);

/** Whether fans to the right are so close that they open less than usual. */
const areFansClose = (spaced: readonly Spaced[]): boolean =>
  spaced.some(({ shape, right }) => isOpenRight(shape) && right < USUAL_FAN_WIDTH);

/** Returns the spare height above a table, in cards: one without open fans is placed a little above the centre. */
function spareAbove(spaced: readonly Spaced[], high: number, { rows, fan }: Heights): number {
  if (hangsOpen(spaced)) return 0;
  const used = Math.max(
    0,
    ...spaced.map(({ shape, y, fans, down }) => {
      const below = down === Infinity ? downRoom(shape) : 0;
      return y * (1 + rows) + fans * fan + 1 + below;
    }),
  );
  return Math.max(0, (high - used) * 0.45);
}
