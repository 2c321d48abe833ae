import { longer } from '../../memory/bucket-queue.ts';
import type { Move } from '../../../model/move.ts';
import type { TranspositionTable } from '../../memory/transposition-table.ts';
import { Snapshots } from '../../boards/snapshots/snapshots.ts';

/**
 * The most candidates. A score and an index share one number, so that of equal scores the first one found comes first.
 */
const MAX_CANDIDATES = 2 ** 22;

/** At least this share of a layer is filled, however similar its positions are. */
const MIN_FILLED_SHARE = 0.5;

/** Candidates for a layer: each is the position before it and the move that leads to it. */
export class BeamCandidates {
  /** The position it follows, and the move. */
  parent = new Int32Array(1024);
  move = new Int32Array(1024);
  /** Higher is better. */
  score = new Int32Array(1024);
  /** Its key, and the signature that it shares with positions too similar to it. */
  a = new Int32Array(1024);
  b = new Int32Array(1024);
  signature = new Int32Array(1024);
  count = 0;
  /** The indices of the chosen candidates, in the order in which they were found. */
  chosen = new Int32Array(0);
  /** The positions before the moves, where these are needed. */
  readonly boards = new Snapshots();
  #order = new Float64Array(1024);
  readonly #alike = new Map<number, number>();

  get bytes(): number {
    return this.parent.byteLength * 6 + this.#order.byteLength + this.boards.bytes;
  }

  /** Adds a candidate, whose key `setKey` sets, and returns its index. */
  add(parent: number, move: Move, score: number, signature: number): number {
    const at = this.count++;
    if (at === this.parent.length) this.#grow(at + 1);
    this.parent[at] = parent;
    this.move[at] = move;
    this.score[at] = score;
    this.signature[at] = signature;
    return at;
  }

  /** Sets the key of a candidate: `a` and `b` are its halves. */
  setKey(at: number, a: number, b: number): void {
    this.a[at] = a;
    this.b[at] = b;
  }

  clear(): void {
    this.count = 0;
    this.chosen = this.chosen.subarray(0, 0);
  }

  /**
   * Chooses the best `width` of the positions not met before, at most `quota` of them with the same signature; where
   * this leaves more than half the width empty, the best of the rejected ones follow. Returns true when none had to be
   * left out for lack of room. The chosen ones count as met from now on.
   */
  choose(width: number, quota: number, visited: TranspositionTable): boolean {
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
      if (taken >= width * MIN_FILLED_SHARE || visited.full) break;
      if (visited.has(this.a[at]!, this.b[at]!)) continue;
      visited.add(this.a[at]!, this.b[at]!);
      chosen[taken++] = at;
    }
    this.chosen = chosen.subarray(0, taken).sort();
    return !left;
  }

  /** Keeps the `most` best. */
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

  /** Sorts all, the best first. */
  #sort(): void {
    const order = this.#order;
    for (let at = 0; at < this.count; at++) order[at] = at - this.score[at]! * MAX_CANDIDATES;
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

/** Extracts the index from a number of the order. */
const placeIn = (number: number): number => number - Math.floor(number / MAX_CANDIDATES) * MAX_CANDIDATES;
