import { type Card, FACE_DOWN } from '../../model/card.ts';
import { PACK } from '../../model/deck.ts';
import type { TableView } from '../../model/table.ts';
import { UNDER, COLUMNS, COUNT, HIDDEN, COLUMN_BYTES, HOMED, HOMES, FIT, LOWEST, PILE, SIZE } from './board-layout.ts';
import {
  ON_FOUNDATION,
  type BoardMove,
  boardMove,
  DEAL_TO_COLUMNS,
  IN_HIDDEN,
  ONTO_EMPTY,
  ONTO_FOUNDATION,
  MAX_BOARD_MOVES,
  IN_TALON,
} from './board-move.ts';
import { DOWN_A, DOWN_B, HOME_A, HOME_B, ON_A, ON_B, PLACE_A, PLACE_B, TALON_A, TALON_B } from './board-words.ts';
import { BoardKey } from './board-key.ts';
import { BoardTalon } from './board-talon.ts';
import type { ColumnGame } from './column-game.ts';
import { FULL } from '../../search/view/chains.ts';

/**
 * A position of a `ColumnGame` in about a kilobyte: copying it is faster than taking moves back. Moves name cards, so
 * that all empty columns are one. `board-talon.ts` keeps the talon. The rest is one long file because every move writes
 * the same bytes and both halves of the key.
 */
export class ColumnBoard {
  readonly game: ColumnGame;
  readonly bytes: Uint8Array;
  readonly talon: BoardTalon;
  readonly #key: BoardKey;
  /**
   * The number of columns; also the index of the extra column for the cards that are dealt to columns, or fill them.
   */
  readonly #columns: number;
  /** The number of foundations; 0 where no card goes home. */
  readonly #homes: number;

  constructor(game: ColumnGame) {
    this.game = game;
    this.#columns = game.columns.length;
    this.#homes = game.homes.length;
    this.bytes = new Uint8Array(COLUMNS + COLUMN_BYTES * (this.#columns + 1));
    this.#key = new BoardKey(this.bytes, this.#columns);
    this.talon = new BoardTalon(this.bytes, game.talon);
  }

  copy(from: ColumnBoard): void {
    this.bytes.set(from.bytes);
  }

  /** Copies a table; returns false where a card lies on another pile, or a hidden card on a face-up one. */
  begin(table: TableView): boolean {
    const { columns, homes, deals, reserve, chains } = this.game;
    const { bytes } = this;
    bytes.fill(0);
    for (const home of homes) {
      for (let at = 0; at < table.size(home); at++) {
        const card = table.at(home, at);
        bytes[PILE + card] = ON_FOUNDATION;
        bytes[HOMES + chains.chain[card]!]!++;
        bytes[HOMED]!++;
      }
    }
    let laid = bytes[HOMED]!;
    for (let column = 0; column < columns.length; column++) {
      if (!this.#beginColumn(table, columns[column]!, column)) return false;
      laid += bytes[SIZE + column]!;
    }
    const filling = deals?.stock ?? reserve;
    if (filling !== undefined) {
      this.#beginColumn(table, filling, this.#columns);
      laid += table.size(filling);
    }
    this.talon.begin(table);
    laid += bytes[COUNT]!;
    this.#key.compute(this.talon.phase);
    return laid === PACK;
  }

  #beginColumn(table: TableView, pile: number, column: number): boolean {
    const { bytes } = this;
    const size = table.size(pile);
    bytes[SIZE + column] = size;
    for (let at = 0; at < size; at++) {
      const card = table.at(pile, at);
      const hidden = card >= FACE_DOWN;
      if (hidden && bytes[HIDDEN + column]!++ < at) return false;
      this.#put(card & 63, hidden ? IN_HIDDEN : column, column, at);
      if (!hidden) this.#join((card << 7) | this.#key.under(column, at), 1);
    }
    bytes[LOWEST + column] = this.#lowest(column);
    return true;
  }

  /** The lowest place of a column from which cards can be picked up together. */
  #lowest(column: number): number {
    const { bytes } = this;
    const { lifts } = this.game;
    const from = COLUMNS + column * COLUMN_BYTES;
    const down = bytes[HIDDEN + column]!;
    let at = Math.max(down, bytes[SIZE + column]! - 1);
    while (at > down && lifts[(bytes[from + at]! << 6) | bytes[from + at - 1]!] === 1) at--;
    return at;
  }

  #put(card: Card, pile: number, column: number, at: number): void {
    const { bytes } = this;
    bytes[PILE + card] = pile;
    bytes[UNDER + card] = at;
    bytes[COLUMNS + column * COLUMN_BYTES + at] = card;
  }

  get a(): number {
    return this.#key.a;
  }

  get b(): number {
    return this.#key.b;
  }

  /** The progress of the game, in cards: those at home, or where none goes home, those on one that takes them. */
  get progress(): number {
    return this.bytes[this.#homes > 0 ? HOMED : FIT]!;
  }

  /** Whether `card` may be laid on `onto`. */
  takes(card: Card, onto: Card): boolean {
    return this.game.joins[(card << 7) | onto] === 1;
  }

  /** Whether a card is the next of its foundation. */
  mayGoHome(card: Card): boolean {
    const { chain, order } = this.game.chains;
    return this.bytes[HOMES + chain[card]!] === order[card];
  }

  /** Whether every card is home; where none goes home, whether each column holds a whole suit or nothing. */
  get won(): boolean {
    if (this.#homes > 0) return this.bytes[HOMED] === PACK;
    return this.bytes[FIT] === PACK - 4 && this.#filled === 4;
  }

  /** The number of columns that hold cards. */
  get #filled(): number {
    let filled = 0;
    for (let column = 0; column < this.#columns; column++) if (this.bytes[SIZE + column]! > 0) filled++;
    return filled;
  }

  /** Returns the column in which a card lies face up, or IN_HIDDEN, IN_TALON, ON_FOUNDATION. */
  pileOf(card: Card): number {
    return this.bytes[PILE + card]!;
  }

  /** Returns how many cards lie under a card in its column. */
  heightOf(card: Card): number {
    return this.bytes[UNDER + card]!;
  }

  sizeOf(column: number): number {
    return this.bytes[SIZE + column]!;
  }

  downOf(column: number): number {
    return this.bytes[HIDDEN + column]!;
  }

  cardIn(column: number, at: number): Card {
    return this.bytes[COLUMNS + column * COLUMN_BYTES + at]!;
  }

  isTop(card: Card, column: number): boolean {
    return this.bytes[UNDER + card]! + 1 === this.bytes[SIZE + column]!;
  }

  /** Returns the card of a chain that can go home; 0: none. */
  nextHome(chain: number): Card {
    const { bytes } = this;
    const home = bytes[HOMES + chain]!;
    if (home === FULL) return 0;
    const card = this.game.chains.next[(chain << 4) | home]!;
    const pile = bytes[PILE + card]!;
    return (pile < IN_HIDDEN ? this.isTop(card, pile) : pile === IN_TALON && this.talon.isReached(card)) ? card : 0;
  }

  /** Lists the moves into an array, leaving out those that change nothing; returns their number. */
  list(into: Int32Array): number {
    const { bytes } = this;
    const { children, childrenFrom } = this.game;
    let count = 0;
    for (let chain = 0; chain < this.#homes; chain++) {
      const card = this.nextHome(chain);
      if (card !== 0) into[count++] = card | (ONTO_FOUNDATION << 8);
    }
    let empty = false;
    let fills = false;
    for (let column = 0; column < this.#columns; column++) {
      const size = bytes[SIZE + column]!;
      if (size === 0 && empty) continue;
      if (size === 0) empty = true;
      const onto = size === 0 ? ONTO_EMPTY : bytes[COLUMNS - 1 + column * COLUMN_BYTES + size]!;
      const end = childrenFrom[onto + 1]!;
      for (let i = childrenFrom[onto]!; i < end; i++) {
        const card = children[i]!;
        const pile = bytes[PILE + card]!;
        if (pile === IN_HIDDEN) continue;
        // Moving a whole column to an empty one changes nothing.
        if (pile < IN_HIDDEN ? pile === column || !this.#goes(card, pile, size > 0) : !this.#comes(card, pile))
          continue;
        into[count++] = card | (onto << 8);
        if (size === 0) fills = true;
      }
    }
    const { deals } = this.game;
    if (deals !== undefined && bytes[SIZE + this.#columns]! > 0 && !(fills && deals.waits))
      into[count++] = DEAL_TO_COLUMNS;
    return count;
  }

  /** Returns the moves as an array of their own. */
  moves(): readonly BoardMove[] {
    const found = new Int32Array(MAX_BOARD_MOVES);
    return [...found.subarray(0, this.list(found))];
  }

  /** Whether a card can be picked up with the cards on it; to an empty column, only if it leaves others behind. */
  #goes(card: Card, pile: number, onCard: boolean): boolean {
    const at = this.bytes[UNDER + card]!;
    return at >= this.bytes[LOWEST + pile]! && (onCard || at > 0);
  }

  /** Whether a card can be taken from the talon or from its foundation. */
  #comes(card: Card, pile: number): boolean {
    if (pile === IN_TALON) return this.talon.isReached(card);
    const { chain, order } = this.game.chains;
    const home = this.bytes[HOMES + chain[card]!];
    return this.game.comesBack[card] === 1 && home === order[card]! + 1;
  }

  /**
   * Returns the first half of the key after a move that could lead back to an earlier position; 0 for any other move.
   */
  leads(move: BoardMove): number {
    if (move === DEAL_TO_COLUMNS) return 0;
    const card = move & 63;
    const onto = move >> 8;
    const pile = this.bytes[PILE + card]!;
    if (pile === IN_TALON) return 0;
    if (pile === ON_FOUNDATION) return this.#key.a ^ HOME_A[card]! ^ ON_A[(card << 7) | onto]!;
    const at = this.bytes[UNDER + card]!;
    if (at === 0 ? this.#isRefilled(pile) : at === this.bytes[HIDDEN + pile]!) return 0;
    const out = ON_A[(card << 7) | this.#key.under(pile, at)]!;
    return this.#key.a ^ out ^ (onto === ONTO_FOUNDATION ? HOME_A[card]! : ON_A[(card << 7) | onto]!);
  }

  /** Makes a move; returns true when it turned a hidden card up. */
  make(move: BoardMove): boolean {
    if (move === DEAL_TO_COLUMNS) return this.#deal();
    const card = move & 63;
    const onto = move >> 8;
    const pile = this.bytes[PILE + card]!;
    const turned = pile < IN_HIDDEN && this.#leaveColumn(card, onto, pile);
    if (pile === IN_TALON) this.#leaveTalon(card);
    else if (pile === ON_FOUNDATION) this.#count(card, -1);
    if (onto === ONTO_FOUNDATION) this.#goHome(card);
    else {
      if (pile > IN_HIDDEN) this.#lay(card, onto);
      this.#join((card << 7) | onto, 1);
      this.#key.mix(ON_A[(card << 7) | onto]!, ON_B[(card << 7) | onto]!);
    }
    return turned;
  }

  /** Adds `more` to the cards that lie on one that takes them, if that is so of this pair. */
  #join(on: number, more: number): void {
    this.bytes[FIT]! += more * this.game.joins[on]!;
  }

  /** Deals a card from the stock to each column that gets one. */
  #deal(): boolean {
    const { bytes } = this;
    const stock = this.#columns;
    const before = (stock << 5) | bytes[SIZE + stock]!;
    for (const to of this.game.deals!.to) {
      if (bytes[SIZE + stock] === 0) break;
      const left = --bytes[SIZE + stock]!;
      const card = bytes[COLUMNS + stock * COLUMN_BYTES + left]!;
      const at = bytes[SIZE + to]!++;
      this.#put(card, to, to, at);
      const on = (card << 7) | this.#key.under(to, at);
      bytes[LOWEST + to] = this.#lowest(to);
      this.#join(on, 1);
      this.#key.mix(ON_A[on]!, ON_B[on]!);
    }
    const after = (stock << 5) | bytes[SIZE + stock]!;
    bytes[HIDDEN + stock] = bytes[SIZE + stock]!;
    this.#key.mix(DOWN_A[before]! ^ DOWN_A[after]!, DOWN_B[before]! ^ DOWN_B[after]!);
    return true;
  }

  /** Whether the reserve fills a column once it is empty. */
  #isRefilled(column: number): boolean {
    const reserve = this.#columns;
    return this.game.reserve !== undefined && column < reserve && this.bytes[SIZE + reserve]! > 0;
  }

  /**
   * Removes a card from its column, with the cards on it unless it goes home; returns whether a hidden card was turned
   * up.
   */
  #leaveColumn(card: Card, onto: number, pile: number): boolean {
    const { bytes } = this;
    const at = bytes[UNDER + card]!;
    const out = (card << 7) | this.#key.under(pile, at);
    this.#join(out, -1);
    this.#key.mix(ON_A[out]!, ON_B[out]!);
    if (onto < ONTO_FOUNDATION) this.#carry(pile, at, onto === ONTO_EMPTY ? this.#firstEmpty() : bytes[PILE + onto]!);
    bytes[SIZE + pile] = at;
    if (at === 0 && this.#isRefilled(pile)) {
      bytes[LOWEST + pile] = 0;
      return this.make(boardMove(this.cardIn(this.#columns, bytes[SIZE + this.#columns]! - 1), ONTO_EMPTY));
    }
    if (at === 0 || at > bytes[HIDDEN + pile]!) {
      if (at <= bytes[LOWEST + pile]!) bytes[LOWEST + pile] = this.#lowest(pile);
      return false;
    }
    const under = bytes[COLUMNS + pile * COLUMN_BYTES + at - 1]!;
    const [before, after] = [(pile << 5) | at, (pile << 5) | (at - 1)];
    bytes[HIDDEN + pile] = bytes[LOWEST + pile] = at - 1;
    bytes[PILE + under] = pile;
    const on = (under << 7) | (at === 1 ? ONTO_EMPTY : 64 + pile);
    this.#key.mix(DOWN_A[before]! ^ DOWN_A[after]! ^ ON_A[on]!, DOWN_B[before]! ^ DOWN_B[after]! ^ ON_B[on]!);
    return true;
  }

  /** Moves the cards of a column from place `at` upwards to another column. */
  #carry(pile: number, at: number, to: number): void {
    const { bytes } = this;
    const size = bytes[SIZE + pile]!;
    let reached = bytes[SIZE + to]!;
    for (let i = at; i < size; i++) this.#put(bytes[COLUMNS + pile * COLUMN_BYTES + i]!, to, to, reached++);
    bytes[SIZE + to] = reached;
  }

  #leaveTalon(card: Card): void {
    const { talon } = this;
    const before = talon.phase;
    talon.take(card);
    const after = talon.phase;
    this.#key.mix(
      TALON_A[card]! ^ PLACE_A[before]! ^ PLACE_A[after]!,
      TALON_B[card]! ^ PLACE_B[before]! ^ PLACE_B[after]!,
    );
  }

  #goHome(card: Card): void {
    this.bytes[PILE + card] = ON_FOUNDATION;
    this.#count(card, 1);
  }

  /** Counts a card that goes home, or with `more` -1 one that leaves it. */
  #count(card: Card, more: number): void {
    this.bytes[HOMES + this.game.chains.chain[card]!]! += more;
    this.bytes[HOMED]! += more;
    this.#key.mix(HOME_A[card]!, HOME_B[card]!);
  }

  #lay(card: Card, onto: number): void {
    const { bytes } = this;
    const to = onto === ONTO_EMPTY ? this.#firstEmpty() : bytes[PILE + onto]!;
    this.#put(card, to, to, bytes[SIZE + to]!++);
  }

  #firstEmpty(): number {
    for (let column = 0; ; column++) if (this.bytes[SIZE + column] === 0) return column;
  }

  /** Lists the places of the hidden cards, each as one number. */
  hiddenPlaces(): readonly number[] {
    const places: number[] = [];
    for (let column = 0; column <= this.#columns; column++) {
      for (let at = 0; at < this.bytes[HIDDEN + column]!; at++) places.push(column * COLUMN_BYTES + at);
    }
    return places;
  }

  hiddenAt(place: number): Card {
    return this.bytes[COLUMNS + place]!;
  }

  /** Lays a card face down at a place. */
  hide(place: number, card: Card): void {
    this.#put(card, IN_HIDDEN, (place / COLUMN_BYTES) | 0, place % COLUMN_BYTES);
  }
}
