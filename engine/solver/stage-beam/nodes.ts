import { longer } from '../bucket-queue.ts';
import type { Move } from '../engine.ts';

/** Positions that were taken into a layer: a number each, and by it where it came from. No cards are kept: they follow from the moves. */
export class Nodes {
  /** The position it was reached from, -1 at the root; the move that led here; how many there were. */
  parent = new Int32Array(1024);
  move = new Int32Array(1024);
  depth = new Int32Array(1024);
  count = 0;

  get bytes(): number {
    return this.parent.byteLength * 3;
  }

  add(parent: number, move: Move): number {
    const node = this.count++;
    if (node === this.parent.length) {
      this.parent = longer(this.parent, node + 1);
      this.move = longer(this.move, node + 1);
      this.depth = longer(this.depth, node + 1);
    }
    this.parent[node] = parent;
    this.move[node] = move;
    this.depth[node] = parent < 0 ? 0 : this.depth[parent]! + 1;
    return node;
  }

  /**
   * Which of two comes first on a walk through the tree that leaves no branch before all of it is seen: less than 0 the one, more than 0 the
   * other. Positions stood on in this order share most of their way.
   */
  compare(one: number, other: number): number {
    const { parent, depth } = this;
    let [a, b] = [one, other];
    while (depth[a]! > depth[b]!) a = parent[a]!;
    while (depth[b]! > depth[a]!) b = parent[b]!;
    if (a === b) return depth[one]! - depth[other]!;
    while (parent[a] !== parent[b]) [a, b] = [parent[a]!, parent[b]!];
    return a - b;
  }
}
