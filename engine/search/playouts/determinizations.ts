import { type Card, FACE_DOWN, faceUp } from '../../model/card.ts';
import { numbersBelow, xoshiro } from '../../model/random.ts';
import { Table, type TableView } from '../../model/table.ts';

/** The place of a card that nobody has seen, from the bottom of its pile. */
export interface UnseenPlace {
  readonly pile: number;
  readonly index: number;
}

/**
 * Makes determinizations, called worlds for short: the table as the player sees it, with the hidden cards in some order
 * among their places. Each order is equally likely. The true order is forgotten before the first world is made.
 */
export class Determinizations {
  readonly #table: Table;
  readonly #places: readonly UnseenPlace[];
  /** The hidden cards, at first in the order of their numbers; shuffled on from world to world. */
  readonly #cards: Card[];
  readonly #below: (n: number) => number;
  /** The piles that hold hidden cards, with all their cards. */
  readonly #piles: readonly { readonly pile: number; readonly cards: Card[] }[];

  constructor(table: TableView, unseen: readonly UnseenPlace[], seed: number) {
    this.#table = new Table(table.piles, (cards) => cards);
    this.#table.take(table);
    this.#places = unseen;
    this.#cards = unseen.map(({ pile, index }) => faceUp(table.at(pile, index))).toSorted((a, b) => a - b);
    this.#below = numbersBelow(xoshiro(seed));
    this.#piles = [...new Set(unseen.map(({ pile }) => pile))].map((pile) => ({
      pile,
      cards: Array.from({ length: table.size(pile) }, (_, index) => table.at(pile, index)),
    }));
  }

  /** Returns the next random world, always on the same table. */
  next(): TableView {
    const cards = this.#cards;
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.#below(i + 1);
      swap(cards, i, j);
    }
    return this.#laid();
  }

  /** Yields every world once, always in the same order; for few hidden cards. */
  *every(): Generator<TableView, void, void> {
    const cards = this.#cards.sort((a, b) => a - b);
    yield* this.#orders(cards.length);
  }

  /** Yields the world of each order of the first `count` cards; their order is restored in the end. */
  *#orders(count: number): Generator<TableView, void, void> {
    if (count <= 1) {
      yield this.#laid();
      return;
    }
    for (let at = 0; at < count; at++) {
      swap(this.#cards, at, count - 1);
      yield* this.#orders(count - 1);
      swap(this.#cards, at, count - 1);
    }
  }

  /** Lays the hidden cards on the table in their current order. */
  #laid(): TableView {
    const cards = this.#cards;
    const byPile = new Map(this.#piles.map(({ pile, cards }) => [pile, cards]));
    this.#places.forEach(({ pile, index }, at) => (byPile.get(pile)![index] = cards[at]! | FACE_DOWN));
    for (const { pile, cards } of this.#piles) this.#table.lay(pile, cards);
    return this.#table;
  }
}

function swap(cards: Card[], one: number, other: number): void {
  const card = cards[one]!;
  cards[one] = cards[other]!;
  cards[other] = card;
}
