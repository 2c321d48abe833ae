import type { Accepting } from '../model/pile.ts';
import { mayLieOn } from '../model/acceptance.ts';
import type { Card, Rank } from '../model/card.ts';

/**
 * Relations as look-up tables, one bit for each pair of cards, all in one array. A relation is named by the place of
 * its first word; the face-up cards that may lie on `onto` are the 64 bits of the two words at `onto << 1` after it.
 * Row 0 is the empty pile. A kilobyte each, so all stay in the cache.
 */
export type RelationTables = Int32Array;

/** The index of the empty relation. */
export const EMPTY_RELATION = 0;

/** The rules of the empty relation. */
export const EMPTY_RULES: Accepting = { build: undefined, start: undefined, takes: undefined };

/** The number of card codes: face up only, but face up or down for the card below. */
const CARD_CODES = 64;
const SIDED_CARD_CODES = 128;
export const RELATION_WORDS = 2 * SIDED_CARD_CODES;

/** Tabulates every relation for one base rank, once however many piles share it. */
export class Tabulator {
  readonly #base: Rank;
  readonly #known: Accepting[] = [EMPTY_RULES];
  readonly #words: number[] = Array.from({ length: RELATION_WORDS }, () => 0);

  constructor(base: Rank) {
    this.#base = base;
  }

  /** Returns the place of the relation in the tables, tabulating it if new. */
  place(relation: Accepting): number {
    const found = this.#known.findIndex((known) => alike(known, relation));
    if (found >= 0) return found * RELATION_WORDS;
    this.#known.push(relation);
    return this.#words.push(...tabulate(relation, this.#base)) - RELATION_WORDS;
  }

  tables(): RelationTables {
    return Int32Array.from(this.#words);
  }
}

const alike = (a: Accepting, b: Accepting): boolean =>
  a.build === b.build && a.start === b.start && a.takes === b.takes;

function tabulate(relation: Accepting, base: Rank): RelationTables {
  const words = new Int32Array(RELATION_WORDS);
  for (let onto = 0; onto < SIDED_CARD_CODES; onto++) {
    if (onto !== 0 && !isCard(onto)) continue;
    for (let card = 1; card < CARD_CODES; card++) {
      if (isCard(card) && mayLieOn(relation, card, onto, base)) words[(onto << 1) | (card >> 5)]! |= 1 << card;
    }
  }
  return words;
}

const isCard = (card: Card): boolean => (card & 15) !== 0 && (card & 15) !== 15;
