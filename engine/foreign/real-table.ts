import { dealByNumber } from '../legality/deal.ts';
import { RuleSet } from '../legality/rule-set.ts';
import { type Card, faceUp, isFaceDown } from '../model/card.ts';
import { deckOf, sameCards, withoutCards } from '../model/deck-order.ts';
import type { Game } from '../model/game.ts';
import { type OptionsKey, parseOptions } from '../model/options.ts';
import { shuffled } from '../model/random.ts';
import { fail, type Result } from '../model/result.ts';
import type { Table } from '../model/table.ts';
import { type Fault, fault } from '../session/fault.ts';
import { orderLaying } from './laying.ts';

/** A place of a real deal. */
interface RealPlace {
  readonly pile: number;
  readonly index: number;
  readonly faceDown: boolean;
  /** The card that lies there in every deal; undefined: it has to be entered. */
  readonly card: Card | undefined;
}

/** The places and cards of a deal with real cards, for a player to enter. */
export interface RealTable {
  /** The places, the lowest of each pile first. */
  readonly places: readonly RealPlace[];
  /** The cards of the pack that begin on foundations in every deal. */
  readonly fixed: readonly Card[];
  /** The cards to be entered. */
  readonly cards: readonly Card[];
}

/** Sample deals that show which places always hold the same card. */
const SAMPLE_DEALS = [1, 2, 3, 4, 5, 6];

const rulesOf = (game: Game, options: OptionsKey): RuleSet =>
  new RuleSet(game.variant(parseOptions(game, options) ?? {}));

/** Returns the cards that a player has to enter; undefined where they could not determine a dealing order. */
export function realTableOf(game: Game, options: OptionsKey): RealTable | undefined {
  const rules = rulesOf(game, options);
  const tables = SAMPLE_DEALS.map((deal) => dealByNumber(rules.variant, deal, rules).table);
  const first = tables[0]!;
  const even = rules.piles.every(({ index }) => tables.every((table) => table.size(index) === first.size(index)));
  if (!even) return undefined;
  const fixed = sameEverywhere(tables.map((table) => cardsAtHome(rules, table)));
  const places = rules.piles
    .filter((pile) => fixed.length === 0 || pile.rules.role !== 'foundation')
    .flatMap(({ index }) => placesOf(index, tables));
  const settled = places.flatMap(({ card }) => card ?? []);
  const real = { places, fixed, cards: withoutCards(deckOf(game, options), [...fixed, ...settled]) };
  const seen = places.every(({ pile }) => rules.variant.places.some((place) => place.pile.index === pile));
  const again = places.map(({ pile, index }) => cardAt(first, pile, index));
  return seen && real.cards.length > 0 && orderOfReal(rules, real, again).ok ? real : undefined;
}

const cardsAtHome = (rules: RuleSet, table: Table): Card[] =>
  rules.piles
    .filter((pile) => pile.rules.role === 'foundation')
    .flatMap(({ index }) => Array.from({ length: table.size(index) }, (_, at) => cardAt(table, index, at)));

/** Returns the cards of the first deal if every other has the same; else none. */
function sameEverywhere(deals: readonly (readonly Card[])[]): readonly Card[] {
  const [first = []] = deals;
  return deals.every((cards) => sameCards(cards, first)) ? first : [];
}

function placesOf(pile: number, tables: readonly Table[]): RealPlace[] {
  const first = tables[0]!;
  return Array.from({ length: first.size(pile) }, (_, index) => {
    const card = cardAt(first, pile, index);
    const always = tables.every((table) => cardAt(table, pile, index) === card);
    return { pile, index, faceDown: isFaceDown(first.at(pile, index)), card: always ? card : undefined };
  });
}

/**
 * Returns the dealing order that lays the cards as on a real table. Places whose card is unknown get a random remaining
 * card, from `seed`.
 */
export function realOrder(
  game: Game,
  options: OptionsKey,
  real: RealTable,
  known: readonly (Card | undefined)[],
  seed: number,
): Result<readonly Card[], Fault> {
  const entered = known.filter((card) => card !== undefined);
  const left = shuffled(withoutCards(real.cards, entered), seed, 1);
  const cards = real.places.map(({ card }, at) => card ?? known[at] ?? left.pop());
  const whole = cards.filter((card) => card !== undefined);
  if (left.length > 0 || whole.length < cards.length) return fail(fault('board-none'));
  return orderOfReal(rulesOf(game, options), real, whole);
}

function orderOfReal(
  rules: RuleSet,
  { places, fixed }: RealTable,
  cards: readonly Card[],
): Result<readonly Card[], Fault> {
  const laid = new Map<number, Card[]>();
  for (const [at, { pile }] of places.entries()) laid.set(pile, [...(laid.get(pile) ?? []), cards[at]!]);
  return orderLaying(rules, laid, fixed);
}

const cardAt = (table: Table, pile: number, index: number): Card => faceUp(table.at(pile, index));
