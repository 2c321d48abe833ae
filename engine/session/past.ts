import { unpackChange } from '../model/change.ts';
import { SCORE } from '../model/counters.ts';
import type { Dealt } from '../legality/deal.ts';
import { Moves } from '../legality/move-generator.ts';
import { isTap, type Move } from '../model/move.ts';
import { positionKey } from '../legality/position-key.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table } from '../model/table.ts';

/** Positions that the look ahead visits; beyond them it assumes something new can be found. */
const MAX_POSITIONS = 300;

/**
 * The earlier positions of a game whose stock can be turned without end: such a game can be lost while moves are left.
 */
export class PastPositions {
  readonly #rules: RuleSet;
  readonly #table: Table;
  readonly #keyOf: (table: Table) => number;
  readonly #keys: number[];
  /** The cached result of `holdsAll` for the present position. */
  #found: boolean | undefined;

  /** Returns undefined for a game that ends by itself, or whose redeals are random. */
  static of({ rules, table }: Pick<Dealt, 'rules' | 'table'>): PastPositions | undefined {
    const endless = rules.piles.some(({ rules: { tap } }) => tap?.redeals === Infinity && tap.chance === undefined);
    return endless ? new PastPositions(rules, table) : undefined;
  }

  private constructor(rules: RuleSet, table: Table) {
    this.#rules = rules;
    this.#table = table;
    // Points paid for turning the stock again do not make a position new.
    this.#keyOf = positionKey(rules, SCORE);
    this.#keys = [this.#keyOf(table)];
  }

  /** Records the position; called after each move. */
  note(): void {
    this.#keys.push(this.#keyOf(this.#table));
    this.#found = undefined;
  }

  /** Forgets the positions after the first `moves` moves. */
  back(moves: number): void {
    this.#keys.length = moves + 1;
    this.#found = undefined;
  }

  /**
   * Whether every move left leads back to earlier positions: no card comes home, none is turned up, and the stock shows
   * nothing new. Positions in between may be new. Hidden cards are not looked at.
   */
  get holdsAll(): boolean {
    this.#found ??= this.#leadsBack(new Set(this.#keys), new Set());
    return this.#found;
  }

  #leadsBack(past: ReadonlySet<number>, visited: Set<number>): boolean {
    const key = this.#keyOf(this.#table);
    if (visited.has(key)) return true;
    if (visited.add(key).size > MAX_POSITIONS) return false;
    return this.#moves().every((move) => {
      const mark = this.#table.end;
      this.#rules.make(this.#table, move);
      const known = isTap(move) ? past.has(this.#keyOf(this.#table)) : !gains(this.#rules, this.#table, mark);
      const back = known && this.#leadsBack(past, visited);
      this.#table.undo(mark);
      return back;
    });
  }

  /** Lists the moves, those of the stock first: they are the likeliest to bring something new. */
  #moves(): readonly Move[] {
    const found = new Moves();
    this.#rules.legalMoves(this.#table, found);
    return [...found.list.subarray(0, found.length)].toSorted((a, b) => Number(isTap(b)) - Number(isTap(a)));
  }
}

/** Whether, since that mark in the journal, a card has come to a foundation or was turned up. */
function gains(rules: RuleSet, table: Table, mark: number): boolean {
  for (let at = mark; at < table.end; at++) {
    const change = unpackChange(table.change(at));
    if (change.kind === 'turn') return true;
    if (change.kind === 'move' && (change.turned || rules.piles[change.to]!.rules.role === 'foundation')) return true;
  }
  return false;
}
