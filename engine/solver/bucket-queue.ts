/** Steps of priority. */
const STEPS = 4096;
/** Room for so many numbers at first, which is soon too little: see `Nodes`. */
const FIRST = 64;

/** Numbers by priority, the least first, of equal ones the last put. Its memory grows as its numbers do and is kept. */
export class BucketQueue {
  /** By number: the one put before it with the same priority; -1: none. */
  #before = new Int32Array(FIRST);
  /** By priority: the number put last. */
  readonly #lasts = new Int32Array(STEPS).fill(-1);
  /** Nothing has a lesser priority, and since it was cleared nothing had a greater one than the second. */
  #least = STEPS;
  #greatest = -1;

  /** The least priority there is; STEPS when there is none. */
  get least(): number {
    const lasts = this.#lasts;
    while (this.#least < STEPS && lasts[this.#least] === -1) this.#least++;
    return this.#least;
  }

  get bytes(): number {
    return this.#before.byteLength;
  }

  /** A number that is not in it. */
  put(number: number, priority: number): void {
    if (number >= this.#before.length) this.#before = longer(this.#before, number + 1);
    const step = stepOf(priority);
    this.#before[number] = this.#lasts[step]!;
    this.#lasts[step] = number;
    if (step < this.#least) this.#least = step;
    if (step > this.#greatest) this.#greatest = step;
  }

  /** Takes the first; -1: there is none. */
  take(): number {
    const { least } = this;
    if (least === STEPS) return -1;
    const number = this.#lasts[least]!;
    this.#lasts[least] = this.#before[number]!;
    return number;
  }

  clear(): void {
    this.#lasts.fill(-1, this.#least, this.#greatest + 1);
    this.#least = STEPS;
    this.#greatest = -1;
  }
}

/** The bucket a priority falls into. */
export const stepOf = (priority: number): number =>
  priority < 0 ? 0 : priority >= STEPS ? STEPS - 1 : Math.trunc(priority);

/** A copy with room for at least `least` numbers. */
export function longer(numbers: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(Math.max(least, numbers.length * 2));
  copy.set(numbers);
  return copy;
}
