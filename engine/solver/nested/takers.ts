import type { Card } from '../../model/card.ts';
import { relationBit } from '../../model/acceptance.ts';

/** Kinds of card, 0 being none; and the words of a relation between them, two for each (`relationBit`). */
export const KINDS = 64;
export const ROWS = 2 * KINDS;

/** Which of some piles take each card, and from which columns they take the top card, both as bits. */
export class Takers {
  /** By card: the piles that take it. */
  readonly of: Int32Array;
  /** The columns whose top card one of the piles takes. */
  columns = 0;
  /** By card: the columns whose top card it is. */
  readonly #columnsOf: Int32Array;
  /** The cards that go on each top card of each pile, and where those of `pile * KINDS | top` begin. */
  readonly #cards: Uint8Array;
  readonly #firsts: Int32Array;

  /** `relations`: what each pile takes on its top card (`relationBit`). The arrays are kept by the board. */
  constructor(of: Int32Array, columnsOf: Int32Array, relations: readonly Int32Array[]) {
    const cards: Card[] = [];
    this.of = of;
    this.#columnsOf = columnsOf;
    this.#firsts = new Int32Array(relations.length * KINDS + 1);
    for (const [pile, relation] of relations.entries()) {
      for (let top = 0; top < KINDS; top++) {
        for (let card = 1; card < KINDS; card++) if (relationBit(relation, 0, card, top) === 1) cards.push(card);
        this.#firsts[pile * KINDS + top + 1] = cards.length;
      }
    }
    this.#cards = Uint8Array.from(cards);
  }

  /** Updates what a pile takes when its top card changes; 0: none. */
  change(pile: number, before: Card, now: Card): void {
    const { of } = this;
    const firsts = this.#firsts;
    const cards = this.#cards;
    const columnsOf = this.#columnsOf;
    const bit = 1 << pile;
    const at = pile * KINDS + before;
    const end = firsts[at + 1]!;
    for (let i = firsts[at]!; i < end; i++) {
      const left = of[cards[i]!]! & ~bit;
      of[cards[i]!] = left;
      if (left === 0) this.columns &= ~columnsOf[cards[i]!]!;
    }
    this.lay(pile, now);
  }

  /** Adds what a pile that took nothing takes on this top card; 0: none. */
  lay(pile: number, top: Card): void {
    const { of } = this;
    const firsts = this.#firsts;
    const cards = this.#cards;
    const columnsOf = this.#columnsOf;
    const bit = 1 << pile;
    const at = pile * KINDS + top;
    const end = firsts[at + 1]!;
    for (let i = firsts[at]!; i < end; i++) {
      of[cards[i]!]! |= bit;
      this.columns |= columnsOf[cards[i]!]!;
    }
  }

  /** Updates `columns` for the new top card of a column, given as a bit; 0: none. */
  show(bit: number, card: Card): void {
    if (this.of[card] === 0) this.columns &= ~bit;
    else this.columns |= bit;
  }
}
