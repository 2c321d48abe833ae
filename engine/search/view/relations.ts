import type { Card } from '../../model/card.ts';
import { relationBit, pairTable } from '../../model/acceptance.ts';
import type { Pile } from '../../model/pile.ts';
import type { CompiledPiles } from '../../legality/compiled-pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { type Wanting, wantingOf } from '../../legality/wanting.ts';

/** A position on the foundations that is higher than any card's. */
export const NEVER_HOME = 15;

/** Facts derived from the relations of a game for one base rank. */
export interface Relations extends Wanting {
  /** The cards of the game, each once, in ascending order. */
  readonly cards: readonly Card[];
  /**
   * By card: how many cards at least have to be on its foundation before it; NEVER_HOME when no foundation takes it.
   */
  readonly order: Uint8Array;
  /** The greatest of these other than NEVER_HOME; 0 where nothing is built on foundations. */
  readonly last: number;
}

export function relationsOf(rules: RuleSet, base: number): Relations {
  const wanting = wantingOf(rules.compiled(base), rules.deck);
  const cards = [...new Set(rules.deck)].toSorted((one, other) => one - other);
  const order = orderOf(wanting.compiled, cards);
  return { ...wanting, cards, order, last: Math.max(0, ...order.filter((place) => place < NEVER_HOME)) };
}

/**
 * Finds the order breadth first: first the cards that an empty foundation takes, then the cards that may lie on those,
 * and so on.
 */
function orderOf({ piles, tables }: CompiledPiles, cards: readonly Card[]): Uint8Array {
  const order = new Uint8Array(64).fill(NEVER_HOME);
  const homes = piles.filter(({ rules }) => rules.role === 'foundation');
  const takes = (card: Card, onto: Card): boolean =>
    homes.some(({ accept }) => relationBit(tables, accept, card, onto) === 1);
  let now = cards.filter((card) => takes(card, 0));
  for (let place = 0; now.length > 0 && place < NEVER_HOME; place++) {
    for (const card of now) order[card] = place;
    now = cards.filter((card) => order[card] === NEVER_HOME && now.some((onto) => takes(card, onto)));
  }
  return order;
}

/** Whether a card may be laid on another in a pile; `onto` 0: in the empty pile. */
export const goesOn = ({ compiled }: Relations, { index }: Pile, card: Card, onto: Card): boolean =>
  relationBit(compiled.tables, compiled.piles[index]!.accept, card, onto) === 1;

/** Tabulates which card may be laid on which in a pile, by `card << 6 | onto`. `onto` 0: in the empty pile. */
export const joinTable = (relations: Relations, pile: Pile): Uint8Array =>
  pairTable((card, onto) => Number(goesOn(relations, pile, card, onto)));

/** Tabulates which card may be picked up together with the one under it, by `card << 6 | under`. */
export const liftTable = ({ compiled }: Relations, { index }: Pile): Uint8Array =>
  pairTable((card, under) => relationBit(compiled.tables, compiled.piles[index]!.lift, card, under));

/** Lists, by card, the cards of the deck that may be laid on it; index 0 is for an empty column. */
export const childrenOf = (relations: Relations, column: Pile): readonly (readonly Card[])[] =>
  Array.from({ length: 64 }, (_, onto) =>
    onto === 0 || relations.copies[onto]! > 0
      ? relations.cards.filter((card) => goesOn(relations, column, card, onto))
      : [],
  );

/** Whether columns are built down in suit alone; `children`: by card, those that may be laid on it. */
export const isBuiltInSuit = (children: readonly (readonly Card[])[]): boolean =>
  children.every((cards, onto) => onto === 0 || cards.every((card) => card === onto - 1));
