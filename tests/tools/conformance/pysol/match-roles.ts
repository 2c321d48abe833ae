import type { Role } from '../../../../engine/model/pile.ts';
import type { Variant } from '../../../../engine/model/variant.ts';
import type { RecordedSlot } from '../trace.ts';
import type { RecordedRole, RecordedWay } from './recorded-way.ts';

/** Our roles for theirs, where the table of ways says nothing else. */
const ROLES: Readonly<Record<RecordedRole, readonly Role[]>> = {
  talon: ['stock'],
  waste: ['waste'],
  foundation: ['foundation'],
  tableau: ['tableau'],
  reserve: ['reserve', 'cell'],
  internal: [],
  other: [],
};

/**
 * Our pile for each recorded slot: slots and piles of one role in the order of their numbers. Null where Baize has none: a talon
 * that nothing is dealt from, a helper that is never seen, a role for which the table of ways names none of ours.
 * @throws when another role has more slots than piles, or fewer
 */
export function matchRoles(way: RecordedWay, slots: readonly RecordedSlot[], { places }: Variant): (number | null)[] {
  if (way.piles !== undefined) return [...way.piles];
  const left = new Map<string, number[]>();
  for (const role of new Set(slots.map((slot) => slot.role ?? ''))) {
    const ours = way.roles?.[role as RecordedRole] ?? ROLES[role as RecordedRole];
    const found = places.flatMap(({ pile }) => (ours.includes(pile.rules.role) ? [pile.index] : []));
    const count = slots.filter((slot) => slot.role === role).length;
    if (found.length !== count && ours.length > 0 && role !== 'talon') {
      throw new Error(`${count} slots were recorded as ${role}, the variant has ${found.length}`);
    }
    left.set(role, found);
  }
  return slots.map((slot) => left.get(slot.role ?? '')?.shift() ?? null);
}
