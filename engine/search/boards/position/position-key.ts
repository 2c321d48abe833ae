import { type Card, faceUp } from '../../../model/card.ts';
import { COUNTERS, REDEALS } from '../../../model/counters.ts';
import type { TableView } from '../../../model/table.ts';
import { xoshiro } from '../../../model/random.ts';
import { ALL, type Facts, TOP } from './facts.ts';
import { cardsIn, phaseOf, type Talon } from './talon.ts';

/** Bits for an index in a pile. */
const PLACE_BITS = 8;

const next = xoshiro(12);
const words = (count: number): Int32Array => Int32Array.from({ length: count }, next);
/** Random words by card, its side included, kind of pile, counter and phase: A and B for the halves of a key. */
const [CARD_A, CARD_B, KIND_A, KIND_B, COUNTER_A, COUNTER_B, PHASE_A, PHASE_B] = [
  words(128),
  words(128),
  words(128),
  words(128),
  words(COUNTERS),
  words(COUNTERS),
  words(256),
  words(256),
];

/**
 * The key of a position in two halves of 32 bits: the sum over its piles of a hash of each pile, mixed with the pile's
 * kind, and over its counters. Piles of a kind that change places don't change the sum. A pile's hash is computed from
 * that of the pile without its top card and from that card; all are kept, so that only cards above the lowest change
 * are hashed again. The cards of a talon, whose order never changes, are summed up one by one, whichever of its two
 * piles they lie in.
 *
 * Positions that differ only in what the pruning rules leave out have the same key too: it is for a search of one game,
 * made with its facts. The key of legality/position-key.ts has no such facts and leaves nothing out; hashing every card
 * again as that does would be too slow here.
 *
 * Two different positions have the same key by accident once in 2^63 / positions² searches.
 */
export class PositionKey {
  a = 0;
  b = 0;
  predictedA = 0;
  predictedB = 0;
  readonly #facts: Facts;
  /** By pile and place: the hash of the pile from its bottom to here; the place before the first is 0. */
  readonly #hashA: Int32Array;
  readonly #hashB: Int32Array;
  /** What each pile adds to the key. */
  readonly #partA: Int32Array;
  readonly #partB: Int32Array;
  readonly #counters = new Int32Array(COUNTERS);
  #kinds: Int32Array;
  readonly #talon: Talon | undefined;
  #phase = 0;

  constructor(piles: number, facts: Facts) {
    this.#facts = facts;
    this.#hashA = new Int32Array((piles << PLACE_BITS) + 1);
    this.#hashB = new Int32Array((piles << PLACE_BITS) + 1);
    this.#partA = new Int32Array(piles);
    this.#partB = new Int32Array(piles);
    this.#kinds = facts.kinds;
    this.#talon = facts.talon;
  }

  /** The kinds of the piles in this position: those with the same number may change places. */
  get kinds(): Int32Array {
    return this.#kinds;
  }

  /** The part of the talon's place that matters (`phaseOf` in talon.ts). */
  get phase(): number {
    return this.#phase;
  }

  /** Computes the key of the same position with its talon in another phase, into `predictedA` and `predictedB`. */
  predictIn(phase: number): void {
    this.predictedA = (this.a + PHASE_A[phase]! - PHASE_A[this.#phase]!) | 0;
    this.predictedB = (this.b + PHASE_B[phase]! - PHASE_B[this.#phase]!) | 0;
  }

  /**
   * Computes the key of the same cards wherever their talon is and however often it was turned over, into `predictedA`
   * and `predictedB`.
   */
  predictCards(table: TableView): void {
    this.predictIn(0);
    if (!this.#facts.counters.includes(REDEALS)) return;
    const redeals = table.counter(REDEALS);
    this.predictedA = (this.predictedA + mixA(COUNTER_A[REDEALS]!) - mixA(redeals ^ COUNTER_A[REDEALS]!)) | 0;
    this.predictedB = (this.predictedB + mixB(COUNTER_B[REDEALS]!) - mixB(redeals ^ COUNTER_B[REDEALS]!)) | 0;
  }

  /** Updates the key for a pile whose lowest `valid` cards are unchanged. */
  update(table: TableView, pile: number, valid: number): void {
    const size = table.size(pile);
    if (this.#isTalon(pile)) return this.#updateTalon(table, pile, valid, size);
    const counts = this.#facts.counts[pile]!;
    if (counts !== ALL) return this.#put(pile, ...ends(counts, size, table.top(pile)));
    const [hashA, hashB] = [this.#hashA, this.#hashB];
    let at = (pile << PLACE_BITS) + valid;
    let a = hashA[at]!;
    let b = hashB[at]!;
    for (let i = valid; i < size; i++) {
      const card = table.at(pile, i);
      a = extendA(a, card);
      b = extendB(b, card);
      at++;
      hashA[at] = a;
      hashB[at] = b;
    }
    this.#put(pile, a, b);
  }

  /**
   * Computes the key after the `count` top cards of one pile went to another, without what follows that, into
   * `predictedA` and `predictedB`.
   */
  predict(table: TableView, from: number, count: number, to: number): void {
    const left = table.size(from) - count;
    const height = table.size(to);
    const counts = this.#facts.counts[to]!;
    let a = this.#hashA[(to << PLACE_BITS) + height]!;
    let b = this.#hashB[(to << PLACE_BITS) + height]!;
    if (counts === ALL) {
      for (let i = left; i < left + count; i++) {
        const card = table.at(from, i);
        a = extendA(a, card);
        b = extendB(b, card);
      }
    } else [a, b] = ends(counts, height + count, table.top(from));
    const kind = this.#kinds[from]!;
    const at = (from << PLACE_BITS) + left;
    const lessA = mixA(this.#hashA[at]! ^ KIND_A[kind]!) - this.#partA[from]!;
    const lessB = mixB(this.#hashB[at]! ^ KIND_B[kind]!) - this.#partB[from]!;
    this.#setPredicted(to, a, b, lessA, lessB);
  }

  /** Does the same for a card of the talon that went to a pile and left the talon in that phase. */
  predictPlayed(table: TableView, card: Card, to: number, phase: number): void {
    const height = table.size(to);
    const counts = this.#facts.counts[to]!;
    const at = (to << PLACE_BITS) + height;
    const lessA = PHASE_A[phase]! - PHASE_A[this.#phase]! - CARD_A[card]!;
    const lessB = PHASE_B[phase]! - PHASE_B[this.#phase]! - CARD_B[card]!;
    if (counts === ALL)
      this.#setPredicted(to, extendA(this.#hashA[at]!, card), extendB(this.#hashB[at]!, card), lessA, lessB);
    else this.#setPredicted(to, ...ends(counts, height + 1, card), lessA, lessB);
  }

  /** Sets the predicted key: pile `to` gets this hash, and all else changes the sums by `otherA` and `otherB`. */
  #setPredicted(to: number, a: number, b: number, otherA: number, otherB: number): void {
    const kind = this.#kinds[to]!;
    this.predictedA = (this.a + otherA + mixA(a ^ KIND_A[kind]!) - this.#partA[to]!) | 0;
    this.predictedB = (this.b + otherB + mixB(b ^ KIND_B[kind]!) - this.#partB[to]!) | 0;
  }

  /** Updates the key for the counters. */
  updateCounters(table: TableView): void {
    const { counters } = this.#facts;
    for (let i = 0; i < counters.length; i++) {
      const counter = counters[i]!;
      const value = table.counter(counter);
      const before = this.#counters[counter]!;
      if (value === before) continue;
      this.a += mixA(value ^ COUNTER_A[counter]!) - mixA(before ^ COUNTER_A[counter]!);
      this.b += mixB(value ^ COUNTER_B[counter]!) - mixB(before ^ COUNTER_B[counter]!);
      this.a |= 0;
      this.b |= 0;
      this.#counters[counter] = value;
    }
  }

  /**
   * Updates the key for the phase of the talon, and `kinds` for whether the stock is empty; returns true when the kinds
   * changed, so that every pile has to be updated.
   */
  updateRest(table: TableView): boolean {
    const { stocks, kinds, kindsBefore } = this.#facts;
    if (this.#talon !== undefined)
      this.#updatePhase(phaseOf(this.#talon, table.size(this.#talon.waste), cardsIn(this.#talon, table)));
    if (stocks.length === 0) return false;
    const now = stocks.every((stock) => table.size(stock) === 0) ? kinds : kindsBefore;
    const changed = now !== this.#kinds;
    this.#kinds = now;
    return changed;
  }

  #isTalon(pile: number): boolean {
    return this.#talon !== undefined && (pile === this.#talon.stock || pile === this.#talon.waste);
  }

  #updateTalon(table: TableView, pile: number, valid: number, size: number): void {
    const [hashA, hashB] = [this.#hashA, this.#hashB];
    let at = (pile << PLACE_BITS) + valid;
    for (let i = valid; i < size; i++, at++) {
      const card = faceUp(table.at(pile, i));
      hashA[at + 1] = hashA[at]! + CARD_A[card]!;
      hashB[at + 1] = hashB[at]! + CARD_B[card]!;
    }
    this.#putSum(pile, hashA[at]!, hashB[at]!);
  }

  #updatePhase(phase: number): void {
    this.a = (this.a + PHASE_A[phase]! - PHASE_A[this.#phase]!) | 0;
    this.b = (this.b + PHASE_B[phase]! - PHASE_B[this.#phase]!) | 0;
    this.#phase = phase;
  }

  #put(pile: number, a: number, b: number): void {
    const kind = this.#kinds[pile]!;
    this.#putSum(pile, mixA(a ^ KIND_A[kind]!), mixB(b ^ KIND_B[kind]!));
  }

  #putSum(pile: number, partA: number, partB: number): void {
    this.a = (this.a + partA - this.#partA[pile]!) | 0;
    this.b = (this.b + partB - this.#partB[pile]!) | 0;
    this.#partA[pile] = partA;
    this.#partB[pile] = partB;
  }
}

/** Returns the hash of a pile if only its size and its top card count (TOP), or only its size. */
const ends = (counts: number, size: number, top: Card): [number, number] =>
  counts === TOP ? [size ^ CARD_A[top]!, size ^ CARD_B[top]!] : [size, size];

/** Returns the hash of a pile with one more card. */
function extendA(hash: number, card: Card): number {
  const more = Math.imul(hash ^ CARD_A[card]!, 0x9e3779b1);
  return more ^ (more >>> 15);
}

function extendB(hash: number, card: Card): number {
  const more = Math.imul(hash ^ CARD_B[card]!, 0x85ebca77);
  return more ^ (more >>> 13);
}

/* The finalisers of MurmurHash3 and of xxHash. */
function mixA(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function mixB(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca77);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae3d);
  return mixed ^ (mixed >>> 16);
}
