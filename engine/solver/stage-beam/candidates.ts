import { longer } from '../bucket-queue.ts';
import type { Move } from '../../model/move.ts';
import type { Visited } from '../visited.ts';
import { Snapshots } from './snapshots.ts';

/** Of equal scores the one found first; so many are found at most. */
const PLACES = 2 ** 22;

/** So much of a layer is filled at least, however alike its positions are. */
const FILLED = 0.5;

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
    this.#alike.clear();
    this.#sort();
    for (let i = 0; i < this.count; i++) {
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
    this.#sort();
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

  /** Orders all from the best on. */
  #sort(): void {
    const order = this.#order;
    for (let at = 0; at < this.count; at++) order[at] = at - this.score[at]! * PLACES;
    order.subarray(0, this.count).sort();
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
