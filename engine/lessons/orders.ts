import { BASE } from '../model/counters.ts';
import { type Card, type Rank, rankOf } from '../model/card.ts';
import { relationBit } from '../model/acceptance.ts';
import { makeDeck } from '../model/deck.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table } from '../model/table.ts';
import { type BuildOrder, orderOf } from './order.ts';

/** Describes in simple terms which cards the piles of a game take, and which move together. */
export class Orders {
  readonly #rules: RuleSet;
  readonly #cards: readonly Card[];
  readonly #ranks: number;
  /** By base rank and relation. */
  readonly #known = new Map<string, BuildOrder | undefined>();
  /** Equal orders are one object, so that they can be compared by identity; by their JSON. */
  readonly #orders = new Map<string, BuildOrder>();
  readonly #alike = new Map<number, readonly number[]>();

  constructor(rules: RuleSet) {
    this.#rules = rules;
    this.#cards = [...new Set(makeDeck(rules.variant.deck ?? {}))];
    this.#ranks = new Set(this.#cards.map(rankOf)).size;
  }

  /**
   * Returns the order in which cards lie on each other in a pile, or beside it where they are compared with another
   * pile.
   */
  taken(table: Table, pile: number): BuildOrder | undefined {
    const order = this.#of(table, this.#compiled(table, pile).accept);
    // Where `reach` restricts the pile, "any rank" would not be the whole truth.
    const isAny = order?.kind === 'order' && order.ranks.how === 'any';
    return isAny && this.#isReached(pile) ? undefined : order;
  }

  /** Returns the order in which all piles of a pile’s role take cards; undefined where they differ. */
  takenBy(table: Table, pile: number): BuildOrder | undefined {
    const order = this.taken(table, pile);
    return this.#likeThis(pile).every((index) => this.taken(table, index) === order) ? order : undefined;
  }

  /** Returns the one rank that may begin every pile of a pile’s role, see `starts`. */
  startsOf(table: Table, pile: number): Rank | undefined {
    const starts = this.starts(table, pile);
    return this.#likeThis(pile).every((index) => this.starts(table, index) === starts) ? starts : undefined;
  }

  /**
   * Lists the piles on the table that a sentence about `pile` covers: those of its role that take cards in play if it
   * does.
   */
  #likeThis(pile: number): readonly number[] {
    const known = this.#alike.get(pile);
    if (known) return known;
    const seen = this.#rules.variant.places.length;
    const { role } = this.#rules.piles[pile]!.rules;
    const alike = this.#rules.piles.filter(({ index, rules }) => rules.role === role && index < seen);
    const found = alike.map(({ index }) => index).filter((index) => this.#isBuilt(index) === this.#isBuilt(pile));
    this.#alike.set(pile, found);
    return found;
  }

  #isBuilt(pile: number): boolean {
    const { build, start, takes } = this.#rules.piles[pile]!.rules;
    return build !== undefined || start !== undefined || takes !== undefined;
  }

  /** Returns the order of cards that may be moved together from a pile. */
  lifted(table: Table, pile: number): BuildOrder | undefined {
    return this.#of(table, this.#compiled(table, pile).lift);
  }

  /** Returns the one rank that may begin a pile; 0: any card; undefined: several ranks or some of the cards. */
  starts(table: Table, pile: number): Rank | undefined {
    const starters = this.#cards.filter((card) => this.#rules.joins(table, pile, card, 0));
    const ranks = new Set(starters.map(rankOf));
    if (ranks.size === 1) return rankOf(starters[0]!);
    // Sentences about the first card of a foundation name no suit.
    const areSuitsFree = this.#rules.piles[pile]!.rules.role === 'foundation' || starters.length === this.#cards.length;
    return ranks.size === this.#ranks && areSuitsFree && !this.#isReached(pile) ? 0 : undefined;
  }

  /** Whether what a pile takes depends on more than cards. */
  #isReached(pile: number): boolean {
    return this.#rules.piles[pile]!.rules.reach !== undefined;
  }

  #compiled(table: Table, pile: number) {
    return this.#rules.compiled(table.counter(BASE)).piles[pile]!;
  }

  #of(table: Table, relation: number): BuildOrder | undefined {
    const base = table.counter(BASE);
    const name = `${base} ${relation}`;
    if (!this.#known.has(name)) {
      const { tables } = this.#rules.compiled(base);
      this.#known.set(
        name,
        this.#one(orderOf(this.#cards, (card, onto) => relationBit(tables, relation, card, onto) === 1)),
      );
    }
    return this.#known.get(name);
  }

  /** Returns the one object for all equal orders. */
  #one(order: BuildOrder | undefined): BuildOrder | undefined {
    if (!order) return undefined;
    const name = JSON.stringify(order);
    const one = this.#orders.get(name) ?? order;
    this.#orders.set(name, one);
    return one;
  }
}
