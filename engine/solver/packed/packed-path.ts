import type { Nodes } from '../../search/memory/nodes.ts';
import type { PathBoard } from '../../search/memory/path.ts';
import type { PackedBoard } from './board.ts';

/** A packed board that goes to a node by its move. */
export class PackedPathBoard implements PathBoard {
  readonly #board: PackedBoard;
  readonly #nodes: Nodes;

  constructor(board: PackedBoard, nodes: Nodes) {
    this.#board = board;
    this.#nodes = nodes;
  }

  get end(): number {
    return this.#board.end;
  }

  undo(mark: number): void {
    this.#board.undo(mark);
  }

  enter(node: number): void {
    this.#board.make(this.#nodes.move[node]!);
  }
}
