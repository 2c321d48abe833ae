/** Slots of the smallest table; the next has four times as many. */
const FIRST_SLOTS = 1 << 10;
const GROWTH_FACTOR = 4;
/** Bytes per slot: two words of the key and the place. */
const SLOT_BYTES = 9;

/**
 * Positions that were met, by the two words of their keys, each with the earliest place of the talon at which it was
 * met. At its largest size, it ignores new positions.
 */
export class Earliest {
  readonly #bytes: number;
  readonly #first = new Int32Array(2 * FIRST_SLOTS);
  readonly #firstPlaces = new Uint8Array(FIRST_SLOTS);
  #keys = this.#first;
  #places = this.#firstPlaces;
  #mask = FIRST_SLOTS - 1;
  #count = 0;

  /** `bytes`: the most memory that it may use. */
  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  clear(): void {
    this.#keys = this.#first;
    this.#keys.fill(0);
    this.#places = this.#firstPlaces;
    this.#mask = FIRST_SLOTS - 1;
    this.#count = 0;
  }

  /** Returns the earliest place at which the position was met; 255: none. */
  placeOf(a: number, b: number): number {
    const at = this.#slotOf(a, b);
    return this.#keys[2 * at] === 0 ? 255 : this.#places[at]!;
  }

  /** Records that it was met at this place. */
  note(a: number, b: number, place: number): void {
    let at = this.#slotOf(a, b);
    if (this.#keys[2 * at] === 0) {
      if (this.#count >= (this.#mask >> 2) * 3) {
        if ((this.#mask + 1) * GROWTH_FACTOR * SLOT_BYTES > this.#bytes) return;
        this.#grow();
        at = this.#slotOf(a, b);
      }
      this.#count++;
      this.#keys[2 * at] = a | 1;
      this.#keys[2 * at + 1] = b;
    }
    this.#places[at] = place;
  }

  /** Returns the slot where the position is, or would be. */
  #slotOf(a: number, b: number): number {
    const [keys, mask] = [this.#keys, this.#mask];
    let at = (b ^ (a >>> 1)) & mask;
    while (keys[2 * at] !== 0 && (keys[2 * at] !== (a | 1) || keys[2 * at + 1] !== b)) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const [keys, places] = [this.#keys, this.#places];
    const slots = places.length * GROWTH_FACTOR;
    this.#keys = new Int32Array(2 * slots);
    this.#places = new Uint8Array(slots);
    this.#mask = slots - 1;
    for (let from = 0; from < places.length; from++) {
      if (keys[2 * from] === 0) continue;
      const at = this.#slotOf(keys[2 * from]!, keys[2 * from + 1]!);
      this.#keys[2 * at] = keys[2 * from]!;
      this.#keys[2 * at + 1] = keys[2 * from + 1]!;
      this.#places[at] = places[from]!;
    }
  }
}
