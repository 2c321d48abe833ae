/** Slots of the smallest table; the next has four times as many. */
const FIRST_SLOTS = 1 << 9;
const GROWTH_FACTOR = 4;

/**
 * Positions met, by the two halves of their keys, eight bytes a slot. It begins small and grows by steps, so that after
 * an easy deal there is little to clear; the tables of all sizes are kept for the next deal. It is full when it would
 * need more bytes than allowed.
 */
export class TranspositionTable {
  readonly #tables: Int32Array[] = [];
  readonly #bytes: number;
  #slots: Int32Array;
  #mask = FIRST_SLOTS - 1;
  #count = 0;
  /** At this count it needs the next table: three quarters of the slots. */
  #most = mostOf(FIRST_SLOTS);

  /** `bytes`: the most memory that it may use. */
  constructor(bytes: number) {
    this.#bytes = bytes;
    this.#slots = this.#tables[0] = new Int32Array(FIRST_SLOTS * 2);
  }

  get count(): number {
    return this.#count;
  }

  /** Bytes of the table in use; the smaller ones before it add up to a third of that. */
  get bytes(): number {
    return this.#slots.byteLength;
  }

  /** Whether there is no room for another position: `add` must then not be called. */
  get full(): boolean {
    return this.#count >= this.#most && !this.#mayGrow();
  }

  clear(): void {
    this.#slots = this.#tables[0]!;
    this.#slots.fill(0);
    this.#mask = FIRST_SLOTS - 1;
    this.#most = mostOf(FIRST_SLOTS);
    this.#count = 0;
  }

  has(a: number, b: number): boolean {
    const slots = this.#slots;
    const first = a | 1;
    for (let at = placeOf(a, b, this.#mask); slots[at] !== 0; at = (at + 2) & (2 * this.#mask + 1)) {
      if (slots[at] === first && slots[at + 1] === b) return true;
    }
    return false;
  }

  /** Adds a position and returns whether it was new. */
  add(a: number, b: number): boolean {
    const slots = this.#slots;
    const last = 2 * this.#mask + 1;
    const first = a | 1;
    let at = placeOf(a, b, this.#mask);
    for (; slots[at] !== 0; at = (at + 2) & last) if (slots[at] === first && slots[at + 1] === b) return false;
    slots[at] = first;
    slots[at + 1] = b;
    if (++this.#count >= this.#most) this.#grow();
    return true;
  }

  #mayGrow(): boolean {
    return ((this.#mask + 1) * GROWTH_FACTOR * 8 * 4) / 3 <= this.#bytes;
  }

  #grow(): void {
    if (!this.#mayGrow()) return;
    const [old, next] = [this.#slots, this.#tables.indexOf(this.#slots) + 1];
    const slots = (this.#tables[next] ??= new Int32Array(old.length * GROWTH_FACTOR));
    slots.fill(0);
    this.#mask = slots.length / 2 - 1;
    this.#most = mostOf(slots.length / 2);
    for (let from = 0; from < old.length; from += 2) {
      if (old[from] === 0) continue;
      let at = placeOf(old[from]!, old[from + 1]!, this.#mask);
      while (slots[at] !== 0) at = (at + 2) & (slots.length - 1);
      slots[at] = old[from]!;
      slots[at + 1] = old[from + 1]!;
    }
    this.#slots = slots;
  }
}

const mostOf = (slots: number): number => (slots >> 2) * 3;

/**
 * Returns the first slot to look at. The low bit of `a` marks a slot as used and is not part of the key, so 63 bits
 * identify a position.
 */
const placeOf = (a: number, b: number, mask: number): number => ((b ^ (a >>> 1)) & mask) << 1;
