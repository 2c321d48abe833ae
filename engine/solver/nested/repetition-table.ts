import type { Card } from '../../model/card.ts';
import { mixedWord } from '../../model/mixed-word.ts';

/**
 * At most this many positions are kept. Once the table is full, every move between columns is left out, so that the
 * game continues with other moves.
 */
const MOST_MET = 64;

/** The number where there is no card. */
export const NO_NUMBER = 255;

/**
 * The positions that moves between columns alone have led to. They differ by which kind of card lies on which single
 * card: columns are interchangeable, but two equal cards are not, since different cards may lie under them.
 */
export class RepetitionTable {
  #key = 0;
  readonly #repetitions = new Int32Array(MOST_MET);
  #count = 0;

  /** Forgets all but the position on the board now. */
  forget(): void {
    this.#key = 0;
    this.#repetitions[0] = 0;
    this.#count = 1;
  }

  /** Whether moving a card from one to another, given by their numbers, leads to a position met; always when full. */
  has(card: Card, under: number, onto: number): boolean {
    const key = this.#keyAfter(card, under, onto);
    for (let i = 0; i < this.#count; i++) if (this.#repetitions[i] === key) return true;
    return this.#count === MOST_MET;
  }

  /** Notes that the card was moved onto that one. */
  add(card: Card, under: number, onto: number): void {
    this.#key = this.#keyAfter(card, under, onto);
    if (this.#count < MOST_MET) this.#repetitions[this.#count++] = this.#key;
  }

  #keyAfter(card: Card, under: number, onto: number): number {
    return (this.#key - ON[(card << 8) | under]! + ON[(card << 8) | onto]!) | 0;
  }
}

/** By `card << 8 | under`: a hash word. */
const ON = Int32Array.from({ length: 64 << 8 }, (_, at) => mixedWord(at ^ 0x9e3779b1));
