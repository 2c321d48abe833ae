import { type BuildOrder, orderOf } from '../lessons/order.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { relationBit } from '../model/acceptance.ts';
import { type CardKind, kindOfCards } from '../model/card-kind.ts';
import { ACE, type Card, KING, type Rank, rankOf, suitOf } from '../model/card.ts';
import { makeDeck } from '../model/deck.ts';
import type { Starts } from './description.ts';

/** One more than the highest value in the four low bits of a base rank's counter, which hold the rank. */
const BASE_RANKS = 16;

/** The cards that an empty pile takes, valid for every base rank of a game. */
interface Starting {
  readonly starts: Starts | undefined;
  /** Their suit, where all are of one suit. */
  readonly suit: number | undefined;
}

/** Asks the compiled rules about every card, and describes their answers, valid for every base rank, in brief terms. */
export class RuleQueries {
  readonly #rules: RuleSet;
  readonly #cards: readonly Card[];
  readonly #bases: readonly number[];
  /** The base rank is set during play, not from the start. */
  readonly #unchosen: boolean;
  readonly #known = new Map<string, Order>();

  /** `seen`: values that the counter of the base rank had in play. */
  constructor(rules: RuleSet, seen: ReadonlySet<number>) {
    this.#rules = rules;
    this.#cards = [...new Set(makeDeck(rules.variant.deck ?? {}))];
    this.#unchosen = seen.has(0) && seen.size > 1;
    const ranks = [...seen].some((base) => base % BASE_RANKS > 0) ? [...new Set(this.#cards.map(rankOf))] : [];
    this.#bases = [...new Set([...ranks, ...[...seen].filter((base) => base > KING || ranks.length === 0)])];
  }

  /** Returns the order in which a pile takes cards. */
  taken(pile: number): Order {
    return this.#forAll((base) => this.#order(base, this.#rules.compiled(base).piles[pile]!.accept));
  }

  /** Whether the pile takes no card on another before the base rank is set, but some afterwards. */
  waits(pile: number): boolean {
    const at = (base: number): Order => this.#order(base, this.#rules.compiled(base).piles[pile]!.accept);
    return this.#unchosen && at(0) === 'nothing' && this.#bases.some((base) => at(base) !== 'nothing');
  }

  /** Returns the order in which cards may be lifted from the pile together. */
  lifted(pile: number): Order {
    return this.#forAll((base) => this.#order(base, this.#rules.compiled(base).piles[pile]!.lift));
  }

  /** Returns the cards that may begin the pile. */
  started(pile: number): Starting {
    const all = this.#bases.map((base) => ({ base, cards: this.#starters(base, pile) }));
    if (all.every(({ cards }) => cards.length === 0)) return { starts: { kind: 'nothing' }, suit: undefined };
    if (all.every(({ cards }) => cards.length === this.#cards.length))
      return { starts: { kind: 'any' }, suit: undefined };
    const kinds = all.map(({ base, cards }) => ({ base, kind: kindOfCards(cards, this.#cards) }));
    return { starts: startsOf(kinds), suit: suitIn(all.flatMap(({ cards }) => cards)) };
  }

  #starters(base: number, pile: number): Card[] {
    const { tables, piles } = this.#rules.compiled(base);
    return this.#cards.filter((card) => relationBit(tables, piles[pile]!.accept, card, 0) === 1);
  }

  /** Returns the order that holds for every base rank, where its end may be the base rank itself; else undefined. */
  #forAll(ask: (base: number) => Order): Order {
    const all = this.#bases.map((base) => ({ base, order: withBase(ask(base), base) }));
    const model = (all.find(({ order }) => endOf(order) === AT_BASE) ?? all[0])?.order;
    return all.every(({ base, order }) => isSame(order, model) || isCut(order, model, base)) ? model : undefined;
  }

  #order(base: number, relation: number): Order {
    const name = `${base} ${relation}`;
    if (!this.#known.has(name)) this.#known.set(name, this.#ask(base, relation));
    return this.#known.get(name);
  }

  #ask(base: number, relation: number): Order {
    const { tables } = this.#rules.compiled(base);
    const joins = (card: Card, onto: Card): boolean => relationBit(tables, relation, card, onto) === 1;
    if (!this.#cards.some((card) => this.#cards.some((onto) => joins(card, onto)))) return 'nothing';
    return orderOf(this.#cards, joins);
  }
}

/** Stands in an order for its end at the base rank of the deal. */
export const AT_BASE = 0;

type Order = BuildOrder | 'nothing' | undefined;

const isSame = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other);

const endOf = (order: Order): Rank | undefined =>
  typeof order === 'object' && order.kind === 'order' ? order.ranks.end : undefined;

function withBase(order: Order, base: number): Order {
  if (typeof order !== 'object' || order.kind !== 'order' || base === 0 || order.ranks.end !== base % BASE_RANKS)
    return order;
  return { ...order, ranks: { ...order.ranks, end: AT_BASE } };
}

/**
 * Whether an order equals the model, apart from wrapping round, which makes no difference with an ace or king as the
 * base.
 */
function isCut(order: Order, model: Order, base: number): boolean {
  if (endOf(model) !== AT_BASE || (base % BASE_RANKS !== ACE && base % BASE_RANKS !== KING)) return false;
  if (typeof order !== 'object' || order.kind !== 'order' || typeof model !== 'object') return false;
  return isSame({ ...order, ranks: { ...order.ranks, round: true, end: AT_BASE } }, model);
}

interface KindAtBase {
  readonly base: number;
  readonly kind: CardKind | undefined;
}

function startsOf(kinds: readonly KindAtBase[]): Starts | undefined {
  const [first] = kinds;
  if (first?.kind === undefined) return undefined;
  const isRank = (of: (base: Rank) => Rank): boolean =>
    kinds.length > 1 &&
    kinds.every(({ base, kind }) => kind?.ranks.length === 1 && kind.ranks[0] === of(base % BASE_RANKS));
  if (isRank((base) => base)) return { kind: 'base' };
  if (isRank((base) => ((base + KING - 2) % KING) + 1)) return { kind: 'below-base' };
  const isSame = kinds.every(({ kind }) => JSON.stringify(kind) === JSON.stringify(first.kind));
  return isSame ? { kind: 'cards', cards: first.kind } : undefined;
}

function suitIn(cards: readonly Card[]): number | undefined {
  const suits = new Set(cards.map(suitOf));
  return suits.size === 1 ? suits.values().next().value : undefined;
}
