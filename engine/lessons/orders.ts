import { BASE, type Card, looksUp, makeDeck, type Rank, rankOf, type RuleSet, type Table } from './engine.ts';
import { type Order, orderOf } from './order.ts';

/** What the piles of a game take, and what may be carried together, in a few words. */
export class Orders {
  readonly #rules: RuleSet;
  readonly #cards: readonly Card[];
  readonly #ranks: number;
  readonly #known = new Map<string, Order | undefined>();

  constructor(rules: RuleSet) {
    this.#rules = rules;
    this.#cards = [...new Set(makeDeck(rules.variant.deck ?? {}))];
    this.#ranks = new Set(this.#cards.map(rankOf)).size;
  }

  /** What may lie on what in a pile, or beside it where it is compared with another. */
  taken(table: Table, pile: number): Order | undefined {
    const order = this.#of(table, this.#compiled(table, pile).accept);
    // That any rank may come is not the whole truth there.
    const isAny = order?.kind === 'order' && order.ranks.how === 'any';
    return isAny && this.#isReached(pile) ? undefined : order;
  }

  /** What may be carried together from a pile. */
  lifted(table: Table, pile: number): Order | undefined {
    return this.#of(table, this.#compiled(table, pile).lift);
  }

  /** The one rank that may begin a pile; 0: any card, undefined: several ranks or some of the cards. */
  starts(table: Table, pile: number): Rank | undefined {
    const starters = this.#cards.filter((card) => this.#rules.joins(table, pile, card, 0));
    const ranks = new Set(starters.map(rankOf));
    if (ranks.size === 1) return rankOf(starters[0]!);
    return ranks.size === this.#ranks && !this.#isReached(pile) ? 0 : undefined;
  }

  /** What it takes depends on more than cards. */
  #isReached(pile: number): boolean {
    return this.#rules.piles[pile]!.rules.reach !== undefined;
  }

  #compiled(table: Table, pile: number) {
    return this.#rules.compiled(table.counter(BASE)).piles[pile]!;
  }

  #of(table: Table, relation: number): Order | undefined {
    const base = table.counter(BASE);
    const name = `${base} ${relation}`;
    if (!this.#known.has(name)) {
      const { tables } = this.#rules.compiled(base);
      this.#known.set(
        name,
        orderOf(this.#cards, (card, onto) => looksUp(tables, relation, card, onto) === 1),
      );
    }
    return this.#known.get(name);
  }
}
