import { longer } from '../bucket-queue.ts';
import type { Position } from '../position/position.ts';
import type { Table } from '../engine.ts';

/** By position the changes of the table that led to it from the one it was reached from: made again faster than by asking the rules. */
export class Steps {
  /** Where the changes of each begin; those of the next begin where they end. */
  #first = new Int32Array(1025);
  #changes = new Int32Array(4096);

  get bytes(): number {
    return this.#first.byteLength + this.#changes.byteLength;
  }

  /** Notes what the journal has from `mark` on; positions are noted one after the other, from 0 on. */
  note(node: number, table: Table, mark: number): void {
    if (node + 1 >= this.#first.length) this.#first = longer(this.#first, node + 2);
    const first = this.#first[node]!;
    const last = first + table.end - mark;
    if (last > this.#changes.length) this.#changes = longer(this.#changes, last);
    for (let i = first; i < last; i++) this.#changes[i] = table.change(mark + i - first);
    this.#first[node + 1] = last;
  }

  /** Goes from the position that it was reached from to this one. */
  make(node: number, position: Position): void {
    position.redo(this.#changes, this.#first[node]!, this.#first[node + 1]!);
  }
}
