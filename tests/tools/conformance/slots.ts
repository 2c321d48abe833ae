import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { exceptionsOf } from './exceptions.ts';
import type { Trace } from './trace.ts';

/** Which pile stands for a recorded slot, and back; a slot that Baize is without has none. */
export interface Slots {
  pileOf(slot: number): number | undefined;
  slotOf(pile: number): number;
}

/** The numbers agree, unless the layout leaves out the one slot that no person can reach. */
export function matchSlots(trace: Trace, rules: RuleSet): Slots {
  const places = rules.variant.places.length;
  if (places === trace.slots.length) return { pileOf: (slot) => slot, slotOf: (pile) => pile };
  const { unreachable } = exceptionsOf(trace.game);
  if (unreachable === undefined || places !== trace.slots.length - 1) {
    throw new Error(`${trace.slots.length} slots were recorded, the variant has ${places} piles`);
  }
  return {
    pileOf: (slot) => (slot === unreachable ? undefined : slot < unreachable ? slot : slot - 1),
    slotOf: (pile) => (pile < unreachable ? pile : pile + 1),
  };
}
