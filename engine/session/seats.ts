import { rankOf, suitOf } from '../model/card.ts';
import type { PileRules } from '../model/pile.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table } from '../model/table.ts';

const SUIT_COUNT = 4;

/**
 * Returns by pile number in whose place each visible pile lies, for the table right after the deal: its own, except
 * that foundations with the same rules lie in the order of suits if they were dealt cards of one rank. The deal puts
 * these cards on piles as they come, and games are stored by the numbers of piles, so the piles change places.
 */
export function seatsOf({ variant }: RuleSet, table: Table): number[] {
  const seats = [...variant.places.keys()];
  const groups = new Map<PileRules, number[]>();
  for (const [
    pile,
    {
      pile: { rules },
    },
  ] of variant.places.entries())
    if (rules.role === 'foundation') groups.set(rules, [...(groups.get(rules) ?? []), pile]);
  for (const group of groups.values())
    for (const [at, pile] of bySuit(group, table).entries()) seats[pile] = group[at]!;
  return seats;
}

/** Returns foundations in the order of their base cards' suits, once and again; empty ones stand for missing suits. */
function bySuit(group: readonly number[], table: Table): readonly number[] {
  const dealt = group.filter((pile) => table.size(pile) > 0);
  const ranks = new Set(dealt.map((pile) => rankOf(table.at(pile, 0))));
  if (dealt.length < 2 || ranks.size > 1) return group;
  const suits = Array.from({ length: SUIT_COUNT }, (_, suit) =>
    dealt.filter((pile) => suitOf(table.at(pile, 0)) === suit),
  );
  const empty = group.filter((pile) => !dealt.includes(pile));
  const ordered: number[] = [];
  const rounds = Math.max(Math.ceil(group.length / SUIT_COUNT), ...suits.map(({ length }) => length));
  for (let round = 0; round < rounds; round++)
    for (const suit of suits) {
      const pile = suit[round] ?? empty.shift();
      if (pile !== undefined) ordered.push(pile);
    }
  return ordered;
}

/** Returns piles with their numbers in the order in which they lie. */
export const inSeatOrder = <T extends { readonly seat?: number }>(shapes: readonly T[]): [pile: number, shape: T][] =>
  [...shapes.entries()].toSorted(([a, one], [b, other]) => (one.seat ?? a) - (other.seat ?? b));
