import { unpackChange } from '../model/change.ts';
import { SCORE } from '../model/counters.ts';
import type { Dealt } from '../legality/deal.ts';
import { Moves } from '../legality/move-generator.ts';
import { isTap, type Move } from '../model/move.ts';
import { positionKey } from '../legality/position-key.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table } from '../model/table.ts';

/** A look ahead through more positions than this finds something new. */
const MAX_POSITIONS = 300;

/**
 * The positions that were there, in a game whose stock can be turned without end: there a lost game still has moves.
 */
export class PastPositions {
  readonly #rules: RuleSet;
  readonly #table: Table;
  readonly #keyOf: (table: Table) => number;
  readonly #keys: number[];
  /** What `holdsAll` found here; it is asked again and again. */
  #found: boolean | undefined;

  /** Undefined for a game that ends by itself, or whose redeals are chance. */
  static of({ rules, table }: Pick<Dealt, 'rules' | 'table'>): PastPositions | undefined {
    const endless = rules.piles.some(({ rules: { tap } }) => tap?.redeals === Infinity && tap.chance === undefined);
    return endless ? new PastPositions(rules, table) : undefined;
  }

  private constructor(rules: RuleSet, table: Table) {
    this.#rules = rules;
    this.#table = table;
    // Points that were paid for turning the stock again make no position a new one.
    this.#keyOf = positionKey(rules, SCORE);
    this.#keys = [this.#keyOf(table)];
  }

  /** After each move. */
  note(): void {
    this.#keys.push(this.#keyOf(this.#table));
    this.#found = undefined;
  }

  /** Forgets what came after the first `moves` moves. */
  back(moves: number): void {
    this.#keys.length = moves + 1;
    this.#found = undefined;
  }

  /**
   * Whether all that can still be done leads back to what was there: no card comes home, none is turned up, and the
   * stock gives nothing that was not seen. Positions in between may be new. Looks at no hidden card.
   */
  get holdsAll(): boolean {
    this.#found ??= this.#leadsBack(new Set(this.#keys), new Set());
    return this.#found;
  }

  #leadsBack(past: ReadonlySet<number>, looked: Set<number>): boolean {
    const key = this.#keyOf(this.#table);
    if (looked.has(key)) return true;
    if (looked.add(key).size > MAX_POSITIONS) return false;
    return this.#moves().every((move) => {
      const mark = this.#table.end;
      this.#rules.make(this.#table, move);
      const known = isTap(move) ? past.has(this.#keyOf(this.#table)) : !gains(this.#rules, this.#table, mark);
      const back = known && this.#leadsBack(past, looked);
      this.#table.undo(mark);
      return back;
    });
  }

  /** The stock first: what it gives is new most often. */
  #moves(): readonly Move[] {
    const found = new Moves();
    this.#rules.legalMoves(this.#table, found);
    return [...found.list.subarray(0, found.length)].toSorted((a, b) => Number(isTap(b)) - Number(isTap(a)));
  }
}

/**
 * Whether a card has come to a foundation or out of play, or lies open that was hidden, since that place in the
 * journal.
 */
function gains(rules: RuleSet, table: Table, mark: number): boolean {
  for (let at = mark; at < table.end; at++) {
    const change = unpackChange(table.change(at));
    if (change.kind === 'turn') return true;
    if (change.kind === 'move' && (change.turned || rules.piles[change.to]!.rules.role === 'foundation')) return true;
  }
  return false;
}
