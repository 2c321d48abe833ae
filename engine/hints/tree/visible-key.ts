import { FACE_DOWN } from '../../model/card.ts';
import { COUNTERS } from '../../model/counters.ts';
import { xoshiro } from '../../model/random.ts';
import type { TableView } from '../../model/table.ts';

/** Face-down cards that nobody has seen are one card to the key. */
const HIDDEN = FACE_DOWN;

const next = xoshiro(27);
const words = (count: number): Int32Array => Int32Array.from({ length: count }, next);
const [CARD_A, CARD_B, PILE_A, PILE_B] = [words(128), words(128), words(128), words(128)];

/**
 * Numbers a position by what is seen of it: cards that lie face down are alike, but for those of a stock whose cards
 * have all been seen. Piles are told apart by their place, since moves name piles. Two positions have the same number
 * by accident once in 2^52 / positions² games.
 */
export class VisibleKey {
  readonly #stocks: readonly number[];
  /** By stock: its cards were all seen. */
  readonly #known: boolean[];
  /** By stock: the cards it held last. */
  readonly #sizes: number[];

  constructor(stocks: readonly number[]) {
    this.#stocks = stocks;
    this.#known = stocks.map(() => false);
    this.#sizes = stocks.map(() => 0);
  }

  /** Begins a game played on from the position of a table; `unseen`: whether a pile holds cards nobody has seen. */
  begin(table: TableView, unseen: (pile: number) => boolean): void {
    this.#stocks.forEach((stock, at) => {
      this.#known[at] = !unseen(stock);
      this.#sizes[at] = table.size(stock);
    });
  }

  /** Whether every card of the stocks was seen. */
  get knowsStock(): boolean {
    return this.#known.every(Boolean);
  }

  /** The number of the next position of that game. */
  of(table: TableView): number {
    this.#follow(table);
    let [a, b] = [0, 0];
    for (let pile = 0; pile < table.piles; pile++) {
      const size = table.size(pile);
      const stock = this.#stocks.indexOf(pile);
      const shows = stock >= 0 && this.#known[stock]!;
      let [one, other] = [PILE_A[pile]!, PILE_B[pile]!];
      for (let at = 0; at < size; at++) {
        const card = table.at(pile, at);
        const told = card >= FACE_DOWN && !shows ? HIDDEN : card;
        one = Math.imul(one ^ CARD_A[told]!, 0x9e3779b1);
        one ^= one >>> 15;
        other = Math.imul(other ^ CARD_B[told]!, 0x85ebca77);
        other ^= other >>> 13;
      }
      a = (a + mixed(one)) | 0;
      b = (b + mixed(other)) | 0;
    }
    for (let counter = 0; counter < COUNTERS; counter++) {
      const value = table.counter(counter);
      if (value === 0) continue;
      a = (a + mixed(value ^ PILE_A[counter]!)) | 0;
      b = (b + mixed(value ^ PILE_B[counter]!)) | 0;
    }
    return (a >>> 0) * 2 ** 20 + (b & 0xfffff);
  }

  /** A stock that has got cards holds those of the waste, which were seen. */
  #follow(table: TableView): void {
    for (let at = 0; at < this.#stocks.length; at++) {
      const size = table.size(this.#stocks[at]!);
      if (size > this.#sizes[at]!) this.#known[at] = true;
      this.#sizes[at] = size;
    }
  }
}

/** The finaliser of MurmurHash3. */
function mixed(hash: number): number {
  let more = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  more = Math.imul(more ^ (more >>> 13), 0xc2b2ae35);
  return more ^ (more >>> 16);
}
