import { type Card, fanOf, isFaceDown, type PileShape } from '../../../engine/index.ts';
import type { Point } from '../types.ts';
import type { Slot } from './table-layout.ts';

/** How much of a covered card shows, in parts of the card: its whole index face up, a strip face down. */
const DOWNWARD = { up: 0.29, down: 0.115, least: 0.05 } as const;
const SIDEWAYS = { up: 0.25, down: 0.1, least: 0.05 } as const;
/** A short fan to the right opens further where there is room. */
const WIDE_OPEN = 0.36;

/** The strands of a plait lie so far to either side, in card widths. */
const WOVEN = 0.24;

/** On a tall table columns open further, by as much of a card for every card there is room for beyond the first few. */
const TALL = { beyond: 3.2, up: 0.04, most: 0.1 } as const;

/** Where each card of a pile stands, bottom card first; a fan too long for its room closes up, face-down cards first. */
export function spread(shape: PileShape, cards: readonly Card[], slot: Slot, density: number): Point[] {
  const { way, shown: open } = fanOf(shape);
  const side = way === 'right';
  const shown = side ? SIDEWAYS : DOWNWARD;
  const length = side ? slot.width : slot.height;
  const room = side ? slot.reachRight : slot.reachDown;
  const more = side ? 0 : Math.min(TALL.most, Math.max(0, room / length - TALL.beyond) * TALL.up);
  const loose = offsetsOf(cards, open, length * (shown.up + more), length * (shown.down + more / 3));
  const fits = (loose.at(-1) ?? 0) <= room;
  const offsets = fits ? loose : offsetsOf(cards, open, length * shown.up, length * shown.least);
  const reach = offsets.at(-1) ?? 0;
  const widest = fits && side && open === Infinity ? WIDE_OPEN / SIDEWAYS.up : 1;
  const stretch = Math.min(widest, room / Math.max(1, reach));
  const woven = Math.floor(slot.width * WOVEN * density) / density;
  return offsets.map((offset, i) => {
    const shift = Math.floor(offset * stretch * density) / density;
    if (shape.fan === 'plait') return { x: slot.x + (i % 2 ? woven : -woven), y: slot.y + shift };
    return side ? { x: slot.x + shift, y: slot.y } : { x: slot.x, y: slot.y + shift };
  });
}

/** How far each card lies from the pile's first, of which the `open` top ones are spread. */
function offsetsOf(cards: readonly Card[], open: number, up: number, down: number): number[] {
  const first = Math.max(0, cards.length - open);
  let offset = 0;
  return cards.map((_, i) => {
    if (i > first) offset += isFaceDown(cards[i - 1] ?? 0) ? down : up;
    return offset;
  });
}
