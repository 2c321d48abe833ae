import { dealByNumber } from '../legality/deal.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { type Card, SUITS } from '../model/card.ts';
import { makeDeck } from '../model/deck.ts';
import { drag } from '../model/move.ts';
import type { Table } from '../model/table.ts';
import type { ChancePlay } from './chance-play.ts';
import type { PileGroup } from './description.ts';

/**
 * Returns where the top card of these foundations may go: seen in random play, or allowed by the rules for some cards.
 */
export function returnsOf(group: Omit<PileGroup, 'returns'>, rules: RuleSet, seen: ChancePlay): PileGroup['returns'] {
  const { role, piles, together } = group;
  const [from] = piles;
  if (role !== 'foundation' || together === 'nothing' || from === undefined) return 'no';
  const { table } = dealByNumber(rules.variant, 1, rules);
  const cards = [...new Set(makeDeck(rules.variant.deck ?? {}))];
  const never = isOneForEachSuit(group) ? piles : [from];
  const others = rules.variant.places.map(({ pile }) => pile).filter(({ index }) => !never.includes(index));
  const goes = (isHome: boolean): boolean =>
    others
      .filter((pile) => (pile.rules.role === 'foundation') === isHome)
      .some(({ index }) => goesTo(rules, table, [from, index], cards));
  const [isPlayed, passes] = [seen.returns || goes(false), goes(true)];
  if (isPlayed) return passes ? 'both' : 'play';
  return passes ? 'across' : 'no';
}

/** Whether no two of these foundations ever hold the same suit. */
const isOneForEachSuit = ({ takes, own, conditions, piles }: Omit<PileGroup, 'returns'>): boolean =>
  typeof takes === 'object' &&
  takes.kind === 'order' &&
  takes.suits === 'same' &&
  piles.length <= SUITS.length &&
  (own === 'suit' || conditions.includes('once-a-suit'));

/** Whether any card may be dragged from one pile to the other, empty or holding any card. */
function goesTo(rules: RuleSet, table: Table, [from, to]: readonly [number, number], cards: readonly Card[]): boolean {
  const kept = [from, to].map((pile) => Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at)));
  const isAllowed = (card: Card, under: readonly Card[]): boolean => {
    table.lay(from, [card, card]);
    table.lay(to, under);
    return rules.allows(table, drag(from, 1, to));
  };
  const [ofFrom, ofTo] = [cardsOf(rules, table, from, cards), cardsOf(rules, table, to, cards)];
  const isUnique = (rules.variant.deck?.packs ?? 1) === 1 && rules.piles[to]!.rules.role === 'foundation';
  const liesOnAnother = (card: Card, onto: Card): boolean =>
    ofFrom.some((other) => other !== onto && rules.joins(table, from, card, other));
  const found = ofFrom.some((card) => {
    // In one pack, a card passes between foundations only if each of them has a different card for it to lie on.
    if (!isUnique && isAllowed(card, [])) return true;
    return ofTo.some((onto) => isAllowed(card, [onto]) && (!isUnique || liesOnAnother(card, onto)));
  });
  table.lay(from, kept[0]!);
  table.lay(to, kept[1]!);
  return found;
}

/** Lists the cards that can come to lie on a foundation, from its first card on; all, on other piles. */
function cardsOf(rules: RuleSet, table: Table, pile: number, cards: readonly Card[]): readonly Card[] {
  const { rules: own, taking } = rules.piles[pile]!;
  if (own.role !== 'foundation') return cards;
  const dealt = Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at));
  const found = new Set([...dealt, ...cards.filter((card) => rules.joins(table, pile, card, 0))]);
  let last = [...found];
  for (let size = 1; size < taking.room && last.length > 0; size++) {
    last = cards.filter((card) => !found.has(card) && last.some((onto) => rules.joins(table, pile, card, onto)));
    for (const card of last) found.add(card);
  }
  return found.size > 0 ? [...found] : cards;
}
