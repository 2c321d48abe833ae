import { ADD, flagsOf, kindOf, MOVE, TURNED, unpackChange } from '../model/change.ts';
import { SCORE } from '../model/counters.ts';
import type { DealtGame } from '../legality/deal.ts';
import { Moves } from '../legality/move-generator.ts';
import type { Move } from '../model/move.ts';
import { positionKey } from '../legality/position-key.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { SeenCards } from './seen-cards.ts';
import type { Table } from '../model/table.ts';

/** At most this many positions are visited; with more of them, the game counts as open. */
const MAX_POSITIONS = 300;

const NONE: ReadonlySet<number> = new Set();

/**
 * The certain facts about the positions that can be reached:
 * - `open`: nothing. A win is among them, a shuffle, a card that the player has not seen, or too many positions;
 * - `loses`: none of them wins, but the score can rise;
 * - `repeats`: none of them wins or scores more.
 */
export type AheadResult = 'open' | 'loses' | 'repeats';

/**
 * Visits every position that can be reached from the one on the table, if they are few. It stops where a card is turned
 * up that the player has not seen, so the result depends on known cards alone.
 */
export class Ahead {
  readonly #rules: RuleSet;
  readonly #table: Table;
  /** Returns the key of a position; points alone do not change it. */
  readonly keyOf: (table: Table) => number;
  readonly #known: KnownCards;
  readonly #found = new Moves();
  readonly #visited = new Set<number>();
  /**
   * The keys of positions that stay open: a win, a shuffle, or more positions than are visited can be reached from
   * them. So they can from each position that leads to one.
   */
  readonly #open = new Set<number>();
  /** Whether the position on the table was found to stay open, by itself or by one that it leads to. */
  #staysOpen = false;
  #bestScore = -Infinity;

  constructor(dealt: DealtGame) {
    this.#rules = dealt.rules;
    this.#table = dealt.table;
    this.#known = new KnownCards(dealt);
    // A position does not become new by points paid for turning the stock again.
    this.keyOf = positionKey(dealt.rules, SCORE);
  }

  get #key(): number {
    return this.keyOf(this.#table);
  }

  /** Returns what is certain about the positions that can be reached from the one on the table. */
  look(): AheadResult {
    const score = this.#rules.variant.score(this.#table);
    this.#begin();
    if (this.#isClosed(NONE)) return this.#bestScore > score ? 'loses' : 'repeats';
    if (this.#staysOpen || this.#visited.size > MAX_POSITIONS) this.#open.add(this.#key);
    return 'open';
  }

  /**
   * Whether a move leads only to positions in `met` and to a few others, and none of these wins, scores more or shows a
   * new card.
   */
  leadsNowhere(move: Move, met: ReadonlySet<number>): boolean {
    const before = this.#rules.variant.score(this.#table);
    this.#begin();
    return this.#after(move, () => this.#isClosed(met) && this.#bestScore <= before);
  }

  #begin(): void {
    this.#visited.clear();
    this.#staysOpen = false;
    this.#bestScore = -Infinity;
    this.#known.begin();
  }

  /** Visits the position on the table and those after it; false as soon as the game is known to be open. */
  #isClosed(met: ReadonlySet<number>): boolean {
    const key = this.#key;
    if (this.#visited.has(key) || met.has(key)) return true;
    if (this.#visited.add(key).size > MAX_POSITIONS) return false;
    this.#staysOpen = this.#open.has(key) || this.#rules.variant.won(this.#table);
    if (this.#staysOpen) return false;
    this.#bestScore = Math.max(this.#bestScore, this.#rules.variant.score(this.#table));
    const moves = this.#moves();
    // A move to a position known to stay open is looked for before others are followed.
    const isClosed =
      (this.#visited.size > 1 || this.#open.size === 0 || !moves.some((move) => this.#leadsToOpen(move))) &&
      moves.every((move) => this.#after(move, () => this.#isClosed(met)));
    if (this.#staysOpen) this.#open.add(key);
    return isClosed;
  }

  /** Whether a move shuffles, or leads to a position known to stay open. */
  #leadsToOpen(move: Move): boolean {
    const mark = this.#table.end;
    if (!this.#rules.isChance(move, this.#table)) {
      this.#rules.make(this.#table, move);
      this.#staysOpen = this.#open.has(this.#key);
      this.#table.undo(mark);
    } else this.#staysOpen = true;
    return this.#staysOpen;
  }

  /** Whether a test holds after a move, which shuffles nothing and shows no card that the player has not seen. */
  #after(move: Move, holds: () => boolean): boolean {
    if (this.#rules.isChance(move, this.#table)) {
      this.#staysOpen = true;
      return false;
    }
    const mark = this.#table.end;
    this.#rules.make(this.#table, move);
    const may = !this.#shows(mark) && holds();
    this.#back(mark);
    return may;
  }

  /** Whether a change since that mark turned up a card that the player has not seen, or exchanged hidden cards. */
  #shows(mark: number): boolean {
    for (let at = mark; at < this.#table.end; at++) {
      if (mayShow(this.#table.change(at)) && this.#known.isNews(at)) return true;
    }
    return false;
  }

  #back(mark: number): void {
    this.#known.back(mark);
    this.#table.undo(mark);
  }

  /** Lists the moves, the clicks first: they are the likeliest to show a card. */
  #moves(): readonly Move[] {
    this.#rules.legalMoves(this.#table, this.#found);
    return Array.from(this.#found.list.subarray(0, this.#found.length)).reverse();
  }
}

/** Whether a change may show a card: any but a move that turns none, and a counter's. */
function mayShow(packed: number): boolean {
  const kind = kindOf(packed);
  return kind === MOVE ? (flagsOf(packed) & TURNED) !== 0 : kind !== ADD;
}

/** The cards that the player has seen, at any place of the table's journal; read from it when first asked for. */
class KnownCards {
  readonly #dealt: DealtGame;
  #seen: SeenCards | undefined;
  /** The place of the journal that was followed so far. */
  #at = 0;

  constructor(dealt: DealtGame) {
    this.#dealt = dealt;
  }

  /** Forgets what was read, since the journal may be another. */
  begin(): void {
    this.#seen = undefined;
    this.#at = 0;
  }

  /** Whether the change at a place of the journal shows a card that was not seen before it. */
  isNews(at: number): boolean {
    const { laid, table } = this.#dealt;
    this.#seen ??= new SeenCards(laid, table.piles);
    while (this.#at < at) this.#seen.note(unpackChange(table.change(this.#at++)));
    return this.#seen.isNews(unpackChange(table.change(at)));
  }

  /** Follows the changes after a mark back; call it before the table does. */
  back(mark: number): void {
    while (this.#at > mark) this.#seen!.note(unpackChange(this.#dealt.table.change(--this.#at), true));
  }
}
