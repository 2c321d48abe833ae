import { longer } from '../../search/memory/bucket-queue.ts';
import type { Move } from '../../model/move.ts';
import type { Nodes } from '../../search/memory/nodes.ts';

/** At most this many moves are kept for a position. When they have been tried, its moves are listed again for more. */
const KEPT = 4;
/** A limit above any score. */
const HIGHEST = 0x7fffffff;

/**
 * Keeps, for each position, the best of its moves not tried yet with their predicted scores: best first, equal ones in
 * the order of the list.
 */
export class Candidates {
  #moves = new Int32Array(1024 * KEPT);
  #scores = new Int32Array(1024 * KEPT);
  /** By position: the index of its next move, and the one after its last. */
  #next = new Int32Array(1024);
  #end = new Int32Array(1024);
  /** The places in the list of the moves kept for the open position. */
  readonly #places = new Int32Array(KEPT);
  /**
   * `triedScore` and `triedAt` hold, by position, the score of the last move kept and its index in the list. Moves
   * after that one were not kept yet. HIGHEST: there are none.
   */
  readonly #nodes: Nodes;
  /**
   * The open position, whose moves are offered; how many of them are kept, the score that a further one must be below,
   * and the score and place of the last move kept before.
   */
  #node = 0;
  #kept = 0;
  #limit = HIGHEST;
  #lastScore = 0;
  #lastAt = 0;

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  get bytes(): number {
    return this.#moves.byteLength * 2 + this.#next.byteLength * 2;
  }

  /** Begins a new position, without moves. */
  begin(node: number): void {
    if (node >= this.#next.length) this.#grow(node + 1);
    this.#next[node] = this.#end[node] = node * KEPT;
  }

  /** Whether a move is kept. */
  has(node: number): boolean {
    return this.#next[node]! < this.#end[node]!;
  }

  /** Whether there are, or may be, more than those kept. */
  mayHaveMore(node: number): boolean {
    return this.#nodes.triedScore[node]! < HIGHEST;
  }

  /** Returns the first of the moves kept. */
  move(node: number): Move {
    return this.#moves[this.#next[node]!]!;
  }

  /** Returns the predicted score of that move. */
  score(node: number): number {
    return this.#scores[this.#next[node]!]!;
  }

  drop(node: number): void {
    this.#next[node]!++;
  }

  /**
   * Begins to keep more moves of a position that has none left: next `offer` every move of the list once, then `close`.
   */
  open(node: number): void {
    this.#node = node;
    this.#kept = 0;
    this.#limit = HIGHEST;
    this.#lastScore = this.#nodes.triedScore[node]!;
    this.#lastAt = this.#nodes.triedAt[node]!;
  }

  offer(move: Move, score: number, at: number): void {
    if (score >= this.#limit) return;
    if (score <= this.#lastScore && (score < this.#lastScore || at <= this.#lastAt)) return;
    const first = this.#node * KEPT;
    let place = first + this.#kept;
    if (this.#kept === KEPT) place--;
    else this.#kept++;
    for (; place > first && this.#scores[place - 1]! > score; place--) {
      this.#moves[place] = this.#moves[place - 1]!;
      this.#scores[place] = this.#scores[place - 1]!;
      this.#places[place - first] = this.#places[place - first - 1]!;
    }
    this.#moves[place] = move;
    this.#scores[place] = score;
    this.#places[place - first] = at;
    if (this.#kept === KEPT) this.#limit = this.#scores[first + KEPT - 1]!;
  }

  close(): void {
    const node = this.#node;
    this.#next[node] = node * KEPT;
    this.#end[node] = node * KEPT + this.#kept;
    this.#nodes.triedScore[node] = this.#limit;
    this.#nodes.triedAt[node] = this.#places[KEPT - 1]!;
  }

  #grow(least: number): void {
    this.#next = longer(this.#next, least);
    this.#end = longer(this.#end, least);
    this.#moves = longer(this.#moves, this.#next.length * KEPT);
    this.#scores = longer(this.#scores, this.#next.length * KEPT);
  }
}
