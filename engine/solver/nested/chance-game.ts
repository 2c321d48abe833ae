import type { Move } from '../../model/move.ts';
import { longer } from '../../search/memory/bucket-queue.ts';
import type { LeanMoves } from './lean-moves.ts';

/** A game that was played: its moves and, for each choice, the code chosen and those it was chosen among. */
export class ChanceGame {
  /** How many moves it has, and how many choices. */
  length = 0;
  choices = 0;
  score = -Infinity;
  /** By choice: the code chosen, and the index in `among` where its alternatives begin. */
  readonly codes: Int32Array;
  readonly firsts: Int32Array;
  /** The alternatives of all choices, the chosen one included: their codes and outlooks. */
  among = new Int32Array(4096);
  outlooks = new Int32Array(4096);
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

  /** Records which of the moves listed was chosen. */
  choose(listed: LeanMoves, count: number, at: number): void {
    const first = this.firsts[this.choices]!;
    if (first + count > this.among.length) {
      this.among = longer(this.among, first + count);
      this.outlooks = longer(this.outlooks, first + count);
    }
    for (let i = 0; i < count; i++) {
      this.among[first + i] = listed.codes[i]!;
      this.outlooks[first + i] = listed.outlooks[i]!;
    }
    this.codes[this.choices++] = listed.codes[at]!;
    this.firsts[this.choices] = first + count;
  }

  line(): Move[] {
    return [...this.#moves.subarray(0, this.length)];
  }
}
