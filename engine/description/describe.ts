import type { Role, Pile } from '../model/pile.ts';
import { dealByNumber } from '../legality/deal.ts';
import { RuleSet } from '../legality/rule-set.ts';
import { ACE, KING } from '../model/card.ts';
import { BASE } from '../model/counters.ts';
import { suitsAmong } from '../model/deck.ts';
import type { Answers, Game } from '../model/game.ts';
import type { TableView } from '../model/table.ts';
import type { Variant } from '../model/variant.ts';
import { RuleQueries } from './rule-queries.ts';
import type { ClickFacts, DeckFacts, Description, Follows, Goal, PileGroup } from './description.ts';
import { pileGroups } from './groups.ts';
import { redealOf, stockOf } from './stock.ts';
import { undescribedOf } from './undescribed.ts';
import { ChancePlay, isOutOfGame } from './chance-play.ts';

/** The numbers of the deals that are compared. Whatever differs between them is described as varying. */
const COMPARED_DEALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Describes a game with these answers, by asking its rules and by playing it at random. */
export const describe = (game: Game, answers: Answers): Description => describeVariant(game.variant(answers));

/** Describes any variant in the same way. */
export function describeVariant(variant: Variant): Description {
  const rules = new RuleSet(variant);
  const tables = COMPARED_DEALS.map((deal) => dealByNumber(variant, deal, rules).table);
  const seen = new ChancePlay(rules);
  const groups = pileGroups(rules, new RuleQueries(rules, seen.bases), seen, tables);
  const pairs = [...seen.pairs.values()];
  const stock = stockOf(rules, seen, tables);
  const goal = goalOf(variant, rules);
  const described: Omit<Description, 'undescribed'> = {
    deck: deckOf(rules),
    goal,
    groups,
    stock,
    again: redealOf(rules, seen, stock),
    base: baseOf(seen, tables),
    pairs: pairs.length === 1 ? pairs[0] : undefined,
    pairsUnder: seen.pairsUnder,
    clicks: clicksOf(rules, seen),
    follows: followsOf(groups, seen),
    score: scoreOf(goal, seen),
  };
  return { ...described, undescribed: undescribedOf(described, rules, seen) };
}

function deckOf({ variant, deck }: RuleSet): DeckFacts {
  const { packs = 1, jokers = false, ranks } = variant.deck ?? {};
  const suits = suitsAmong(deck);
  const there = new Set(ranks ?? Array.from({ length: KING }, (_, at) => at + ACE));
  const leftOut = Array.from({ length: KING }, (_, at) => at + ACE).filter((rank) => !there.has(rank));
  return { cards: deck.length, packs, suits: suits < 4 ? suits : undefined, jokers, leftOut };
}

function goalOf({ won: { held } }: Variant, { deck, variant }: RuleSet): Goal | undefined {
  if (held === undefined || held.piles.some(({ rules }) => rules.role !== 'foundation')) return undefined;
  const isOut = (pile: Pile): boolean => isOutOfGame(pile, variant);
  const isHome = held.piles.every((pile) => !isOut(pile));
  if (!isHome && !held.piles.every(isOut)) return undefined;
  const least = Math.min(...held.piles.map(({ taking }) => taking.least));
  const run = isHome && least > 1 ? least : 0;
  return { kind: isHome ? 'home' : 'gone', cards: held.cards, run, all: held.cards === deck.length };
}

function baseOf({ bases, baseChosen }: ChancePlay, tables: readonly TableView[]): Description['base'] {
  if (tables.some((table) => table.counter(BASE) > 0)) return 'dealt';
  return baseChosen && bases.size > 1 ? 'chosen' : undefined;
}

function scoreOf(goal: Goal | undefined, { scores }: ChancePlay): Description['score'] {
  if (goal === undefined) return undefined;
  const offsets = scores[goal.kind];
  const [offset] = offsets;
  return offsets.size === 1 && offset !== undefined ? { kind: goal.kind, most: goal.cards + offset } : undefined;
}

function clicksOf(rules: RuleSet, seen: ChancePlay): ClickFacts {
  const plays = rules.piles.map(({ rules: { tap } }) => tap?.plays).find((to) => to !== undefined);
  const needs = [...seen.needs];
  return {
    plays: plays?.rules.role,
    alone: needs.includes('alone') ? [...seen.alone].toSorted((a, b) => a - b) : [],
    removes: seen.alone.size > 0 ? needs.find((code) => code === 'unbeaten') : undefined,
  };
}

function followsOf(groups: readonly PileGroup[], seen: ChancePlay): Follows {
  const { turnsUp, goesHome, fills, unfilled } = seen;
  const givers = new Set(groups.filter((group) => !isLoan(group)).map(({ role }) => role));
  const filled = groups.flatMap(({ piles, role: to, spread }) => {
    const timesIn = (counts: ChancePlay['fills'], from: Role): number =>
      piles.reduce((sum, pile) => sum + (counts.get(pile)?.get(from) ?? 0), 0);
    const sources = new Set(piles.flatMap((pile) => [...(fills.get(pile)?.keys() ?? [])]));
    const from = [...sources]
      .filter((role) => givers.has(role) && timesIn(fills, role) > timesIn(unfilled, role))
      .toSorted((one, other) => seen.isBefore(piles, other, one) - seen.isBefore(piles, one, other));
    const cards = Math.max(...piles.map((pile) => seen.fillCards.get(pile) ?? 0));
    return from.length > 0 ? [{ from, to, spread, piles, cards }] : [];
  });
  // Random play shows fewer sources for some piles than for others like them.
  const fullOf = ({ from, to: role, spread: kind }: (typeof filled)[number]): readonly Role[] =>
    filled
      .filter((other) => other.to === role && other.spread === kind && from.every((one) => other.from.includes(one)))
      .reduce((most, other) => (other.from.length > most.length ? other.from : most), from);
  return { turnsUp, goesHome, fills: filled.map((fill) => filledFrom(fullOf(fill), fill)) };
}

const filledFrom = (from: readonly Role[], fill: Follows['fills'][number]): Follows['fills'][number] => ({
  ...fill,
  from,
});

/** Whether it is a reserve that is empty after the deal: cards that come from it were put there in play. */
const isLoan = ({ role, dealt }: PileGroup): boolean =>
  role === 'reserve' && dealt.kind === 'same' && dealt.cards === 0;
