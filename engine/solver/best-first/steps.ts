import { longer } from '../../search/memory/bucket-queue.ts';
import type { PathBoard } from '../../search/memory/path.ts';
import type { Position } from '../../search/boards/position/position.ts';

/**
 * Keeps how each position was reached from its parent: the changes of the table, and the move with those it forced.
 * Repeating these takes less time than applying the rules again.
 */
export class Steps implements PathBoard {
  readonly #position: Position;
  /** Where the changes of each position begin, and where its moves do; these end where the next position begins. */
  #first = new Int32Array(1025);
  #between = new Int32Array(1025);
  #changes = new Int32Array(4096);

  constructor(position: Position) {
    this.#position = position;
  }

  get bytes(): number {
    return this.#first.byteLength * 2 + this.#changes.byteLength;
  }

  /**
   * Notes how the position on the table was reached from where the journal ended at `mark`; positions are noted one
   * after the other, from 0 on.
   */
  note(node: number, mark: number): void {
    if (node + 1 >= this.#first.length) {
      this.#first = longer(this.#first, node + 2);
      this.#between = longer(this.#between, node + 2);
    }
    const position = this.#position;
    const { table } = position;
    const move = position.madeBefore(mark);
    const between = this.#first[node]! + table.end - mark;
    const last = between + position.made - move;
    if (last > this.#changes.length) this.#changes = longer(this.#changes, last);
    for (let at = this.#first[node]!, change = mark; at < between; at++) this.#changes[at] = table.change(change++);
    for (let at = between; at < last; at++) this.#changes[at] = position.move(move + at - between);
    this.#between[node] = between;
    this.#first[node + 1] = last;
  }

  get end(): number {
    return this.#position.table.end;
  }

  undo(mark: number): void {
    this.#position.undo(mark);
  }

  enter(node: number): void {
    this.#position.redo(this.#changes, this.#first[node]!, this.#between[node]!, this.#first[node + 1]!);
  }
}
