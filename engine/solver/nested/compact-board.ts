import { type Card, FACE_DOWN } from '../../model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../../model/move.ts';
import { REDEALS } from '../../model/counters.ts';
import type { TableView } from '../../model/table.ts';
import type { CompactGame } from './compact-game.ts';
import { RepetitionTable, NO_NUMBER } from './repetition-table.ts';
import { KINDS, Takers } from './takers.ts';

/** The most cards on a board: each has its own number, equal ones too. */
const MOST_CARDS = 255;
/** Marks a pile that is no column, or no foundation. */
const NOWHERE = 255;

/**
 * A position of a compact game. Each card has a number, which distinguishes equal cards. Moves are made but never
 * undone: the next game begins from a copy of the position read. Each move updates the data needed for listing moves.
 */
export class CompactBoard {
  readonly game: CompactGame;
  /** How many cards there are. */
  cards = 0;
  /** How many of them are home. */
  homed = 0;
  redeals = 0;
  /** The empty columns, as bits; and how many. */
  empty = 0;
  empties = 0;
  /** By number: the card. */
  readonly faces = new Uint8Array(MOST_CARDS + 1);
  /** By `pile << 8 | place`: the number of the card. */
  readonly lying: Uint8Array;
  readonly sizes: Uint8Array;
  /** By column: how many of its lowest cards lie face down. */
  readonly down: Uint8Array;
  /** By pile: its top card, 0 for none; not kept up to date for the stock. */
  readonly tops: Uint8Array;
  /** By card: how many are home. */
  readonly homes: Uint8Array;
  /** By card: the non-empty columns, and the foundations, that take it. */
  readonly columnsTake: Takers;
  readonly homesTake: Takers;
  /** By card: the columns whose top card it is, as bits. */
  readonly #columnsOf: Int32Array;
  /** Positions met by moves between columns since the last move of another kind. */
  readonly repetitions = new RepetitionTable();
  /** By pile: its index among the columns, and among the foundations; or NOWHERE. */
  readonly columnAt: Uint8Array;
  readonly #homeAt: Uint8Array;
  /** The bytes behind the arrays that change in play, and a copy of them as read. */
  readonly #state: Uint8Array;
  readonly #start: Uint8Array;
  #startRedeals = 0;

  constructor(game: CompactGame, piles: number) {
    this.game = game;
    const state = new ArrayBuffer(3 * 4 * KINDS + KINDS + piles * (256 + 3));
    let used = 0;
    const bytes = (length: number): Uint8Array => new Uint8Array(state, (used += length) - length, length);
    const words = (length: number): Int32Array => new Int32Array(state, (used += 4 * length) - 4 * length, length);
    // What an empty column takes is looked up separately.
    const laid = game.laid.slice().fill(0, 0, 2);
    this.#columnsOf = words(KINDS);
    this.columnsTake = new Takers(
      words(KINDS),
      this.#columnsOf,
      game.columns.map(() => laid),
    );
    this.homesTake = new Takers(words(KINDS), this.#columnsOf, game.homed);
    this.homes = bytes(KINDS);
    this.sizes = bytes(piles);
    this.down = bytes(piles);
    this.tops = bytes(piles);
    this.lying = bytes(piles << 8);
    this.#state = new Uint8Array(state);
    this.#start = new Uint8Array(used);
    this.columnAt = new Uint8Array(piles).fill(NOWHERE);
    this.#homeAt = new Uint8Array(piles).fill(NOWHERE);
    for (const [at, column] of game.columns.entries()) this.columnAt[column] = at;
    for (const [at, home] of game.homes.entries()) this.#homeAt[home] = at;
  }

  /** A limit above any code of a move (compact-moves.ts). */
  get codeCount(): number {
    return this.cards * (this.cards + 3);
  }

  get won(): boolean {
    return this.homed === this.game.cards;
  }

  /** Reads a table; returns false if it has too many cards, or in a column a face-up card under a face-down one. */
  read(table: TableView): boolean {
    const { lying, sizes, down, tops } = this;
    this.#state.fill(0);
    this.cards = 0;
    for (let pile = 0; pile < sizes.length; pile++) {
      for (let at = 0; at < table.size(pile); at++) {
        if (this.cards === MOST_CARDS) return false;
        const card = table.at(pile, at);
        this.faces[this.cards] = card & 63;
        // Elsewhere, as in the stock, face-down cards are treated like the others: they are known.
        if (card >= FACE_DOWN && this.columnAt[pile] !== NOWHERE && down[pile]!++ < at) return false;
        lying[(pile << 8) | at] = this.cards++;
        tops[pile] = card & 63;
        sizes[pile]!++;
      }
    }
    for (const [at, column] of this.game.columns.entries()) {
      this.#columnsOf[tops[column]!]! |= 1 << at;
      this.columnsTake.lay(at, tops[column]!);
    }
    for (const [at, home] of this.game.homes.entries()) {
      this.homesTake.lay(at, tops[home]!);
      for (let i = 0; i < sizes[home]!; i++) this.homes[table.at(home, i) & 63]!++;
    }
    this.#startRedeals = table.counter(REDEALS);
    this.#start.set(this.#state);
    return true;
  }

  /** Goes back to the position that was read. */
  begin(): void {
    const { columns, homes } = this.game;
    this.#state.set(this.#start);
    this.redeals = this.#startRedeals;
    this.homed = this.empty = this.empties = 0;
    for (let i = 0; i < homes.length; i++) this.homed += this.sizes[homes[i]!]!;
    for (let i = 0; i < columns.length; i++) {
      const top = this.tops[columns[i]!]!;
      this.columnsTake.show(1 << i, top);
      this.homesTake.show(1 << i, top);
      if (top !== 0) continue;
      this.empty |= 1 << i;
      this.empties++;
    }
    this.repetitions.forget();
  }

  /** Makes one of the moves listed. */
  make(move: Move): void {
    if (!isDrag(move)) return this.#turn();
    const { sizes, lying } = this;
    const from = fromOf(move);
    const to = toOf(move);
    const count = countOf(move);
    const left = sizes[from]! - count;
    const size = sizes[to]!;
    const first = (from << 8) + left;
    const next = (to << 8) + size;
    if (this.columnAt[from] !== NOWHERE && this.columnAt[to] !== NOWHERE)
      this.repetitions.add(this.faces[lying[first]!]!, this.numberAt(from, left - 1), this.numberAt(to, size - 1));
    else this.repetitions.forget();
    const top = this.tops[from]!;
    for (let i = 0; i < count; i++) lying[next + i] = lying[first + i]!;
    sizes[from] = left;
    sizes[to] = size + count;
    if (left > 0 && left === this.down[from]) {
      this.down[from]--;
      this.repetitions.forget();
    }
    this.#show(from, left === 0 ? 0 : this.faces[lying[first - 1]!]!);
    this.#show(to, top);
    if (this.#homeAt[to] === NOWHERE) return;
    this.homed++;
    this.homes[top]!++;
  }

  /** Returns the number of the card at a place of a pile; NO_NUMBER below its first. */
  numberAt(pile: number, at: number): number {
    return at < 0 ? NO_NUMBER : this.lying[(pile << 8) + at]!;
  }

  #turn(): void {
    const { stock, waste, turn } = this.game.turning!;
    const { lying, sizes } = this;
    this.repetitions.forget();
    const isBack = sizes[stock] === 0;
    const from = isBack ? waste : stock;
    const to = isBack ? stock : waste;
    for (let left = isBack ? sizes[waste]! : turn; left > 0 && sizes[from]! > 0; left--)
      lying[(to << 8) + sizes[to]!++] = lying[(from << 8) + --sizes[from]!]!;
    if (isBack) this.redeals++;
    this.tops[waste] = isBack ? 0 : this.faces[lying[(waste << 8) + sizes[waste]! - 1]!]!;
  }

  /** Updates the top card of a pile; 0: none. */
  #show(pile: number, card: Card): void {
    const before = this.tops[pile]!;
    this.tops[pile] = card;
    const column = this.columnAt[pile]!;
    if (column !== NOWHERE) this.#showColumn(column, before, card);
    else if (this.#homeAt[pile] !== NOWHERE) this.homesTake.change(this.#homeAt[pile]!, before, card);
  }

  #showColumn(column: number, before: Card, card: Card): void {
    const bit = 1 << column;
    this.#columnsOf[before]! &= ~bit;
    this.#columnsOf[card]! |= bit;
    this.columnsTake.change(column, before, card);
    this.columnsTake.show(bit, card);
    this.homesTake.show(bit, card);
    if (before === 0) {
      this.empty &= ~bit;
      this.empties--;
    } else if (card === 0) {
      this.empty |= bit;
      this.empties++;
    }
  }
}
