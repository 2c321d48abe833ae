import { dealByNumber } from '../legality/deal.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Card } from '../model/card.ts';
import { makeDeck } from '../model/deck.ts';
import { drag } from '../model/move.ts';
import type { Table } from '../model/table.ts';
import type { ChancePlay } from './chance-play.ts';
import type { PileGroup } from './description.ts';

/**
 * Returns where the top card of these foundations may go: seen in random play, or allowed by the rules for some cards.
 */
export function returnsOf(
  { role, piles, together, takes }: Omit<PileGroup, 'returns'>,
  rules: RuleSet,
  seen: ChancePlay,
): PileGroup['returns'] {
  const [from] = piles;
  if (role !== 'foundation' || together === 'nothing' || from === undefined) return 'no';
  const { table } = dealByNumber(rules.variant, 1, rules);
  const cards = [...new Set(makeDeck(rules.variant.deck ?? {}))];
  const isOne = isOfOnePack(rules, takes);
  const others = rules.variant.places.map(({ pile }) => pile).filter(({ index }) => index !== from);
  const goes = (isHome: boolean): boolean =>
    others
      .filter((pile) => (pile.rules.role === 'foundation') === isHome && !(isOne && piles.includes(pile.index)))
      .some(({ index }) => goesTo(rules, table, [from, index], cards));
  const [isPlayed, passes] = [seen.returns || goes(false), goes(true)];
  if (isPlayed) return passes ? 'both' : 'play';
  return passes ? 'across' : 'no';
}

/** Whether one pack is built up in suit: each card then has one foundation, unless others take it in another order. */
const isOfOnePack = ({ variant: { deck: { packs = 1 } = {} } }: RuleSet, takes: PileGroup['takes']): boolean =>
  packs === 1 && typeof takes === 'object' && takes.kind === 'order' && takes.suits === 'same';

/** Whether any card may be dragged from one pile to the other, empty or holding any card. */
function goesTo(rules: RuleSet, table: Table, [from, to]: readonly [number, number], cards: readonly Card[]): boolean {
  const kept = [from, to].map((pile) => Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at)));
  const isAllowed = (card: Card, under: readonly Card[]): boolean => {
    table.lay(from, [card, card]);
    table.lay(to, under);
    return rules.allows(table, drag(from, 1, to));
  };
  const found = cards.some((card) => isAllowed(card, []) || cards.some((onto) => isAllowed(card, [onto])));
  table.lay(from, kept[0]!);
  table.lay(to, kept[1]!);
  return found;
}
