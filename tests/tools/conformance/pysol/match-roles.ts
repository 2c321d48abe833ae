import { makeCard } from '../../../../engine/model/card.ts';
import type { Pile, Role } from '../../../../engine/model/pile.ts';
import type { Variant } from '../../../../engine/model/variant.ts';
import type { RecordedSlot } from '../trace.ts';
import type { RecordedRole, RecordedWay } from './recorded-way.ts';

/** Our roles for theirs, unless the table of versions names others. */
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
 * Our pile for a recorded slot. Several piles, that of the lowest card first, where each of the slot's cards has a
 * place of its own here; null for none.
 */
export type MatchedPiles = number | readonly number[] | null;

/**
 * Returns our pile for each recorded slot: slots and piles of one role in the order of their numbers. Null where Baize
 * has no such pile: a talon from which nothing is dealt, an invisible helper, a role for which the table of versions
 * names no role of ours.
 * @throws when another role has more slots than piles, or fewer
 */
export function matchRoles(way: RecordedWay, slots: readonly RecordedSlot[], { places }: Variant): MatchedPiles[] {
  if (way.piles !== undefined) return [...way.piles];
  const left = new Map<string, number[]>();
  for (const role of new Set(slots.map((slot) => slot.role ?? ''))) {
    const ours = way.roles?.[role as RecordedRole] ?? ROLES[role as RecordedRole];
    const found = inTheirOrder(places.flatMap(({ pile }) => (ours.includes(pile.rules.role) ? [pile] : []))).map(
      ({ index }) => index,
    );
    const count = slots.filter((slot) => slot.role === role).length;
    if (found.length !== count && ours.length > 0 && role !== 'talon') {
      throw new Error(`${count} slots were recorded as ${role}, the variant has ${found.length}`);
    }
    left.set(role, found);
  }
  return slots.map((slot) => left.get(slot.role ?? '')?.shift() ?? null);
}

/** Their order of suits. */
const SUITS = ['C', 'S', 'H', 'D'].map((suit) => 'CDHS'.indexOf(suit));
const RANKS = Array.from({ length: 13 }, (_, at) => at + 1);

/** Orders foundations that are bound to a suit each, four by four, by PySolFC's order of suits. */
function inTheirOrder(piles: readonly Pile[]): Pile[] {
  const suitOf = ({ rules: { role, start } }: Pile): number | undefined => {
    const suits = SUITS.filter(
      (suit) => role === 'foundation' && RANKS.some((rank) => start?.(makeCard(rank, suit), 0)),
    );
    return suits.length === 1 ? suits[0] : undefined;
  };
  return piles.flatMap((pile, at) => {
    const four = piles.slice(at - (at % 4), at - (at % 4) + 4);
    return four.find((each) => suitOf(each) === SUITS[at % 4]) ?? pile;
  });
}
