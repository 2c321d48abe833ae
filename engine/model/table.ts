import { type Card, FACE_DOWN } from './card.ts';
import {
  ADD,
  amountOf,
  counterOf,
  flagsOf,
  indexOf,
  kindOf,
  MAX_ADDED,
  MOVE,
  movedCount,
  movedFrom,
  movedTo,
  otherIndexOf,
  packAdd,
  packMove,
  packSwap,
  packTurn,
  pileOf,
  REVERSED,
  SWAP,
  TURN,
  TURNED,
} from './change.ts';
import { COUNTERS, SHUFFLES } from './counters.ts';

/**
 * Shuffles the cards: returns them in their new order, first card first; `nth` counts the shuffles of this game from 0.
 */
export type Shuffler = (cards: readonly Card[], nth: number) => readonly Card[];

/** The part of a table that the board, the hints and a screen reader may see. */
export interface TableView {
  readonly piles: number;
  /** The number of cards in the pile. */
  size(pile: number): number;
  /** The top card, or 0. */
  top(pile: number): Card;
  /** The card at a place counted from the bottom, or 0. */
  at(pile: number, index: number): Card;
  counter(counter: number): number;
}

/**
 * Cards in piles, changed in place by four changes only: move, turn, swap, add. Each change is its own inverse and is
 * written to a journal. Undo reads the journal backwards; the board animates it forwards.
 */
export class Table implements TableView {
  readonly piles: number;
  /** The length of the journal: a mark to undo to. */
  end = 0;
  /** 256 bytes a pile: a 0, then its cards from the bottom. */
  readonly #cards: Uint8Array;
  /** The place of each pile's top card; of an empty pile, the place of the 0 before its first. */
  readonly #tops: Int32Array;
  readonly #counters: Int32Array;
  readonly #shuffler: Shuffler;
  #journal = new Int32Array(1024);

  constructor(piles: number, shuffler: Shuffler) {
    this.piles = piles;
    this.#cards = new Uint8Array(piles << 8);
    this.#tops = new Int32Array(piles);
    for (let pile = 0; pile < piles; pile++) this.#tops[pile] = pile << 8;
    this.#counters = new Int32Array(COUNTERS);
    this.#shuffler = shuffler;
  }

  size(pile: number): number {
    return this.#tops[pile]! & 255;
  }

  top(pile: number): Card {
    return this.#cards[this.#tops[pile]!]!;
  }

  at(pile: number, index: number): Card {
    const place = placeOf(pile, index);
    return index >= 0 && place <= this.#tops[pile]! ? this.#cards[place]! : 0;
  }

  counter(counter: number): number {
    return this.#counters[counter]!;
  }

  /** Moves the `count` top cards, or none if it is 0; flags REVERSED and TURNED. */
  move(from: number, to: number, count: number, flags = 0): void {
    if (count === 0) return;
    this.#carry(from, to, count, flags);
    this.#write(packMove(from, to, count, flags));
  }

  /** Turns one card over. */
  turn(pile: number, index: number): void {
    this.#cards[placeOf(pile, index)]! ^= FACE_DOWN;
    this.#write(packTurn(pile, index));
  }

  /** Exchanges two cards of a pile. */
  swap(pile: number, i: number, j: number): void {
    this.#exchange(pile, i, j);
    this.#write(packSwap(pile, i, j));
  }

  /** Adds to a counter. */
  add(counter: number, amount: number): void {
    if (amount === 0) return;
    if (Math.abs(amount) > MAX_ADDED) {
      this.add(counter, Math.sign(amount) * MAX_ADDED);
      return this.add(counter, amount - Math.sign(amount) * MAX_ADDED);
    }
    this.#counters[counter]! += amount;
    this.#write(packAdd(counter, amount));
  }

  set(counter: number, value: number): void {
    this.add(counter, value - this.#counters[counter]!);
  }

  /** Shuffles a pile with the game's shuffler; the first card of the new order ends on top. */
  shuffle(pile: number): void {
    const cards: Card[] = [];
    for (let i = this.size(pile) - 1; i >= 0; i--) cards.push(this.at(pile, i));
    this.arrange(pile, this.#shuffler(cards, this.counter(SHUFFLES)));
    this.add(SHUFFLES, 1);
  }

  /**
   * Puts a pile's cards in the given order, the first on top, by swaps; `order` names each card with the side it shows.
   */
  arrange(pile: number, order: readonly Card[]): void {
    const lowest = placeOf(pile, 0);
    for (let i = order.length - 1, place = 0; i > 0; i--, place++) {
      const j = this.#cards.indexOf(order[i]!, lowest + place) - lowest;
      if (j !== place) this.swap(pile, place, j);
    }
  }

  /** Takes back every change after `mark`. */
  undo(mark: number): void {
    while (this.end > mark) this.#revert(this.#journal[--this.end]!);
  }

  /** Repeats an undone change, packed as it was in the journal. */
  redo(packed: number): void {
    if (kindOf(packed) === MOVE) this.#carry(movedFrom(packed), movedTo(packed), movedCount(packed), flagsOf(packed));
    else if (kindOf(packed) === ADD) this.#counters[counterOf(packed)]! += amountOf(packed);
    else this.#revert(packed);
    this.#write(packed);
  }

  /** The packed change at a place of the journal. */
  change(at: number): number {
    return this.#journal[at]!;
  }

  /** Lays cards on an empty pile as the start of a game, outside the journal, bottom card first. */
  lay(pile: number, cards: readonly Card[]): void {
    this.#cards.set(cards, placeOf(pile, 0));
    this.#tops[pile] = placeOf(pile, cards.length - 1);
  }

  /** Copies the position of another table with as many piles as the start of a game; the journal is then empty. */
  take(from: TableView): void {
    this.end = 0;
    for (let pile = 0; pile < this.piles; pile++) {
      const size = from.size(pile);
      for (let i = 0; i < size; i++) this.#cards[placeOf(pile, i)] = from.at(pile, i);
      this.#tops[pile] = placeOf(pile, size - 1);
    }
    for (let counter = 0; counter < COUNTERS; counter++) this.#counters[counter] = from.counter(counter);
  }

  /**
   * Writes the position into the bytes from `first` on: the size of each pile and its cards, then the counters, four
   * bytes each.
   */
  pack(into: Uint8Array, first: number): void {
    let at = first;
    for (let pile = 0; pile < this.piles; pile++) {
      const size = this.size(pile);
      const lowest = placeOf(pile, 0);
      into[at++] = size;
      for (let i = 0; i < size; i++) into[at++] = this.#cards[lowest + i]!;
    }
    for (let counter = 0; counter < COUNTERS; counter++) {
      const value = this.#counters[counter]!;
      for (let shift = 0; shift < 32; shift += 8) into[at++] = value >>> shift;
    }
  }

  /** Reads a position that `pack` wrote from `first` on as the start of a game; the journal is then empty. */
  unpack(from: Uint8Array, first: number): void {
    let at = first;
    this.end = 0;
    for (let pile = 0; pile < this.piles; pile++) {
      const size = from[at++]!;
      const lowest = placeOf(pile, 0);
      for (let i = 0; i < size; i++) this.#cards[lowest + i] = from[at++]!;
      this.#tops[pile] = lowest + size - 1;
    }
    for (let counter = 0; counter < COUNTERS; counter++, at += 4) {
      this.#counters[counter] = from[at]! | (from[at + 1]! << 8) | (from[at + 2]! << 16) | (from[at + 3]! << 24);
    }
  }

  /** Returns every byte of the position, to compare and to hash. */
  bytes(): Uint8Array {
    const piles = Array.from({ length: this.piles }, (_, p) => [
      this.size(p),
      ...this.#cards.subarray(placeOf(p, 0), placeOf(p, this.size(p))),
    ]);
    return new Uint8Array([...piles.flat(), ...new Uint8Array(this.#counters.buffer)]);
  }

  #write(packed: number): void {
    if (this.end === this.#journal.length) {
      const longer = new Int32Array(this.end * 2);
      longer.set(this.#journal);
      this.#journal = longer;
    }
    this.#journal[this.end++] = packed;
  }

  #revert(packed: number): void {
    switch (kindOf(packed)) {
      case MOVE:
        this.#carry(movedTo(packed), movedFrom(packed), movedCount(packed), flagsOf(packed));
        break;
      case TURN:
        this.#cards[placeOf(pileOf(packed), indexOf(packed))]! ^= FACE_DOWN;
        break;
      case SWAP:
        this.#exchange(pileOf(packed), indexOf(packed), otherIndexOf(packed));
        break;
      default:
        this.#counters[counterOf(packed)]! -= amountOf(packed);
    }
  }

  #carry(from: number, to: number, count: number, flags: number): void {
    const cards = this.#cards;
    const source = this.#tops[from]! - count + 1;
    const target = this.#tops[to]! + 1;
    const turn = flags & TURNED ? FACE_DOWN : 0;
    if (flags & REVERSED) for (let i = 0; i < count; i++) cards[target + i] = cards[source + count - 1 - i]! ^ turn;
    else for (let i = 0; i < count; i++) cards[target + i] = cards[source + i]! ^ turn;
    this.#tops[from]! -= count;
    this.#tops[to]! += count;
  }

  #exchange(pile: number, i: number, j: number): void {
    const cards = this.#cards;
    const a = placeOf(pile, i);
    const b = placeOf(pile, j);
    const card = cards[a]!;
    cards[a] = cards[b]!;
    cards[b] = card;
  }
}

const placeOf = (pile: number, index: number): number => (pile << 8) + 1 + index;
