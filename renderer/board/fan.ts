import { type Card, isFaceDown, type PileShape } from '../../engine/index.ts';
import type { Point } from './face.ts';
import type { Slot } from './layout.ts';

/** How much of a covered card shows, in parts of the card: its whole index face up, a strip face down. */
const SHOWN = { up: 0.285, down: 0.115, upSide: 0.25, downSide: 0.1 } as const;

/** Where each card of a pile stands, bottom card first; a fan too long for its room closes up evenly. */
export function spread(shape: PileShape, cards: readonly Card[], slot: Slot, density: number): Point[] {
  const side = isSideways(shape);
  const offsets = offsetsOf(shape, cards, side ? slot.width : slot.height, side);
  const reach = offsets.at(-1) ?? 0;
  const room = side ? slot.reachRight : slot.reachDown;
  const tighten = reach > room ? room / reach : 1;
  return offsets.map((offset) => {
    const shift = Math.round(offset * tighten * density) / density;
    return side ? { x: slot.x + shift, y: slot.y } : { x: slot.x, y: slot.y + shift };
  });
}

const isSideways = ({ fan }: PileShape): boolean => fan === 'right' || (typeof fan === 'object' && 'right' in fan);

function offsetsOf({ fan }: PileShape, cards: readonly Card[], length: number, side: boolean): number[] {
  const spreads = fan === 'none' ? 1 : typeof fan === 'string' ? cards.length : 'right' in fan ? fan.right : fan.down;
  const first = Math.max(0, cards.length - spreads);
  let offset = 0;
  return cards.map((_, i) => {
    if (i > first) offset += length * shownOf(cards[i - 1] ?? 0, side);
    return offset;
  });
}

function shownOf(card: Card, side: boolean): number {
  if (isFaceDown(card)) return side ? SHOWN.downSide : SHOWN.down;
  return side ? SHOWN.upSide : SHOWN.up;
}
