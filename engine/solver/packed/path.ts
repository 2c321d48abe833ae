import type { Nodes } from '../best-first/nodes.ts';
import { longer } from '../bucket-queue.ts';
import type { PackedBoard } from './board.ts';

/**
 * The positions from the root to the one on a packed board. `PackedSearch` has its own copy of this: sharing it made
 * FreeCell take five in a hundred longer.
 */
export class PackedPath {
  readonly #board: PackedBoard;
  readonly #nodes: Nodes;
  /** The nodes, and the end of the log before the move to each. */
  #path = new Int32Array(32);
  #marks = new Int32Array(32);
  /** How many moves led to the one on the board. */
  #depth = 0;

  constructor(board: PackedBoard, nodes: Nodes) {
    this.#board = board;
    this.#nodes = nodes;
  }

  /** Begins at the root, which is on the board. */
  begin(): void {
    this.#depth = 0;
  }

  /** Brings a position on the board: undoes moves up to the last position both lines share, then makes its own. */
  stand(node: number): void {
    const board = this.#board;
    const { parent, depth, move } = this.#nodes;
    const goal = depth[node]!;
    if (goal >= this.#path.length) this.#lengthen(goal);
    const path = this.#path;
    const marks = this.#marks;
    let shared = node;
    for (let at = goal; at > this.#depth || path[at] !== shared; at--) {
      path[at] = shared;
      shared = parent[shared]!;
    }
    const from = depth[shared]!;
    if (from < this.#depth) board.undo(marks[from + 1]!);
    for (let at = from + 1; at <= goal; at++) {
      marks[at] = board.end;
      board.make(move[path[at]!]!);
    }
    this.#depth = goal;
  }

  #lengthen(depth: number): void {
    this.#path = longer(this.#path, depth + 1);
    this.#marks = longer(this.#marks, depth + 1);
  }
}
