import { longer } from '../../search/memory/bucket-queue.ts';
import type { Move } from '../../model/move.ts';

/** The positions from the first to the present one, each with its untried moves, the best last. */
export class Frames {
  depth = -1;
  /** By depth: the journal's length, the beginning of its moves, and the requirement on the next move. */
  marks = new Int32Array(256);
  #firsts = new Int32Array(256);
  musts = new Int32Array(256);
  /** The moves of all depths, with their weights, and the key predicted for each; 0 and 0 when none was. */
  moves = new Int32Array(1024);
  #weights = new Int32Array(1024);
  keysA = new Int32Array(1024);
  keysB = new Int32Array(1024);
  #end = 0;

  get bytes(): number {
    return this.marks.byteLength * 3 + this.moves.byteLength * 4;
  }

  clear(): void {
    this.depth = -1;
    this.#end = 0;
  }

  push(mark: number, must: number): void {
    const depth = ++this.depth;
    if (depth === this.marks.length) {
      this.marks = longer(this.marks, depth + 1);
      this.#firsts = longer(this.#firsts, depth + 1);
      this.musts = longer(this.musts, depth + 1);
    }
    this.marks[depth] = mark;
    this.musts[depth] = must;
    this.#firsts[depth] = this.#end;
  }

  pop(): void {
    this.#end = this.#firsts[this.depth--]!;
  }

  /** Adds a move to the deepest position, after those of less weight, but before those of equal weight. */
  add(move: Move, weight: number, keyA: number, keyB: number): void {
    if (this.#end === this.moves.length) {
      this.moves = longer(this.moves, this.#end + 1);
      this.#weights = longer(this.#weights, this.#end + 1);
      this.keysA = longer(this.keysA, this.#end + 1);
      this.keysB = longer(this.keysB, this.#end + 1);
    }
    const { moves, keysA, keysB } = this;
    const weights = this.#weights;
    const first = this.#firsts[this.depth]!;
    let at = this.#end++;
    for (; at > first && weights[at - 1]! >= weight; at--) {
      moves[at] = moves[at - 1]!;
      weights[at] = weights[at - 1]!;
      keysA[at] = keysA[at - 1]!;
      keysB[at] = keysB[at - 1]!;
    }
    moves[at] = move;
    weights[at] = weight;
    keysA[at] = keyA;
    keysB[at] = keyB;
  }

  /** Takes the best move left at the deepest position and returns its index; -1: none is left. */
  take(): number {
    return this.#end > this.#firsts[this.depth]! ? --this.#end : -1;
  }
}
