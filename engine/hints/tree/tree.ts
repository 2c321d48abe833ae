import type { Move } from '../../model/move.ts';

/** A position as it is seen, its moves, and what came of the games played on from it. */
export class TreeNode {
  visits = 0;
  sum = 0;
  readonly moves: Int32Array;
  /** By move: how likely it looks best, games that began with it, what they came to, and how many were won. */
  readonly prior: Float32Array;
  readonly tries: Int32Array;
  readonly sums: Float64Array;
  readonly wins: Int32Array;

  constructor(moves: readonly Move[], prior: Float32Array) {
    this.moves = Int32Array.from(moves);
    this.prior = prior;
    this.tries = new Int32Array(moves.length);
    this.sums = new Float64Array(moves.length);
    this.wins = new Int32Array(moves.length);
  }

  /** What the games played on from it came to in the mean. */
  get mean(): number {
    return this.visits === 0 ? 0 : this.sum / this.visits;
  }

  /** Notes what a game came to that went on with one of its moves, -1 for one that ended here. */
  note(at: number, result: number): void {
    this.visits++;
    this.sum += result;
    if (at < 0) return;
    this.tries[at]!++;
    this.sums[at]! += result;
    this.wins[at]! += Number(result === 1);
  }

  /** The places of its moves, the one most often tried first, of equals the likelier. */
  ranked(): readonly number[] {
    return [...this.moves.keys()].toSorted(
      (a, b) => this.tries[b]! - this.tries[a]! || this.prior[b]! - this.prior[a]!,
    );
  }
}

/** Some kilobytes each: what is kept of a game stays below forty megabytes. */
const MAX_NODES = 60_000;
/** A position that was visited this share as often as the one thought about last needs no more thinking. */
const ENOUGH = 0.25;

/** The positions of one deal that were thought about, by their numbers. */
export class Tree {
  readonly #deal: string;
  readonly #nodes = new Map<number, TreeNode>();
  /** The moves up to the position thought about last, how often it was visited, and how many cards were unseen. */
  #moves: readonly Move[] = [];
  #visits = 0;
  #unseen = Infinity;

  constructor(deal: string) {
    this.#deal = deal;
  }

  /** Whether it holds for a game of this deal that has come so far. */
  holds(deal: string, moves: readonly Move[]): boolean {
    const goesOn = this.#moves.every((move, at) => moves[at] === move);
    return deal === this.#deal && goesOn && this.#nodes.size < MAX_NODES;
  }

  get size(): number {
    return this.#nodes.size;
  }

  node(key: number): TreeNode | undefined {
    return this.#nodes.get(key);
  }

  keep(key: number, node: TreeNode): void {
    this.#nodes.set(key, node);
  }

  /** Whether a position was thought about enough when the last was: no card has been turned up since. */
  isThoughtOf(node: TreeNode, unseen: number): boolean {
    return unseen === this.#unseen && this.#visits > 0 && node.visits >= ENOUGH * this.#visits;
  }

  /** Notes what was thought about. */
  note(node: TreeNode, moves: readonly Move[], unseen: number): void {
    this.#moves = moves;
    this.#visits = node.visits;
    this.#unseen = unseen;
  }
}
