import type { Move } from '../../../model/move.ts';
import type { TranspositionTable } from '../../memory/transposition-table.ts';
import type { BeamBoard } from '../../boards/snapshots/board.ts';
import { BeamCandidates } from './candidates.ts';
import { BeamNodes } from './nodes.ts';
import type { Pace } from '../../evaluate/pace.ts';
import { Snapshots } from '../../boards/snapshots/snapshots.ts';

/** The most layers of a stage that is the last one. */
const MAX_LAST_LAYERS = 400;
/** The pool is limited to this many times the width, and cut to half of that when full. */
const POOL_FACTOR = 8;

/** Manages the layers of a try, one after the other: which positions are in each, and when a stage is over. */
export class Layers {
  /** Positions that may form the next layer, and those that may begin the next stage. */
  next = new BeamCandidates();
  pool = new BeamCandidates();
  /** The candidates that this layer was chosen from. */
  #now = new BeamCandidates();
  readonly #nodes = new BeamNodes();
  /** The positions of this layer, and of the one before it. */
  #boards = new Snapshots();
  #boardsBefore = new Snapshots();
  /** Numbers of the first position of this layer, and of the one before it. */
  #first = 0;
  #firstBefore = 0;
  /** Layers of the stage so far, those since its best position, and that position's score. */
  #count = 0;
  #idle = 0;
  #best = -Infinity;
  #width = 1;
  /** Whether no position was left out for lack of room in this try. */
  #whole = true;

  /** The number of positions in this layer. */
  get length(): number {
    return this.#now.chosen.length;
  }

  /** Bytes of everything kept. */
  get bytes(): number {
    const lists = this.#now.bytes + this.next.bytes + this.pool.bytes;
    return lists + this.#nodes.bytes + this.#boards.bytes + this.#boardsBefore.bytes;
  }

  /** Begins a try from the position on the board. */
  begin({ table, key }: BeamBoard, width: number, visited: TranspositionTable): void {
    visited.clear();
    for (const list of [this.#now, this.next, this.pool]) {
      list.clear();
      list.boards.measure(table);
    }
    this.#boards.measure(table);
    this.#boardsBefore.measure(table);
    this.#nodes.count = 0;
    this.#width = width;
    this.#whole = true;
    this.pool.boards.put(0, table);
    this.pool.setKey(this.pool.add(-1, -1, 0, 0), key.a, key.b);
    this.#take(this.pool, 1, visited);
    this.#beginStage();
  }

  /** Puts a position of this layer on the board and settles it; false when it turns out to be known. */
  stand(at: number, board: BeamBoard, visited: TranspositionTable): boolean {
    const now = this.#now;
    const place = now.chosen[at]!;
    if (this.#count === 0) now.boards.take(place, board.table);
    else this.#boardsBefore.take(now.parent[place]! - this.#firstBefore, board.table);
    board.make(now.move[place]!);
    board.settle();
    const predicted = board.key.a === now.a[place] && board.key.b === now.b[place];
    return predicted || visited.add(board.key.a, board.key.b);
  }

  /** Returns the number of a position of this layer. */
  node(at: number): number {
    return this.#first + at;
  }

  /** Returns the moves that lead to a position, without the forced ones. */
  movesTo(node: number): Move[] {
    return this.#nodes.movesTo(node);
  }

  /** Keeps a position of this layer as the start of those that follow it. */
  keep(at: number, { table }: BeamBoard): void {
    this.#boards.put(at, table);
  }

  /** Whether the score is the best of the stage so far; if so, records it. */
  isBest(score: number): boolean {
    if (score <= this.#best) return false;
    this.#best = score;
    this.#idle = 0;
    return true;
  }

  /** Goes on to the next layer or the next stage; false when there is neither. */
  goOn({ layers, patience, variety }: Pace, visited: TranspositionTable): boolean {
    this.#count++;
    this.#idle++;
    const enough = this.pool.count >= this.#width;
    const over =
      this.pool.count === 0
        ? this.#count >= MAX_LAST_LAYERS
        : this.#count >= layers || (this.#idle > patience && enough);
    if (over && this.next.count > 0) this.#whole = false;
    if (!over && this.#take(this.next, variety, visited)) {
      [this.#now, this.next] = [this.next, this.#now];
      this.next.clear();
      if (this.pool.count > POOL_FACTOR * this.#width) {
        this.pool.keep((POOL_FACTOR * this.#width) / 2);
        this.#whole = false;
      }
      return true;
    }
    this.next.clear();
    if (!this.#take(this.pool, variety, visited)) return false;
    this.#beginStage();
    return true;
  }

  /** Whether a wider try could find more. */
  get mayWiden(): boolean {
    return !this.#whole;
  }

  /** Whether this is the first layer of its stage. */
  get isFirst(): boolean {
    return this.#count === 0;
  }

  #beginStage(): void {
    [this.#now, this.pool] = [this.pool, this.#now];
    this.pool.clear();
    this.#count = this.#idle = 0;
    this.#best = -Infinity;
  }

  /** Forms a layer of the best of these candidates; false when there are none. */
  #take(from: BeamCandidates, variety: number, visited: TranspositionTable): boolean {
    if (!from.choose(this.#width, Math.ceil(this.#width / variety), visited)) this.#whole = false;
    const { chosen, parent, move } = from;
    if (chosen.length === 0) return false;
    this.#firstBefore = this.#first;
    this.#first = this.#nodes.count;
    for (let i = 0; i < chosen.length; i++) this.#nodes.add(parent[chosen[i]!]!, move[chosen[i]!]!);
    [this.#boards, this.#boardsBefore] = [this.#boardsBefore, this.#boards];
    return true;
  }
}
