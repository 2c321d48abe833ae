import { longer } from './bucket-queue.ts';
import type { Move } from '../../model/move.ts';

/**
 * There is first room for this many positions: so few that the room grows within the first deal. V8 discards optimized
 * code when a branch is taken for the first time.
 */
const FIRST = 64;

/**
 * The positions of a search, numbered, and how each was reached. No cards are kept: they follow from the moves.
 */
export class Nodes {
  /** The position it was reached from (-1 at the root), the move that led here, and the number of moves to it. */
  parent = new Int32Array(FIRST);
  move = new Int32Array(FIRST);
  depth = new Int32Array(FIRST);
  /** How far from a win it looks. */
  score = new Int32Array(FIRST);
  /** Its move tried last: the predicted score, and its place in the list (in a packed search the move itself). */
  triedScore = new Int32Array(FIRST);
  triedAt = new Int32Array(FIRST);
  count = 0;

  get bytes(): number {
    return this.parent.byteLength * 6;
  }

  add(parent: number, move: Move, score: number): number {
    if (this.count === this.parent.length) this.#grow();
    const node = this.count++;
    this.parent[node] = parent;
    this.move[node] = move;
    this.depth[node] = parent < 0 ? 0 : this.depth[parent]! + 1;
    this.score[node] = score;
    this.triedScore[node] = -0x80000000;
    this.triedAt[node] = 0;
    return node;
  }

  #grow(): void {
    const least = this.parent.length * 2;
    this.parent = longer(this.parent, least);
    this.move = longer(this.move, least);
    this.depth = longer(this.depth, least);
    this.score = longer(this.score, least);
    this.triedScore = longer(this.triedScore, least);
    this.triedAt = longer(this.triedAt, least);
  }
}
