import type { Card } from '../model/card.ts';
import type { CompiledPiles } from '../legality/compiled-pile.ts';
import { looksUp } from '../model/acceptance.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { type Wanting, wantingOf } from '../legality/wanting.ts';

/** A place on the foundations higher than any card's. */
export const NEVER_HOME = 15;

/** Facts derived from the relations of a game for one base rank. */
export interface Relations extends Wanting {
  /**
   * By card: how many cards at least have to be on its foundation before it; NEVER_HOME when no foundation takes it.
   */
  readonly order: Uint8Array;
  /** The greatest of these other than NEVER_HOME; 0 where nothing is built on foundations. */
  readonly last: number;
}

/** Derives relations for each base rank, when first requested; `at`: by the base rank of a position. */
export class RelationsByBase {
  readonly #rules: RuleSet;
  readonly #made: (Relations | undefined)[] = [];

  constructor(rules: RuleSet) {
    this.#rules = rules;
  }

  at(base: number): Relations {
    return (this.#made[base] ??= relationsOf(this.#rules, base));
  }
}

function relationsOf(rules: RuleSet, base: number): Relations {
  const wanting = wantingOf(rules.compiled(base), rules.deck);
  const order = orderOf(wanting.compiled, [...new Set(rules.deck)]);
  return { ...wanting, order, last: Math.max(0, ...order.filter((place) => place < NEVER_HOME)) };
}

/** Finds the order breadth first: from what an empty foundation takes to what may lie on that, and so on. */
function orderOf({ piles, tables }: CompiledPiles, cards: readonly Card[]): Uint8Array {
  const order = new Uint8Array(64).fill(NEVER_HOME);
  const homes = piles.filter(({ rules }) => rules.role === 'foundation');
  const takes = (card: Card, onto: Card): boolean =>
    homes.some(({ accept }) => looksUp(tables, accept, card, onto) === 1);
  let now = cards.filter((card) => takes(card, 0));
  for (let place = 0; now.length > 0 && place < NEVER_HOME; place++) {
    for (const card of now) order[card] = place;
    now = cards.filter((card) => order[card] === NEVER_HOME && now.some((onto) => takes(card, onto)));
  }
  return order;
}
