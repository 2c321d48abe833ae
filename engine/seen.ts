/** Numbers from 0 up to 2^53 that were met, at most so many of them, in a memory that does not grow. */
export class Seen {
  readonly #slots: Float64Array;

  constructor(most: number) {
    this.#slots = new Float64Array(2 ** Math.ceil(Math.log2(most * 1.5 + 2))).fill(-1);
  }

  /** Whether the number is new; from now on it is not. */
  add(number: number): boolean {
    const last = this.#slots.length - 1;
    let at = (number ^ (number / 2 ** 32)) & last;
    while (this.#slots[at] !== -1) {
      if (this.#slots[at] === number) return false;
      at = (at + 1) & last;
    }
    this.#slots[at] = number;
    return true;
  }
}
