import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { exceptionsOf } from './exceptions.ts';
import { matchRoles } from './pysol/match-roles.ts';
import type { Trace } from './trace.ts';

/** Which pile stands for a recorded slot, and back; a slot that Baize is without has none, and a pile without a slot is slot -1. */
export interface Slots {
  pileOf(slot: number): number | undefined;
  slotOf(pile: number): number;
}

/** AisleRiot's numbers are ours, unless the layout leaves out the one slot that no person can reach; PySolFC's go by role. */
export function matchSlots(trace: Trace, rules: RuleSet): Slots {
  if (trace.way !== undefined) return slotsOf(matchRoles(trace.way, trace.slots, rules.variant));
  const places = rules.variant.places.length;
  if (places === trace.slots.length) return { pileOf: (slot) => slot, slotOf: (pile) => pile };
  const { unreachable } = exceptionsOf(trace);
  if (unreachable === undefined || places !== trace.slots.length - 1) {
    throw new Error(`${trace.slots.length} slots were recorded, the variant has ${places} piles`);
  }
  return slotsOf(trace.slots.map((_, slot) => (slot === unreachable ? null : slot < unreachable ? slot : slot - 1)));
}

const slotsOf = (piles: readonly (number | null)[]): Slots => ({
  pileOf: (slot) => piles[slot] ?? undefined,
  slotOf: (pile) => piles.indexOf(pile),
});
