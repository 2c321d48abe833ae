import { longer } from '../bucket-queue.ts';
import type { Position } from '../position/position.ts';
import type { Nodes } from './nodes.ts';
import type { Steps } from './steps.ts';

/** The positions from the root to the one on the table. */
export class Path {
  readonly #position: Position;
  readonly #nodes: Nodes;
  readonly #steps: Steps;
  #path = new Int32Array(256);
  /** The journal's end before the move to each. */
  #marks = new Int32Array(256);
  #depth = 0;
  #back = new Int32Array(256);

  constructor(position: Position, nodes: Nodes, steps: Steps) {
    this.#position = position;
    this.#nodes = nodes;
    this.#steps = steps;
  }

  /** Begins at the root, which is on the table. */
  begin(root: number): void {
    this.#depth = 0;
    this.#path[0] = root;
  }

  /** Adds a position that a move from the last one has reached; `mark`: the journal's end before the move. */
  add(node: number, mark: number): void {
    const depth = ++this.#depth;
    if (depth === this.#path.length) {
      this.#path = longer(this.#path, depth + 1);
      this.#marks = longer(this.#marks, depth + 1);
    }
    this.#path[depth] = node;
    this.#marks[depth] = mark;
  }

  /** Brings a position on the table: undoes moves up to the last position both lines share, then makes its own. */
  stand(node: number): void {
    const { parent, depth } = this.#nodes;
    let count = 0;
    let shared = node;
    while (depth[shared]! > this.#depth || this.#path[depth[shared]!] !== shared) {
      this.#back = count < this.#back.length ? this.#back : longer(this.#back, count + 1);
      this.#back[count++] = shared;
      shared = parent[shared]!;
    }
    if (depth[shared]! < this.#depth) this.#position.undo(this.#marks[depth[shared]! + 1]!);
    this.#depth = depth[shared]!;
    while (count > 0) {
      const next = this.#back[--count]!;
      const mark = this.#position.table.end;
      this.#steps.make(next, this.#position);
      this.add(next, mark);
    }
  }
}
