import { Moves } from './drags.ts';
import type { Move } from './move.ts';
import { positionKey } from './position.ts';
import { homeOf, promiseOf } from './promise.ts';
import { Queue } from './queue.ts';
import type { Rules } from './rules.ts';
import { Seen } from './seen.ts';
import { solve } from './solve.ts';
import type { Table } from './table.ts';

/** How a search ended: with the moves of a win, with no way to one, with none that needs no luck, or at its limit. */
export type Sought =
  | { readonly found: 'won'; readonly moves: readonly Move[] }
  | { readonly found: 'lost' | 'chance' | 'unknown'; readonly moves: undefined };

/** Positions that the search in depth has first: it finds the wins of easy games at once. */
const DEEP = 8000;
/** Positions taken one after the other by one opinion, as a power of two: to change costs a way back. */
const RUN = 7;

/**
 * Looks for a win with all cards known, always going on from the position that looks nearest to one, in turn by two opinions
 * of that. Between its steps the table belongs to it; its memory, some forty bytes a position, is taken once.
 */
export class Search {
  readonly #rules: Rules;
  readonly #table: Table;
  readonly #limit: number;
  readonly #start: number;
  readonly #key: (table: Table) => number;
  readonly #seen: Seen;
  readonly #found = new Moves();
  /** By position: the one it was reached from, the move that led here, and whether it was gone on from. */
  readonly #parents: Int32Array;
  readonly #moves: Int32Array;
  readonly #tried: Uint8Array;
  /** By each opinion. */
  readonly #queues: readonly [Queue, Queue];
  #turn = 0;
  #count = 0;
  #chance = false;
  /** The positions from the start to the one on the table, and the journal's end before the move to each. */
  #path: readonly number[] = [];
  readonly #marks: number[] = [];

  /** `limit`: the most positions to look at. */
  constructor(rules: Rules, table: Table, limit: number) {
    this.#rules = rules;
    this.#table = table;
    this.#limit = limit;
    this.#start = table.end;
    this.#key = positionKey(rules);
    this.#seen = new Seen(limit);
    this.#parents = new Int32Array(limit);
    this.#moves = new Int32Array(limit);
    this.#tried = new Uint8Array(limit);
    this.#queues = [new Queue(limit), new Queue(limit)];
  }

  /** Positions looked at so far. */
  get positions(): number {
    return this.#count;
  }

  /** Looks at some more positions, about so many; undefined when it has not come to its end. */
  go(more: number): Sought | undefined {
    const until = this.#count + more;
    if (this.#count === 0) {
      const soon = solve(this.#rules, this.#table, Math.min(DEEP, this.#limit));
      if (soon.found === 'won') return soon;
      this.#meet(-1, 0);
    }
    while (this.#count < until) {
      const position = this.#pick();
      if (position === undefined) return this.#end({ found: this.#chance ? 'chance' : 'lost', moves: undefined });
      if (this.#count >= this.#limit) return this.#end({ found: 'unknown', moves: undefined });
      const last = this.#expand(position);
      if (last !== undefined) return this.#end({ found: 'won', moves: [...this.#wayHere(), last] });
    }
    return undefined;
  }

  #end(sought: Sought): Sought {
    this.#table.undo(this.#start);
    return sought;
  }

  #wayHere(): Move[] {
    return this.#path.slice(1).map((position) => this.#moves[position]!);
  }

  /** A position to go on from; undefined: every one was. */
  #pick(): number | undefined {
    const queue = this.#queues[(this.#turn++ >> RUN) % 2]!;
    let position = queue.take();
    while (position !== undefined && this.#tried[position] === 1) position = queue.take();
    if (position !== undefined) this.#tried[position] = 1;
    return position;
  }

  /** Meets every position that is a move away; gives a move that wins. */
  #expand(position: number): Move | undefined {
    const [rules, table] = [this.#rules, this.#table];
    this.#stand(position);
    rules.legalMoves(table, this.#found);
    const mark = table.end;
    for (const move of this.#found.list.slice(0, this.#found.length)) {
      if (rules.isChance(move)) {
        this.#chance = true;
        continue;
      }
      rules.make(table, move);
      if (rules.layout.won(table)) return move;
      this.#meet(position, move);
      table.undo(mark);
    }
    return undefined;
  }

  /** Notes the position on the table, if it is new. */
  #meet(parent: number, move: Move): void {
    if (this.#count >= this.#limit || !this.#seen.add(this.#key(this.#table))) return;
    const position = this.#count++;
    this.#parents[position] = parent;
    this.#moves[position] = move;
    this.#queues[0].put(position, promiseOf(this.#rules, this.#table));
    this.#queues[1].put(position, homeOf(this.#rules, this.#table));
  }

  /** Brings a position on the table, by way of what it shares with the one there. */
  #stand(position: number): void {
    const path: number[] = [];
    for (let at = position; at >= 0; at = this.#parents[at]!) path.push(at);
    path.reverse();
    let shared = 0;
    while (shared < path.length && path[shared] === this.#path[shared]) shared++;
    this.#table.undo(this.#marks[shared] ?? this.#table.end);
    this.#marks.length = shared;
    for (const at of path.slice(shared)) {
      this.#marks.push(this.#table.end);
      if (at > 0) this.#rules.make(this.#table, this.#moves[at]!);
    }
    this.#path = path;
  }
}
