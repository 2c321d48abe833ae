import type { Move } from '../../model/move.ts';
import { longer } from '../memory/bucket-queue.ts';

/**
 * A game played at random from which a rollout policy learns: its moves and, for each choice, the chosen code and all
 * codes.
 */
export class Rollout {
  /** How many moves it has, and how many choices. */
  length = 0;
  choices = 0;
  score = -Infinity;
  /** By choice: the code chosen, and the index in `among` where its alternatives begin. */
  readonly codes: Int32Array;
  readonly firsts: Int32Array;
  /** The alternatives of all choices, the chosen one included: their codes, and how likely they are by themselves. */
  among = new Int32Array(4096);
  biases = new Float64Array(4096);
  readonly #moves: Int32Array;

  constructor(most: number) {
    this.codes = new Int32Array(most);
    this.firsts = new Int32Array(most + 1);
    this.#moves = new Int32Array(most);
  }

  begin(): void {
    this.length = 0;
    this.choices = 0;
    this.score = -Infinity;
  }

  /** Adds a move. */
  add(move: Move): void {
    this.#moves[this.length++] = move;
  }

  /** Makes room for `count` alternatives of the next choice; returns the index where they begin. */
  reserve(count: number): number {
    const first = this.firsts[this.choices]!;
    if (first + count > this.among.length) {
      this.among = longer(this.among, first + count);
      const biases = new Float64Array(this.among.length);
      biases.set(this.biases);
      this.biases = biases;
    }
    return first;
  }

  /** Records that the `at`th of the `count` alternatives of the next choice was chosen. */
  choose(count: number, at: number): void {
    const first = this.firsts[this.choices]!;
    this.codes[this.choices++] = this.among[first + at]!;
    this.firsts[this.choices] = first + count;
  }

  line(): Move[] {
    return [...this.#moves.subarray(0, this.length)];
  }
}
