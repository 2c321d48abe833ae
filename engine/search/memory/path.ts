import { longer } from './bucket-queue.ts';
import type { Nodes } from './nodes.ts';

/** A board that a path goes along: its moves are recorded in a log, and undone in the reverse order. */
export interface PathBoard {
  /** Where the log ends. */
  readonly end: number;
  undo(mark: number): void;
  /** Goes to a position from its parent. */
  enter(node: number): void;
}

/** The positions from the root to the one on a board. */
export class Path {
  readonly #board: PathBoard;
  readonly #nodes: Nodes;
  /** The nodes, and the end of the log before the move to each. */
  #path = new Int32Array(32);
  #marks = new Int32Array(32);
  /** How many moves led to the position on the board. */
  #depth = 0;

  constructor(board: PathBoard, nodes: Nodes) {
    this.#board = board;
    this.#nodes = nodes;
  }

  /** How many moves led to the position on the board. */
  get depth(): number {
    return this.#depth;
  }

  /** Begins at the root, which is on the board. */
  begin(root: number): void {
    this.#depth = 0;
    this.#path[0] = root;
  }

  /** Adds a position that a move from the last one has reached; `mark`: the end of the log before the move. */
  add(node: number, mark: number): void {
    const depth = ++this.#depth;
    if (depth >= this.#path.length) this.#lengthen(depth);
    this.#path[depth] = node;
    this.#marks[depth] = mark;
  }

  /** Brings a position on the board: undoes moves up to the last position both lines share, then makes its own. */
  stand(node: number): void {
    const board = this.#board;
    const { parent, depth } = this.#nodes;
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
      board.enter(path[at]!);
    }
    this.#depth = goal;
  }

  #lengthen(depth: number): void {
    this.#path = longer(this.#path, depth + 1);
    this.#marks = longer(this.#marks, depth + 1);
  }
}
