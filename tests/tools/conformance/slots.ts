import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { countOf, drag, fromOf, type Move, toOf } from '../../../engine/model/move.ts';
import type { Table } from '../../../engine/model/table.ts';
import type { Drag } from './action.ts';
import { pileText } from './cards.ts';
import { exceptionsOf } from './exceptions.ts';
import { matchRoles, type MatchedPiles } from './pysol/match-roles.ts';
import type { Trace } from './trace.ts';

/**
 * Matches recorded slots to piles and back; a slot that Baize does not have has no pile, and a pile without a slot is
 * slot -1.
 */
export interface Slots {
  pileOf(slot: number): number | undefined;
  slotOf(pile: number): number;
  /**
   * Returns several piles, the lowest first, where every card of the recorded pile can be played and has a place of its
   * own here.
   */
  pilesOf(slot: number): readonly number[];
}

/**
 * Matches slots by number for AisleRiot, whose numbers are ours unless the layout leaves out the slot that no player
 * can reach; by role for PySolFC.
 */
export function matchSlots(trace: Trace, rules: RuleSet): Slots {
  if (trace.way !== undefined) return slotsOf(matchRoles(trace.way, trace.slots, rules.variant));
  const places = rules.variant.places.length;
  if (places === trace.slots.length)
    return { pileOf: (slot) => slot, slotOf: (pile) => pile, pilesOf: (slot) => [slot] };
  const { unreachable } = exceptionsOf(trace);
  if (unreachable === undefined || places !== trace.slots.length - 1) {
    throw new Error(`${trace.slots.length} slots were recorded, the variant has ${places} piles`);
  }
  return slotsOf(trace.slots.map((_, slot) => (slot === unreachable ? null : slot < unreachable ? slot : slot - 1)));
}

function slotsOf(matched: readonly MatchedPiles[]): Slots {
  const piles = matched.map((each) => (each === null ? [] : typeof each === 'number' ? [each] : each));
  return {
    pileOf: (slot) => piles[slot]?.[0],
    slotOf: (pile) => piles.findIndex((each) => each.includes(pile)),
    pilesOf: (slot) => piles[slot] ?? [],
  };
}

/** Returns the cards of a slot as they are recorded. */
export const slotText = (table: Table, slots: Slots, slot: number): string =>
  filledPiles(table, slots, slot)
    .map((pile) => pileText(table, pile))
    .join(' ');

const filledPiles = (table: Table, slots: Slots, slot: number): number[] =>
  slots.pilesOf(slot).filter((pile) => table.size(pile) > 0);

const isSpread = (slots: Slots, slot: number): boolean => slots.pilesOf(slot).length > 1;

/**
 * Converts a recorded drag to ours. From a pile whose cards have places of their own it takes one card: the count says
 * which, from the top.
 */
export function ourDrag(table: Table, slots: Slots, [from, count, to]: Drag): Move {
  const target = slots.pileOf(to) ?? -1;
  return isSpread(slots, from)
    ? drag(filledPiles(table, slots, from).at(-count) ?? -1, 1, target)
    : drag(slots.pileOf(from) ?? -1, count, target);
}

/** Converts our drag to the form in which it would be recorded. */
export function theirDrag(table: Table, slots: Slots, move: Move): Drag {
  const from = slots.slotOf(fromOf(move));
  const cards = filledPiles(table, slots, from);
  const count = isSpread(slots, from) ? cards.length - cards.indexOf(fromOf(move)) : countOf(move);
  return [from, count, slots.slotOf(toOf(move))];
}
