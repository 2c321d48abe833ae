import { type Card, faceUp } from '../../model/card.ts';
import { REDEALS } from '../../model/counters.ts';
import { tap } from '../../model/move.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { TableView } from '../../model/table.ts';
import { coversOf, with1Card } from '../../search/view/covers.ts';
import { beginsNoMove, isOpenUnlessCovered } from '../../search/view/fits.ts';
import { type GameView, indicesOf } from '../../search/view/game-view.ts';
import { goesOn } from '../../search/view/relations.ts';
import { isWonByAll, isWonByEmpty } from '../../search/view/wins.ts';

/** The most cards and places of the talon that the search has room for. */
const MAX_CARDS = 52;
const MAX_PLACES = 250;

/** The rules of a game whose cards leave in pairs, or alone, once no card lies on them. */
export interface PairRules {
  /** Piles that only give cards: spots of a pyramid and columns; by pile the ones whose cards lie on it. */
  readonly givers: readonly number[];
  readonly covers: ReadonlyMap<number, readonly number[]>;
  readonly stock: number | undefined;
  readonly waste: number | undefined;
  readonly redeals: number;
  /** Whether all cards have to leave; otherwise those of the piles that only give. */
  readonly all: boolean;
  /** Whether the top card of the waste may leave with the card under it. */
  readonly within: boolean;
  readonly pairs: (one: Card, other: Card) => boolean;
  readonly alone: (card: Card) => boolean;
}

/**
 * Reads a game of pairs off its rules; undefined where they do not fit. Which piles cover which is tested on tables
 * with one card.
 */
export function pairRules(view: GameView, base: number): PairRules | undefined {
  const { rules } = view;
  const turning = view.turning?.count === 1 ? view.turning : undefined;
  const { stock, waste, redeals = 0 } = turning ?? {};
  const givers = rules.piles.filter((pile) => pile.rules.lift === 'top' && pile.rules.build && pile !== waste);
  const [first] = givers;
  const relations = view.at(base);
  const { after = [] } = rules.variant;
  const out = after.find(({ removesPairs }) => removesPairs)?.removesPairs;
  if (!out || !after.every(({ removesPairs, turnsUp }) => removesPairs === out || turnsUp)) return undefined;
  if (![...givers, ...(waste ? [waste] : [])].every(isOpenUnlessCovered)) return undefined;
  if (first === undefined || !view.othersThan(stock, waste, ...givers).every(beginsNoMove)) return undefined;
  const all = isWonByAll(rules, out.index, base);
  if (!all && (stock === undefined || !isWonByEmpty(rules, givers, stock.index, base))) return undefined;
  const isSame = givers.every(({ rules: { build, start, takes } }) => build === first.rules.build && !start && !takes);
  if (!isSame || (waste && waste.rules.build !== first.rules.build)) return undefined;
  return {
    givers: indicesOf(givers),
    covers: coversOf(rules, givers, base),
    stock: stock?.index,
    waste: waste?.index,
    redeals,
    all,
    within: waste?.rules.within === first.rules.build,
    pairs: (one, other) => goesOn(relations, first, one, other),
    alone: (card) => leavesAlone(rules, first.index, card, base),
  };
}

const leavesAlone = (rules: RuleSet, pile: number, card: Card, base: number): boolean =>
  rules.allows(with1Card(rules.piles.length, pile, base, card), tap(pile));

/** The cards of a deal, each with its number, those of the talon last, and the cards that must be gone before each. */
export interface PairedDeal {
  readonly cards: readonly Card[];
  /** By card: the pile that it leaves, and the cards that lie on it. */
  readonly piles: readonly number[];
  readonly above: readonly (readonly number[])[];
  /** Cards of the talon: those of the waste, then those of the stock in the order in which they are turned. */
  readonly talon: number;
  /** The number of them that are turned, and how often the stock was turned over so far. */
  readonly turned: number;
  readonly redealt: number;
}

/** Reads the deal off a table; undefined where it has more cards than there is room for. */
export function pairedDeal(
  { givers, covers, stock, waste, redeals }: PairRules,
  table: TableView,
): PairedDeal | undefined {
  const [cards, piles, above]: [Card[], number[], number[][]] = [[], [], []];
  const add = (from: number, at: number, pile = from): number => {
    piles.push(pile);
    above.push([]);
    return cards.push(faceUp(table.at(from, at))) - 1;
  };
  const inPile = new Map(
    givers.map((pile) => [pile, Array.from({ length: table.size(pile) }, (_, at) => add(pile, at))]),
  );
  for (const [pile, those] of inPile) {
    const on = (covers.get(pile) ?? []).flatMap((other) => inPile.get(other) ?? []);
    those.forEach((card, at) => above[card]!.push(...those.slice(at + 1), ...on));
  }
  const turned = waste === undefined ? 0 : table.size(waste);
  for (let at = 0; at < turned; at++) add(waste!, at);
  if (stock !== undefined) for (let at = table.size(stock) - 1; at >= 0; at--) add(stock, at, waste);
  const talon = cards.length - [...inPile.values()].flat().length;
  const places = redeals === Infinity ? talon + 1 : (redeals + 1) * (talon + 1);
  const redealt = table.counter(REDEALS);
  return cards.length > MAX_CARDS || places > MAX_PLACES ? undefined : { cards, piles, above, talon, turned, redealt };
}
