import { longer } from '../../memory/bucket-queue.ts';
import type { Move } from '../../../model/move.ts';

/**
 * Positions taken into layers, by number: the one each was reached from, -1 at the root, and the move that led to it.
 */
export class BeamNodes {
  parent = new Int32Array(1024);
  move = new Int32Array(1024);
  count = 0;

  get bytes(): number {
    return this.parent.byteLength * 2;
  }

  add(parent: number, move: Move): number {
    const node = this.count++;
    if (node === this.parent.length) {
      this.parent = longer(this.parent, node + 1);
      this.move = longer(this.move, node + 1);
    }
    this.parent[node] = parent;
    this.move[node] = move;
    return node;
  }

  /** Returns the moves from the root to a position. */
  movesTo(node: number): Move[] {
    const moves: Move[] = [];
    for (let at = node; this.parent[at]! >= 0; at = this.parent[at]!) moves.push(this.move[at]!);
    return moves.reverse();
  }
}
