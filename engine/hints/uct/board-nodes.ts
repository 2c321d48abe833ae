import { type BoardMove, MAX_BOARD_MOVES } from './board-move.ts';

/** The most positions that are kept, and the most moves of all of them: a few megabytes. */
const MAX_NODES = 1 << 15;
const MAX_EDGES = MAX_NODES * 8;
const SLOTS = MAX_NODES * 2;

/**
 * Positions by key, each with its moves: how likely each looks, how often it was tried, and the sum of its results.
 * Positions are numbered from 1; the moves of one have consecutive numbers.
 */
export class BoardNodes {
  /** By position: its visits, and the sum of their results. */
  readonly visits = new Int32Array(MAX_NODES);
  readonly sums = new Float64Array(MAX_NODES);
  /** By position: its first move, and the number of moves. */
  readonly first = new Int32Array(MAX_NODES);
  readonly many = new Uint8Array(MAX_NODES);
  /** By move. */
  readonly moves = new Int32Array(MAX_EDGES);
  readonly prior = new Float64Array(MAX_EDGES);
  readonly tries = new Int32Array(MAX_EDGES);
  readonly gains = new Float64Array(MAX_EDGES);
  readonly wins = new Int32Array(MAX_EDGES);
  readonly #a = new Int32Array(MAX_NODES);
  readonly #b = new Int32Array(MAX_NODES);
  readonly #slots = new Int32Array(SLOTS);
  #nodes = 1;
  #edges = 0;

  clear(): void {
    this.#slots.fill(0);
    this.#nodes = 1;
    this.#edges = 0;
  }

  get full(): boolean {
    return this.#nodes >= MAX_NODES || this.#edges + MAX_BOARD_MOVES >= MAX_EDGES;
  }

  /** Returns the position with a key; 0: none. */
  find(a: number, b: number): number {
    for (let at = slotOf(a, b); ; at = (at + 1) & (SLOTS - 1)) {
      const node = this.#slots[at]!;
      if (node === 0 || (this.#a[node] === a && this.#b[node] === b)) return node;
    }
  }

  /** Returns the first half of the key of a position. */
  halfOf(node: number): number {
    return this.#a[node]!;
  }

  /** Adds a new position; its moves have to be added next. */
  add(a: number, b: number): number {
    const node = this.#nodes++;
    let at = slotOf(a, b);
    while (this.#slots[at] !== 0) at = (at + 1) & (SLOTS - 1);
    this.#slots[at] = node;
    this.#a[node] = a;
    this.#b[node] = b;
    this.visits[node] = this.sums[node] = this.many[node] = 0;
    this.first[node] = this.#edges;
    return node;
  }

  /** Adds a move to the position added last. */
  addMove(move: BoardMove, prior: number): void {
    const edge = this.#edges++;
    this.many[this.#nodes - 1]!++;
    this.moves[edge] = move;
    this.prior[edge] = prior;
    this.tries[edge] = this.gains[edge] = this.wins[edge] = 0;
  }

  /** Notes the result of a game that continued from a position with one of its moves; `edge` -1: it ended there. */
  note(node: number, edge: number, result: number): void {
    this.visits[node]!++;
    this.sums[node]! += result;
    if (edge < 0) return;
    this.tries[edge]!++;
    this.gains[edge]! += result;
    this.wins[edge]! += Number(result === 1);
  }

  /** Lists the moves of a position, the most tried first; of equals the likelier first. */
  ranked(node: number): readonly number[] {
    const { tries, prior } = this;
    return Array.from({ length: this.many[node]! }, (_, at) => this.first[node]! + at).toSorted(
      (one, other) => tries[other]! - tries[one]! || prior[other]! - prior[one]!,
    );
  }
}

const slotOf = (a: number, b: number): number => (a ^ (b << 7)) & (SLOTS - 1);
