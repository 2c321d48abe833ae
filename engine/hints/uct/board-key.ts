import { ON_FOUNDATION, ONTO_EMPTY, IN_TALON } from './board-move.ts';
import { COLUMNS, HIDDEN, KEY, PILE, SIZE, COLUMN_BYTES } from './board-layout.ts';
import { DOWN_A, DOWN_B, HOME_A, HOME_B, ON_A, ON_B, PLACE_A, PLACE_B, TALON_A, TALON_B } from './board-words.ts';

/** The key of a board, stored in its bytes: two halves, each the XOR of the words of every fact of the position. */
export class BoardKey {
  readonly #bytes: Uint8Array;
  readonly #columns: number;
  readonly #halves: Int32Array;

  /** `columns`: the number of columns; one more after them holds the cards that are dealt to them or fill them. */
  constructor(bytes: Uint8Array, columns: number) {
    this.#bytes = bytes;
    this.#columns = columns;
    this.#halves = new Int32Array(bytes.buffer, KEY, 2);
  }

  get a(): number {
    return this.#halves[0]!;
  }

  get b(): number {
    return this.#halves[1]!;
  }

  /** Adds or removes a fact. */
  mix(a: number, b: number): void {
    this.#halves[0]! ^= a;
    this.#halves[1]! ^= b;
  }

  /**
   * Returns what a card of a column lies on, as the key encodes it: a card, `ONTO_EMPTY`, or `64 + column` for hidden
   * cards.
   */
  under(column: number, at: number): number {
    const down = this.#bytes[HIDDEN + column]!;
    return at > down ? this.#bytes[COLUMNS + column * COLUMN_BYTES + at - 1]! : at === 0 ? ONTO_EMPTY : 64 + column;
  }

  /** Computes the key again; `phase`: the talon's. */
  compute(phase: number): void {
    const bytes = this.#bytes;
    this.#halves[0] = PLACE_A[phase]!;
    this.#halves[1] = PLACE_B[phase]!;
    for (let column = 0; column <= this.#columns; column++) {
      const down = (column << 5) | bytes[HIDDEN + column]!;
      this.mix(DOWN_A[down]!, DOWN_B[down]!);
      for (let at = bytes[HIDDEN + column]!; at < bytes[SIZE + column]!; at++) {
        const on = (bytes[COLUMNS + column * COLUMN_BYTES + at]! << 7) | this.under(column, at);
        this.mix(ON_A[on]!, ON_B[on]!);
      }
    }
    for (let card = 1; card < 64; card++) {
      if (bytes[PILE + card] === IN_TALON) this.mix(TALON_A[card]!, TALON_B[card]!);
      if (bytes[PILE + card] === ON_FOUNDATION) this.mix(HOME_A[card]!, HOME_B[card]!);
    }
  }
}
