import { longer } from '../bucket-queue.ts';
import type { Move } from '../../model/move.ts';
import type { Nodes } from './nodes.ts';

/** So many moves of a position are kept; with more, the rest is found anew when they have been tried. */
const KEPT = 4;
/** No score is so high. */
const HIGHEST = 0x7fffffff;

/**
 * By position the best of its moves that were not tried yet, with what each promises; they come in the order of that,
 * of equal ones the first of the list first.
 */
export class Candidates {
  #moves = new Int32Array(1024 * KEPT);
  #scores = new Int32Array(1024 * KEPT);
  /** The place of the next one, and after the last. */
  #next = new Int32Array(1024);
  #end = new Int32Array(1024);
  /** The places of the moves that are kept at the moment. */
  readonly #places = new Int32Array(KEPT);
  /**
   * By position the promise of the last that was kept, and its place in the list: those after it were not kept yet.
   * HIGHEST: there are none.
   */
  readonly #nodes: Nodes;
  /**
   * Of the position whose moves are offered: how many were kept, what a further one has to stay below, and what was
   * tried last.
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

  /** Of a new position none are known. */
  begin(node: number): void {
    if (node >= this.#next.length) this.#grow(node + 1);
    this.#next[node] = this.#end[node] = node * KEPT;
  }

  /** Whether one is kept. */
  has(node: number): boolean {
    return this.#next[node]! < this.#end[node]!;
  }

  /** Whether there are, or may be, more than those kept. */
  mayHaveMore(node: number): boolean {
    return this.#nodes.triedScore[node]! < HIGHEST;
  }

  /** The first of those kept, and what it promises. */
  move(node: number): Move {
    return this.#moves[this.#next[node]!]!;
  }

  score(node: number): number {
    return this.#scores[this.#next[node]!]!;
  }

  drop(node: number): void {
    this.#next[node]!++;
  }

  /**
   * Begins to keep more of a position's moves, of which none is left: after this every move of the list is offered
   * once, then `close` called.
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
