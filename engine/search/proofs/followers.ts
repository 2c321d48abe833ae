import type { Card } from '../../model/card.ts';
import type { Pile } from '../../model/pile.ts';
import { goesOn, type Relations } from '../view/relations.ts';

/**
 * Which cards may follow which for one base rank: sets of cards in two words each; the last two fields hold one set per
 * card.
 */
export interface Followers {
  readonly all: Int32Array;
  /** The cards that an empty column takes, and an empty foundation. */
  readonly starters: Int32Array;
  readonly begin: Int32Array;
  /** By card: those that may be laid on it in a column, and at home. */
  readonly laid: Int32Array;
  readonly next: Int32Array;
}

/** Collects the cards that any of these columns and foundations take. */
export function followersOf(relations: Relations, columns: readonly Pile[], homes: readonly Pile[]): Followers {
  const { cards } = relations;
  const accepts = (piles: readonly Pile[], card: Card, onto: Card): boolean =>
    piles.some((pile) => goesOn(relations, pile, card, onto));
  const setOf = (test: (card: Card) => boolean): Int32Array => {
    const set = new Int32Array(2);
    for (const card of cards) if (test(card)) set[card >> 5]! |= 1 << card;
    return set;
  };
  const following = (piles: readonly Pile[]): Int32Array => {
    const sets = new Int32Array(128);
    for (const onto of cards) {
      const set = setOf((card) => accepts(piles, card, onto));
      sets.set(set, onto << 1);
    }
    return sets;
  };
  return {
    all: setOf(() => true),
    starters: setOf((card) => accepts(columns, card, 0)),
    begin: setOf((card) => accepts(homes, card, 0)),
    laid: following(columns),
    next: following(homes),
  };
}

export const isIn = (set: Int32Array, card: Card): boolean => ((set[card >> 5]! >>> card) & 1) === 1;
