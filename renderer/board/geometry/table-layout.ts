import { fanOf, type PilePlaces, type PileShape } from '../../../engine/index.ts';
import type { Box } from '../types.ts';
import type { Arrangement, PilePlace } from './arrangement.ts';
import { arrangementsFor } from './arrangements.ts';
import { downRoom, isOpenDown, rightRoom } from './blocks.ts';

/** Where a pile lies: its first card, and how far in pixels its fan may reach to the right and down beyond one card. */
export interface Slot extends Box {
  readonly reachRight: number;
  readonly reachDown: number;
  /**
   * As far may a fan to the right begin further left, once it is too long for what it has at the right: in a mirror
   * alone.
   */
  readonly reachLeft: number;
}

export interface Layout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** By pile number. */
  readonly slots: readonly Slot[];
  /** Where the piles lie, in cards, before any mirror. */
  readonly lying: PilePlaces;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Device pixels to a CSS pixel: everything stands on whole device pixels, or it would be blurred. */
  readonly density: number;
  /** How large cards are, in parts of the largest: smaller ones leave long fans more room. Usually 1. */
  readonly part?: number;
}

const RATIO = 1.4;
/** From the window's edge where there is room, in CSS pixels and of the window. */
const MARGIN = { most: 24, share: 0.025 } as const;
/** Between piles side by side, in card widths, and one under the other, in card heights. */
const GAP = { least: 0.035, most: 0.3, rows: { least: 0.045, most: 0.2 } } as const;
/**
 * Over hanging fans rows stand close, so piles side by side do too, in card widths, and little further than rows: a
 * table is one group, with what is left over around it.
 */
const GROUPED = { least: 0.14, most: 0.18, toRows: 1.25 } as const;
/** A gap in card heights looks as wide as so many times that in card widths. */
const ALIKE = 3;
/**
 * Room for open fans, in cards: enough to play, at the least and where other piles lie under them, enough for twenty
 * cards to be read, and as long as fans in several rows may grow; so much a fan gives for a gap above it.
 */
const FAN = {
  hanging: 1.45,
  least: 1.55,
  nearlyAmple: 1.91,
  ample: 1.95,
  most: 2.4,
  given: 0.1,
  readable: 456,
} as const;
/** A card this high, in CSS pixels, is large enough that further height had better go to the fans. */
const COMFORT = 196;
/** As far as most fans to the right do open: by this a table stands in the middle. */
const USUAL_RIGHT = 1.8;
/** In a mirror they begin so far from what is at their right. */
const MIRRORED_RIGHT = 2.1;
const CARDS_HIGH_AT_LEAST = 2.75;

/** One pile with the free way beside it, in grid steps and in open fans; Infinity up to the table's edge. */
interface Spaced extends PilePlace {
  readonly shape: PileShape;
  readonly right: number;
  readonly down: number;
  readonly downFans: number;
  /** The least way to the right of the open fans before it in its row; Infinity where there are none. */
  readonly before: number;
}

/** A way to lay the piles, and how large their cards are that way, in pixels. */
interface Measured {
  readonly spaced: readonly Spaced[];
  readonly cardHeight: number;
}

/** Lays the piles in whichever of these ways gives the largest cards in that room; the first one is the usual. */
export function layOut(
  shapes: readonly PileShape[],
  room: Room,
  leftHanded = false,
  arrangements: readonly Arrangement[] = arrangementsFor(shapes),
): Layout {
  const snap = (x: number): number => Math.round(x * room.density) / room.density;
  const margin = { x: Math.max(8, room.width * 0.008), y: Math.max(8, room.height * 0.011) };
  const inner = { wide: room.width - 2 * margin.x, high: room.height - 2 * margin.y };
  const ways = leftHanded
    ? arrangements.map((way) => ({ ...way, places: faceTurned(shapes, way.places) }))
    : arrangements;
  const best = largest(shapes, ways, inner);
  const { spaced } = best;
  // Down, not to the nearest: a table rounded up would touch the window's edge.
  const cardHeight = Math.max(28, Math.floor(best.cardHeight * (room.part ?? 1) * room.density) / room.density);
  const cardWidth = snap(cardHeight / RATIO);
  const aside = {
    // Fans to the right need all there is.
    x: spaced.some(({ shape }) => isOpenRight(shape))
      ? 0
      : asideOf(room.width, margin.x, inner.wide - cardsWide(spaced, GAP.least, asBefore) * cardWidth),
    y: asideOf(room.height, margin.y, inner.high - cardsHigh(spaced, fansNeed(spaced, cardHeight)) * cardHeight),
  };
  const high = inner.high - aside.y;
  const { rows: apart, fan } = heightsFor(spaced, high / cardHeight);
  // Cards that were made smaller for long fans leave these all there is.
  const given = (room.part ?? 1) < 1 ? 0 : FAN.given;
  const need = Math.max(fansNeed(spaced, cardHeight), fan - given);
  const over = rowsOver(spaced, high / cardHeight, need);
  const most = mostBetween(spaced, apart, over);
  const gap = gapFor(spaced, (inner.wide - 2 * aside.x) / cardWidth, most);
  const rows = Math.max(apart, Math.min(gap / RATIO, over));
  const left = Math.max(margin.x + aside.x, (room.width - cardsWide(spaced, gap, () => USUAL_RIGHT) * cardWidth) / 2);
  const steps = { x: cardWidth * (1 + gap), y: cardHeight * (1 + rows), fan: cardHeight * fan };
  const top = margin.y + aside.y + spareAbove(spaced, high, cardHeight, rows);
  const edge = { x: room.width - margin.x, y: room.height - margin.y };
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
    lying: spaced.map(({ x, y, fans }) => ({ x, y: y + fans * FAN.least })),
  };
}

/**
 * As far as piles side by side may stand apart, in card widths. Where no fans leave room below, cards stand about as
 * far apart one way as the other. `over`: by so much rows over hanging fans may stand apart, in card heights.
 */
function mostBetween(spaced: readonly Spaced[], apart: number, over: number): number {
  if (areFansClose(spaced)) return GAP.most;
  if (!hangsOpen(spaced)) return Math.min(GAP.most, apart * ALIKE);
  return Math.max(GROUPED.least, Math.min(GROUPED.most, Math.max(apart, over) * RATIO * GROUPED.toRows));
}

/**
 * By so much further a table stands from the window's edge than it must, in pixels: as far as the gaps between its
 * piles can do without, so that no card is smaller for it.
 */
const asideOf = (size: number, margin: number, spare: number): number =>
  Math.max(0, Math.min(spare / 2, Math.min(MARGIN.most, size * MARGIN.share) - margin));

/**
 * What fans need of the height before any of it goes to the window's edge, in cards: the larger these, the more. Where
 * nothing lies under fans they do with a little less, and the table keeps off the toolbar.
 */
function fansNeed(spaced: readonly Spaced[], cardHeight: number): number {
  if (cardHeight > COMFORT) return FAN.nearlyAmple;
  return spaced.some(({ fans }) => fans > 0) ? FAN.least : FAN.hanging;
}

/** The way with the largest cards, the first one unless another is worth it. */
function largest(
  shapes: readonly PileShape[],
  arrangements: readonly Arrangement[],
  { wide, high }: { readonly wide: number; readonly high: number },
): Measured {
  let best: (Measured & { readonly worth: number }) | undefined;
  for (const { places, worth } of arrangements) {
    if (best && mostWithout(places, wide, high) / worth <= best.cardHeight / best.worth) continue;
    const spaced = spacedOut(shapes, places);
    const cardHeight = Math.min(heightIn(spaced, high), (wide / cardsWide(spaced, GAP.least)) * RATIO);
    if (!best || cardHeight / worth > best.cardHeight / best.worth) best = { spaced, cardHeight, worth };
  }
  return best ?? { spaced: [], cardHeight: 0 };
}

/** As high as cards may be: long fans are to be read once the cards are large enough. */
function heightIn(spaced: readonly Spaced[], high: number): number {
  const largest = high / cardsHigh(spaced, FAN.least);
  return Math.max(high / cardsHigh(spaced, FAN.ample), Math.min(largest, COMFORT));
}

/** The card height that would fit if no pile had a fan: quickly found, and never less than with fans. */
function mostWithout(places: readonly PilePlace[], wide: number, high: number): number {
  const first = Math.min(...places.map(({ x }) => x));
  const across = Math.max(...places.map(({ x }) => x)) - first;
  const down = Math.max(...places.map(({ y, fans }) => y * (1 + GAP.rows.least) + fans * FAN.least));
  return Math.min(high / (down + 1), (wide / (across * (1 + GAP.least) + 1)) * RATIO);
}

/** The piles so placed, the leftmost at 0, with the free way beside and under each. */
function spacedOut(shapes: readonly PileShape[], places: readonly PilePlace[]): Spaced[] {
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

/**
 * A clock's face turned round where it lies, so that the mirror turns it back: its hours run one way for either hand.
 */
function faceTurned(shapes: readonly PileShape[], places: readonly PilePlace[]): readonly PilePlace[] {
  const face = places.filter((_, pile) => shapes[pile]?.hour).map(({ x }) => x);
  const ends = Math.min(...face) + Math.max(...face);
  return places.map((place, pile) => (shapes[pile]?.hour ? { ...place, x: ends - place.x } : place));
}

/**
 * Fans open to the right even when mirrored, because the index is at the card's left: the whole stretch changes sides.
 */
function mirrored(slot: Slot, one: Spaced, gap: number, width: number, snap: (x: number) => number): Slot {
  const most = Math.min(MIRRORED_RIGHT, rightRoom(one.shape), asBefore(one, gap));
  const stretch = fansRight(one.shape) ? Math.min(slot.reachRight, most * slot.width) : 0;
  const x = snap(width - slot.x - slot.width - stretch);
  return { ...slot, x, reachRight: stretch || slot.reachRight, reachLeft: stretch && slot.reachRight - stretch };
}

const fansRight = (shape: PileShape): boolean => fanOf(shape).way === 'right';

/** Whether two piles lie in the same row, or nearly. */
const inOneRow = (a: PilePlace, b: PilePlace): boolean => a.fans === b.fans && Math.abs(a.y - b.y) < 0.95;

function wayRight(one: PilePlace, all: readonly PilePlace[]): number {
  const beside = all.filter((other) => other.x > one.x + 0.5 && inOneRow(one, other));
  return Math.min(...beside.map((other) => other.x - one.x - 1), Infinity);
}

function wayDown(one: PilePlace, all: readonly PilePlace[]): Pick<Spaced, 'down' | 'downFans'> {
  const below = all.filter(
    (other) => (other.fans > one.fans || other.y > one.y + 0.5) && Math.abs(other.x - one.x) < 0.95,
  );
  const [next] = below.toSorted((a, b) => a.y - b.y + (a.fans - b.fans) * FAN.least);
  return next ? { down: next.y - one.y - 1, downFans: next.fans - one.fans } : { down: Infinity, downFans: 0 };
}

/** How far a fan reaches at the end of its row, in cards, with that gap between piles: as far as those before it. */
const asBefore = ({ before }: Spaced, gap: number): number => (before + 1) * (1 + gap) - 1 - GAP.least;

/**
 * The width of the table in cards, with that gap between them; open fans that end at no other pile reach no further
 * than that.
 */
function cardsWide(spaced: readonly Spaced[], gap: number, most: typeof asBefore = () => Infinity): number {
  const ends = spaced.map((one) => {
    const fan = one.right === Infinity ? Math.min(most(one, gap), rightRoom(one.shape)) : 0;
    return one.x * (1 + gap) + 1 + fan;
  });
  return Math.max(1, ...ends);
}

/** How far the fan of a lowest pile hangs down, in cards, where an open one has so much room. */
const hanging = (shape: PileShape, fan: number): number => (isOpenDown(shape) ? fan : Math.min(fan, downRoom(shape)));

/** The height of the table in cards, with that much room under each open fan. */
function cardsHigh(spaced: readonly Spaced[], fan: number, gap: number = GAP.rows.least): number {
  const ends = spaced.map(
    ({ shape, y, fans, down }) => y * (1 + gap) + 1 + fans * fan + (down === Infinity ? hanging(shape, fan) : 0),
  );
  return Math.max(CARDS_HIGH_AT_LEAST, ...ends);
}

/** By so much rows over hanging fans may stand apart, in cards, before these have less than they need. */
function rowsOver(spaced: readonly Spaced[], high: number, fan: number): number {
  if (!hangsOpen(spaced) || spaced.some(({ fans }) => fans > 0)) return 0;
  const [tight, loose] = [GAP.rows.least, GAP.rows.most].map((gap) => cardsHigh(spaced, fan, gap)) as [number, number];
  const share = (high - tight) / (loose - tight || 1);
  return GAP.rows.least + Math.max(0, Math.min(1, share)) * (GAP.rows.most - GAP.rows.least);
}

/** Height left over goes between the rows, and where fans lie above others to the fans. */
function heightsFor(spaced: readonly Spaced[], high: number): { readonly rows: number; readonly fan: number } {
  const between = (most: number, least: number, height: (value: number) => number): number => {
    const [tight, loose] = [height(least), height(most)];
    return loose <= high ? most : Math.max(least, least + ((high - tight) / (loose - tight || 1)) * (most - least));
  };
  const fan = between(FAN.most, FAN.least, (value) => cardsHigh(spaced, value));
  return { fan, rows: between(GAP.rows.most, GAP.rows.least, (value) => cardsHigh(spaced, fan, value)) };
}

/** Room left over at the sides goes between the piles first, and to all fans of a row alike. */
function gapFor(spaced: readonly Spaced[], wide: number, most: number): number {
  const [tight, loose] = [cardsWide(spaced, GAP.least, asBefore), cardsWide(spaced, most, asBefore)];
  if (loose <= wide) return most;
  return GAP.least + ((wide - tight) / (loose - tight || 1)) * (most - GAP.least);
}

const hangsOpen = (spaced: readonly Spaced[]): boolean =>
  spaced.some(({ shape, down }) => isOpenDown(shape) && down === Infinity);

const isOpenRight = (shape: PileShape): boolean => fansRight(shape) && fanOf(shape).shown === Infinity;

/** Fans to the right stand so close that they open less than they usually do. */
const areFansClose = (spaced: readonly Spaced[]): boolean =>
  spaced.some(({ shape, right }) => isOpenRight(shape) && right < USUAL_RIGHT);

/** A table without open fans stands a little above the middle. */
function spareAbove(spaced: readonly Spaced[], high: number, cardHeight: number, rows: number): number {
  if (hangsOpen(spaced)) return 0;
  const used = Math.max(0, ...spaced.map(({ y }) => y * (1 + rows) + 1)) * cardHeight;
  return Math.max(0, (high - used) * 0.45);
}
