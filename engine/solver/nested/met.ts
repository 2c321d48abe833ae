import type { Card } from '../../model/card.ts';
import { mixedWord } from '../../model/mixed-word.ts';

/** So many are kept in mind: a game that comes to more goes on by other moves. */
const MOST_MET = 64;

/** The number of no card. */
export const NO_NUMBER = 255;

/**
 * The positions that moves between columns alone have led to. What tells them apart is which kind of card lies on
 * which card, since columns are alike, but not the two of a kind: what lies under one may be another thing.
 */
export class MetPositions {
  #key = 0;
  readonly #met = new Int32Array(MOST_MET);
  #count = 0;

  /** Begins with the position that is on the board now. */
  forget(): void {
    this.#key = 0;
    this.#met[0] = 0;
    this.#count = 1;
  }

  /** Whether that position is known where a card comes to that is moved from one to another, given by numbers. */
  has(card: Card, under: number, onto: number): boolean {
    const key = this.#keyAfter(card, under, onto);
    for (let i = 0; i < this.#count; i++) if (this.#met[i] === key) return true;
    return this.#count === MOST_MET;
  }

  /** It has been laid there. */
  add(card: Card, under: number, onto: number): void {
    this.#key = this.#keyAfter(card, under, onto);
    if (this.#count < MOST_MET) this.#met[this.#count++] = this.#key;
  }

  #keyAfter(card: Card, under: number, onto: number): number {
    return (this.#key - ON[(card << 8) | under]! + ON[(card << 8) | onto]!) | 0;
  }
}

/** By `card << 8 | under`: a number of its own. */
const ON = Int32Array.from({ length: 64 << 8 }, (_, at) => mixedWord(at ^ 0x9e3779b1));
