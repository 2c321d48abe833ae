import { isFaceDown, makeCard, type Rank, rankOf, SUITS } from '../model/card.ts';
import { ALL_RANKS } from '../model/deck.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table } from '../model/table.ts';

/**
 * Returns the one rank that a foundation takes next, unless it is the next higher one, as everybody expects; undefined
 * also where the pile is empty, no foundation, or takes several ranks or none.
 */
export function unusualNextRank(rules: RuleSet, table: Table, pile: number): Rank | undefined {
  const top = table.top(pile);
  if (rules.piles[pile]?.rules.role !== 'foundation' || top === 0 || isFaceDown(top)) return undefined;
  const [next, ...others] = ALL_RANKS.filter((rank) =>
    SUITS.some((_, suit) => rules.joins(table, pile, makeCard(rank, suit), top)),
  );
  return others.length > 0 || next === rankOf(top) + 1 ? undefined : next;
}
