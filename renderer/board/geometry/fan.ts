import type { BoardPile } from '../model/source.ts';
import { type Card, isFaceDown } from '../../../engine/rules.ts';
import type { Point } from '../model/box.ts';
import { squeezedPixels } from './legible.ts';
import { closedUp, type Gap, heapedUp, openedAt } from './gaps.ts';
import type { Slot } from './table-layout.ts';

/** How much of a covered card shows, as a share of the card: its whole index face up, a strip face down. */
interface Shown {
  readonly up: number;
  readonly down: number;
  /** Where there is less room: the whole rank, and just enough of it to distinguish it from all others. */
  readonly readable: number;
  readonly distinct: number;
}

const DOWNWARD: Shown = { up: 0.29, down: 0.115, readable: 0.165, distinct: 0.1 };
const SIDEWAYS: Shown = { up: 0.25, down: 0.1, readable: 0.17, distinct: 0.14 };
/** Covered cards can still be counted if this share of each is visible. */
const LEAST_SHARE = 0.05;
/** A short fan to the right opens by at most this share of a card where there is room. */
const MAX_OPEN_SHARE = 0.36;

/** Compensates for rounding errors in sums of gaps that should be whole pixels. */
const ROUNDING = 1e-6;

/** The distance of a braid's strands from the middle, in card widths. */
const STRAND_OFFSET = 0.24;

/**
 * On a tall table columns open further: by the share `up` of a card for each card height of room `beyond` the first
 * few, and by `most` at most; face-down cards by the share `down` of that.
 */
const TALL_TABLE = { beyond: 3.2, up: 0.04, most: 0.1, down: 1 / 3 } as const;
/** The same on a telephone, where cards are narrower than so many CSS pixels. */
const TALL_PHONE = { beyond: 3.2, up: 0.1, most: 0.3, down: 1 / 2 } as const;
const NARROW_PIXELS = 72;
/**
 * On a table that is higher than wide the columns of a new deal open up to this share of their room, and covered cards
 * show at most these shares of themselves.
 */
const STRETCHED = { room: 2 / 3, up: 0.62, down: 0.45 } as const;

/** So much shows of a covered card of a fan, face up and face down, in pixels; Infinity: as much as its room allows. */
export interface FanSteps {
  readonly up: number;
  readonly down: number;
}

const ANY_STEPS: FanSteps = { up: Infinity, down: Infinity };

/** A fan's distances from one card to the next, from card `first` on, and the distances each may have. */
interface Gaps {
  readonly first: number;
  readonly wanted: readonly Gap[];
  readonly closed: readonly number[];
}

/** Returns the gaps of a pile's fan in its room. */
function gapsOf(shape: BoardPile, cards: readonly Card[], slot: Slot, steps: FanSteps): Gaps {
  const { direction, shown: open } = shape.fan;
  const side = direction === 'right';
  const shown = side ? SIDEWAYS : DOWNWARD;
  const length = side ? slot.width : slot.height;
  const room = side ? slot.reachRight + slot.reachLeft : slot.reachDown;
  const tall = slot.width < NARROW_PIXELS ? TALL_PHONE : TALL_TABLE;
  const more = side ? 0 : Math.min(tall.most, Math.max(0, room / length - tall.beyond) * tall.up);
  const least = length * LEAST_SHARE;
  const readable = length * shown.readable;
  const gapOver = (card: Card): Gap =>
    isFaceDown(card)
      ? {
          open: steps.down < Infinity ? Math.max(least, steps.down) : length * (shown.down + more * tall.down),
          readable: least,
          distinct: least,
          least,
        }
      : {
          open: steps.up < Infinity ? Math.max(readable, steps.up) : length * (shown.up + more),
          readable,
          distinct: length * shown.distinct,
          least,
        };
  const first = Math.max(0, cards.length - open);
  const wanted = cards.slice(first, -1).map(gapOver);
  const closed = shape.role === 'waste' ? heapedUp(wanted, room) : closedUp(wanted, room);
  return { first, wanted, closed };
}

/** Returns how far a fan's covered cards are apart in its room: the least of those face up, and of those face down. */
export function stepsOf(shape: BoardPile, cards: readonly Card[], slot: Slot): FanSteps {
  const { first, closed } = gapsOf(shape, cards, slot, ANY_STEPS);
  const least = (down: boolean): number =>
    Math.min(...closed.filter((_, at) => isFaceDown(cards[first + at]!) === down));
  return { up: least(false), down: least(true) };
}

/**
 * Returns by how much the steps of a column of a new deal may grow, given these: until it takes two thirds of its room.
 */
export function growthOf(cards: readonly Card[], { reachDown }: Slot, { up, down }: FanSteps): number {
  const reach = cards.slice(0, -1).reduce((sum, card) => sum + (isFaceDown(card) ? down : up), 0);
  return (reachDown * STRETCHED.room) / reach;
}

/** Returns steps that are wider by a factor, but leave enough of a card this high covered. */
export function stretched({ up, down }: FanSteps, factor: number, cardHeight: number): FanSteps {
  const wider = (step: number, share: number): number =>
    step < Infinity ? Math.max(step, Math.min(step * factor, cardHeight * share)) : step;
  return { up: wider(up, STRETCHED.up), down: wider(down, STRETCHED.down) };
}

/**
 * Returns the position of each card of a pile, bottom card first. A fan too long for its room closes up as `closedUp`
 * does. `opened`: the index of the card at which such a fan opens so far that the card can be read.
 */
export function spread(
  shape: BoardPile,
  cards: readonly Card[],
  slot: Slot,
  density: number,
  { opened, steps = ANY_STEPS }: { readonly opened?: number | undefined; readonly steps?: FanSteps | undefined } = {},
): Point[] {
  const { direction, shown: open } = shape.fan;
  const side = direction === 'right';
  const shown = side ? SIDEWAYS : DOWNWARD;
  const { first, wanted, closed } = gapsOf(shape, cards, slot, steps);
  const gaps = opened === undefined ? closed : openedAt(closed, wanted, opened - first);
  const reach = gaps.reduce((sum, gap) => sum + gap, 0);
  const stretch =
    side && open === Infinity ? Math.max(1, Math.min(MAX_OPEN_SHARE / shown.up, slot.reachRight / (reach || 1))) : 1;
  const snap = (length: number): number => Math.floor(length * density + ROUNDING) / density;
  const x = slot.x - (side ? snap(Math.max(0, reach - slot.reachRight)) : 0);
  const woven = snap(slot.width * STRAND_OFFSET);
  let offset = 0;
  return cards.map((_, i) => {
    if (i > first) offset += gaps[i - first - 1]! * stretch;
    const shift = snap(offset);
    if (shape.fan.woven) return { x: slot.x + (i % 2 ? woven : -woven), y: slot.y + shift };
    return side ? { x: x + shift, y: slot.y } : { x, y: slot.y + shift };
  });
}

/**
 * Whether a fan is closed up so far that a face-up card's rank is partly covered, or that too little of the card shows.
 */
export function isClosedUp(
  shape: BoardPile,
  cards: readonly Card[],
  { width, height, ...slot }: Slot,
  steps?: FanSteps,
): boolean {
  const { direction, shown: open } = shape.fan;
  if (direction === undefined) return false;
  const side = direction === 'right';
  const strip = side ? width * SIDEWAYS.readable - 1 : Math.max(height * DOWNWARD.readable - 1, squeezedPixels(height));
  const homes = spread(shape, cards, { ...slot, width, height }, 1, { steps });
  return homes.some((home, at) => {
    const next = homes[at + 1];
    if (!next || at < cards.length - open || isFaceDown(cards[at]!)) return false;
    return (side ? next.x - home.x : next.y - home.y) < strip;
  });
}
