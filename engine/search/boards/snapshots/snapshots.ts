import { COUNTERS } from '../../../model/counters.ts';
import type { Table, TableView } from '../../../model/table.ts';

/** Positions by their bytes, in numbered slots. */
export class Snapshots {
  #size = 0;
  #bytes = new Uint8Array(0);

  get bytes(): number {
    return this.#bytes.length;
  }

  /** Sets the size of a slot for positions with as many cards as this one. */
  measure(table: TableView): void {
    this.#size = table.piles + COUNTERS * 4;
    for (let pile = 0; pile < table.piles; pile++) this.#size += table.size(pile);
  }

  put(slot: number, table: Table): void {
    const at = slot * this.#size;
    if (at + this.#size > this.#bytes.length) {
      const longer = new Uint8Array(2 * (at + this.#size));
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    table.pack(this.#bytes, at);
  }

  take(slot: number, table: Table): void {
    table.unpack(this.#bytes, slot * this.#size);
  }

  move(from: number, to: number): void {
    this.#bytes.copyWithin(to * this.#size, from * this.#size, (from + 1) * this.#size);
  }
}
