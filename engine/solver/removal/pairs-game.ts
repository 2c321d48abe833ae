import { BASE } from '../../model/counters.ts';
import { type Card, faceUp } from '../../model/card.ts';
import { isTap, tap } from '../../model/move.ts';
import { looksUp } from '../../model/acceptance.ts';
import type { Pile } from '../../model/pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { Table, type TableView } from '../../model/table.ts';
import type { Relations } from '../relations.ts';
import { isWonByAll } from './plain.ts';

/** More cards than these, in all and in the stock, have no exact key. */
const MAX_PAIRED = 52;
const MAX_TURNED = 31;

/** What is the same for every deal of a game whose cards leave in pairs, or alone, once no card lies on them. */
export interface PairRules {
  /** Piles that only give: spots of a pyramid and columns; by pile those whose cards lie on it. */
  readonly givers: readonly number[];
  readonly covers: ReadonlyMap<number, readonly number[]>;
  readonly stock: number | undefined;
  readonly waste: number | undefined;
  readonly redeals: number;
  /** The top card of the waste may leave with the card under it. */
  readonly within: boolean;
  readonly pairs: (one: Card, other: Card) => boolean;
  readonly alone: (card: Card) => boolean;
}

/**
 * Reads a game of pairs off its rules; undefined where they do not fit. Which piles cover which is asked on tables with
 * one card.
 */
export function pairRules(rules: RuleSet, { compiled }: Relations, base: number): PairRules | undefined {
  const talon = rules.piles.find(({ rules: { tap } }) => tap?.turns?.count === 1);
  const waste = talon?.rules.tap?.turns?.to;
  const redeals = talon?.rules.tap?.redeals ?? 0;
  const givers = rules.piles.filter((pile) => pile.rules.lift === 'top' && pile.rules.build && pile !== waste);
  const others = rules.piles.filter((pile) => ![talon, waste, ...givers].includes(pile));
  const isBare = ({ rules: { lift, tap, double } }: Pile): boolean =>
    (lift === undefined || lift === 'nothing') && tap === undefined && typeof double !== 'object';
  const [first] = givers;
  const { after = [] } = rules.variant;
  const out = after.find(({ removesPairs }) => removesPairs)?.removesPairs;
  const isPlain = ({ rules: { gives, closed, on }, taking: { near, reach, least } }: Pile): boolean =>
    [gives, closed, on, near, reach].every((rule) => rule === undefined) && least === 1;
  if (!out || !after.every(({ removesPairs, turnsUp }) => removesPairs === out || turnsUp)) return undefined;
  if (![...givers, ...(waste ? [waste] : [])].every(isPlain) || !isWonByAll(rules, out.index, base)) return undefined;
  if (first === undefined || !others.every(isBare) || !Number.isFinite(redeals) || redeals > 3) return undefined;
  const pairs = (one: Card, other: Card): boolean =>
    looksUp(compiled.tables, compiled.piles[first.index]!.accept, one, other) === 1;
  const isSame = givers.every(({ rules: { build, start, takes } }) => build === first.rules.build && !start && !takes);
  if (!isSame || (waste && waste.rules.build !== first.rules.build)) return undefined;
  return {
    givers: givers.map(({ index }) => index),
    covers: coversOf(rules, givers, base),
    stock: talon?.index,
    waste: waste?.index,
    redeals,
    within: waste?.rules.within === first.rules.build,
    pairs,
    alone: (card) => leavesAlone(rules, first.index, card, base),
  };
}

function coversOf({ piles }: RuleSet, givers: readonly Pile[], base: number): Map<number, readonly number[]> {
  const covers = new Map<number, readonly number[]>();
  for (const { index, rules } of givers) {
    const { covered } = rules;
    if (!covered) continue;
    const on = givers.filter(
      (other) => other.index !== index && covered(with1Card(piles.length, other.index, base), index),
    );
    covers.set(
      index,
      on.map((other) => other.index),
    );
  }
  return covers;
}

function with1Card(piles: number, pile: number, base: number, card: Card = 1): Table {
  const table = new Table(piles, (loose) => loose);
  table.add(BASE, base);
  table.lay(pile, [card]);
  return table;
}

const leavesAlone = (rules: RuleSet, pile: number, card: Card, base: number): boolean =>
  isTap(tap(pile)) && rules.allows(with1Card(rules.piles.length, pile, base, card), tap(pile));

/** The cards of a deal, each with its number, and what must be gone before each. */
export interface PairedDeal {
  readonly cards: readonly Card[];
  /** By card: its pile, and the cards that must be gone before it. */
  readonly piles: readonly number[];
  readonly above: readonly (readonly number[])[];
  /** Those of the stock in the order in which they are turned, those of the waste before them. */
  readonly talon: readonly number[];
  /** How many of them are turned. */
  readonly turned: number;
}

/** Undefined where there are more cards than have a key. */
export function pairedDeal({ givers, covers, stock, waste }: PairRules, table: TableView): PairedDeal | undefined {
  const [cards, piles, above, talon]: [Card[], number[], number[][], number[]] = [[], [], [], []];
  const add = (pile: number, at: number): number => {
    piles.push(pile);
    above.push([]);
    return cards.push(faceUp(table.at(pile, at))) - 1;
  };
  const inPile = new Map(
    givers.map((pile) => [pile, Array.from({ length: table.size(pile) }, (_, at) => add(pile, at))]),
  );
  for (const [pile, those] of inPile) {
    const on = (covers.get(pile) ?? []).flatMap((other) => inPile.get(other) ?? []);
    those.forEach((card, at) => above[card]!.push(...those.slice(at + 1), ...on));
  }
  const turned = waste === undefined ? 0 : table.size(waste);
  for (let at = 0; at < turned; at++) talon.push(add(waste!, at));
  if (stock !== undefined) for (let at = table.size(stock) - 1; at >= 0; at--) talon.push(add(stock, at));
  return cards.length > MAX_PAIRED || talon.length > MAX_TURNED ? undefined : { cards, piles, above, talon, turned };
}
