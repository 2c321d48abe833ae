/** The number of priorities. */
const PRIORITIES = 4096;
/** The queue first has room for this many numbers, which are soon too few: see `Nodes`. */
const FIRST_CAPACITY = 64;

/**
 * A priority queue of numbers, the least priority first, among equal ones the last put. Its memory grows as needed and
 * is kept.
 */
export class BucketQueue {
  /** By number: the previous one with the same priority; -1: none. */
  #before = new Int32Array(FIRST_CAPACITY);
  /** By priority: the number put last. */
  readonly #lasts = new Int32Array(PRIORITIES).fill(-1);
  /** No number has a priority below `#least`; since the last `clear` none had one above `#greatest`. */
  #least = PRIORITIES;
  #greatest = -1;

  /** The least priority in use; PRIORITIES when the queue is empty. */
  get least(): number {
    const lasts = this.#lasts;
    while (this.#least < PRIORITIES && lasts[this.#least] === -1) this.#least++;
    return this.#least;
  }

  get bytes(): number {
    return this.#before.byteLength;
  }

  /** Adds a number that is not in the queue. */
  put(number: number, priority: number): void {
    if (number >= this.#before.length) this.#before = longer(this.#before, number + 1);
    const step = stepOf(priority);
    this.#before[number] = this.#lasts[step]!;
    this.#lasts[step] = number;
    if (step < this.#least) this.#least = step;
    if (step > this.#greatest) this.#greatest = step;
  }

  /** Takes the first number; -1: there is none. */
  take(): number {
    const { least } = this;
    if (least === PRIORITIES) return -1;
    const number = this.#lasts[least]!;
    this.#lasts[least] = this.#before[number]!;
    return number;
  }

  clear(): void {
    this.#lasts.fill(-1, this.#least, this.#greatest + 1);
    this.#least = PRIORITIES;
    this.#greatest = -1;
  }
}

/** The bucket a priority falls into. */
export const stepOf = (priority: number): number =>
  priority < 0 ? 0 : priority >= PRIORITIES ? PRIORITIES - 1 : Math.trunc(priority);

/** Copies the array, with room for at least `least` numbers. */
export function longer(numbers: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(Math.max(least, numbers.length * 2));
  copy.set(numbers);
  return copy;
}
