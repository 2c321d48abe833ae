import { longer } from '../bucket-queue.ts';
import type { Move } from '../../model/move.ts';
import type { Visited } from '../visited.ts';
import { Snapshots } from './snapshots.ts';

/** Of equal scores the one found first; so many are found at most. */
const PLACES = 2 ** 22;

/** So much of a layer is filled at least, however alike its positions are. */
const FILLED = 0.5;

/** So many times the width are put in order at first: seldom are more looked at. */
const SORTED = 3;

/** Positions that might be taken into a layer: each is the position before it and the move that leads to it. */
export class BeamCandidates {
  /** The position it follows, and the move. */
  parent = new Int32Array(1024);
  move = new Int32Array(1024);
  /** Higher is better. */
  score = new Int32Array(1024);
  /** Its key, and what it shares with positions it is too like to. */
  a = new Int32Array(1024);
  b = new Int32Array(1024);
  signature = new Int32Array(1024);
  count = 0;
  /** The places of those that were chosen, in the order in which they were found. */
  chosen = new Int32Array(0);
  /** The positions themselves, where they are made already. */
  readonly boards = new Snapshots();
  #order = new Float64Array(1024);
  readonly #alike = new Map<number, number>();

  get bytes(): number {
    return this.parent.byteLength * 6 + this.#order.byteLength + this.boards.bytes;
  }

  /** Adds one whose key is `setKey`'s to give, and says at which place. */
  add(parent: number, move: Move, score: number, signature: number): number {
    const at = this.count++;
    if (at === this.parent.length) this.#grow(at + 1);
    this.parent[at] = parent;
    this.move[at] = move;
    this.score[at] = score;
    this.signature[at] = signature;
    return at;
  }

  /** `a`, `b`: both halves of the key of the position at a place. */
  setKey(at: number, a: number, b: number): void {
    this.a[at] = a;
    this.b[at] = b;
  }

  clear(): void {
    this.count = 0;
    this.chosen = this.chosen.subarray(0, 0);
  }

  /**
   * Chooses the best `width` of positions not met before, at most `quota` of them alike; where so few differ that less
   * than half the width is filled, the best of those passed over follow. True when none had to be left out for want of
   * room. They are met from now on.
   */
  choose(width: number, quota: number, visited: Visited): boolean {
    const chosen = new Int32Array(Math.min(width, this.count));
    const passed: number[] = [];
    let taken = 0;
    let left = false;
    let sorted = 0;
    this.#alike.clear();
    this.#begin();
    for (let i = 0; i < this.count; i++) {
      if (i === sorted) sorted = this.#sort(sorted, Math.max(SORTED * width, 2 * sorted));
      const at = placeIn(this.#order[i]!);
      if (visited.has(this.a[at]!, this.b[at]!)) continue;
      const alike = this.#alike.get(this.signature[at]!) ?? 0;
      if (taken === width || alike >= quota || visited.full) {
        left = true;
        if (taken === width) break;
        if (passed.length < width) passed.push(at);
        continue;
      }
      this.#alike.set(this.signature[at]!, alike + 1);
      visited.add(this.a[at]!, this.b[at]!);
      chosen[taken++] = at;
    }
    for (const at of passed) {
      if (taken >= width * FILLED || visited.full) break;
      if (visited.has(this.a[at]!, this.b[at]!)) continue;
      visited.add(this.a[at]!, this.b[at]!);
      chosen[taken++] = at;
    }
    this.chosen = chosen.subarray(0, taken).sort();
    return !left;
  }

  /** Keeps the best so many. */
  keep(most: number): void {
    if (this.count <= most) return;
    this.#begin();
    putFirst(this.#order, 0, this.count, most);
    const kept = Int32Array.from({ length: most }, (_, i) => placeIn(this.#order[i]!)).sort();
    for (let to = 0; to < most; to++) {
      const at = kept[to]!;
      this.parent[to] = this.parent[at]!;
      this.move[to] = this.move[at]!;
      this.score[to] = this.score[at]!;
      this.a[to] = this.a[at]!;
      this.b[to] = this.b[at]!;
      this.signature[to] = this.signature[at]!;
      this.boards.move(at, to);
    }
    this.count = most;
  }

  /** Begins to order all. */
  #begin(): void {
    const order = this.#order;
    for (let at = 0; at < this.count; at++) order[at] = at - this.score[at]! * PLACES;
  }

  /** Orders from the best on, those before the place `from` being ordered already; gives the place it came to. */
  #sort(from: number, upTo: number): number {
    const to = Math.min(upTo, this.count);
    putFirst(this.#order, from, this.count, to);
    this.#order.subarray(from, to).sort();
    return to;
  }

  #grow(least: number): void {
    this.parent = longer(this.parent, least);
    this.move = longer(this.move, least);
    this.score = longer(this.score, least);
    this.a = longer(this.a, least);
    this.b = longer(this.b, least);
    this.signature = longer(this.signature, least);
    this.#order = new Float64Array(this.parent.length);
  }
}

/** The place written into a number of the order. */
const placeIn = (number: number): number => number - Math.floor(number / PLACES) * PLACES;

/** Brings the least of the values from `from` to before `end` to the places before `middle`, in any order. */
function putFirst(values: Float64Array, from: number, end: number, middle: number): void {
  if (middle >= end) return;
  let [first, last] = [from, end - 1];
  while (first < last) {
    const pivot = middleOf(values[first]!, values[(first + last) >> 1]!, values[last]!);
    let [low, high] = [first, last];
    while (low <= high) {
      while (values[low]! < pivot) low++;
      while (values[high]! > pivot) high--;
      if (low > high) break;
      const value = values[low]!;
      values[low++] = values[high]!;
      values[high--] = value;
    }
    if (middle <= high) last = high;
    else if (middle >= low) first = low;
    else return;
  }
}

const middleOf = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
