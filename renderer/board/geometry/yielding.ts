import type { BoardPile } from '../model/source.ts';
import type { Slot } from './table-layout.ts';

/**
 * Returns for every pile the piles that lie in the way of its fan, the nearest first, and yield to it while empty:
 * piles of its own kind on whose empty places no card may be put.
 */
export function yieldingPiles(shapes: readonly BoardPile[], slots: readonly Slot[]): number[][] {
  return shapes.map((shape, pile) => {
    const onWay = pilesOnWay(pile, shape.fan.direction, slots);
    const stops = onWay.findIndex((other) => !canYield(shapes[other]!, shape));
    return stops < 0 ? onWay : onWay.slice(0, stops);
  });
}

const canYield = ({ role, starts }: BoardPile, to: BoardPile): boolean => role === to.role && starts === undefined;

function pilesOnWay(pile: number, direction: 'down' | 'right' | undefined, slots: readonly Slot[]): number[] {
  const here = slots[pile];
  if (!here || !direction) return [];
  const [along, aside] = direction === 'right' ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const [long, broad] = direction === 'right' ? [here.width, here.height] : [here.height, here.width];
  const ahead = (other: number): number => slots[other]![along] - here[along];
  return [...slots.keys()]
    .filter((other) => ahead(other) > long / 2 && Math.abs(slots[other]![aside] - here[aside]) < broad * 0.95)
    .toSorted((a, b) => ahead(a) - ahead(b));
}

/** Returns the slot extended to the end of the farthest pile that yielded its room. */
export function reachingOver(slot: Slot, over: Slot | undefined): Slot {
  if (!over) return slot;
  return {
    ...slot,
    reachRight: Math.max(slot.reachRight, over.x - slot.x + over.reachRight),
    reachDown: Math.max(slot.reachDown, over.y - slot.y + over.reachDown),
  };
}
