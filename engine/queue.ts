/** Steps of promise. */
const STEPS = 2048;

/** Numbers below `most` by their promise, the highest first, of equal ones the last put; its memory does not grow. */
export class Queue {
  /** By number: the one put before it with the same promise; -1: none. */
  readonly #before: Int32Array;
  /** By promise: the number put last. */
  readonly #lasts = new Int32Array(STEPS).fill(-1);
  #highest = 0;

  constructor(most: number) {
    this.#before = new Int32Array(most);
  }

  put(number: number, promise: number): void {
    const step = Math.max(0, Math.min(STEPS - 1, promise + STEPS / 2));
    this.#before[number] = this.#lasts[step]!;
    this.#lasts[step] = number;
    this.#highest = Math.max(this.#highest, step);
  }

  /** Undefined: there is none left. */
  take(): number | undefined {
    while (this.#highest > 0 && this.#lasts[this.#highest] === -1) this.#highest--;
    const number = this.#lasts[this.#highest]!;
    if (number < 0) return undefined;
    this.#lasts[this.#highest] = this.#before[number]!;
    return number;
  }
}
