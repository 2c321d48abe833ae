import { type Card, FACE_DOWN } from '../../model/card.ts';
import type { TableView } from '../../model/table.ts';
import { FULL } from '../../solver/packed/chains.ts';
import { AT_HOME, type BoardMove, DOWN, EMPTY, FOUNDATION, MOST_MOVES, TALON } from './board-move.ts';
import { DOWN_A, DOWN_B, HOME_A, HOME_B, ON_A, ON_B, PLACE_A, PLACE_B, TALON_A, TALON_B } from './board-words.ts';
import type { TurningGame } from './turning-game.ts';

/** Places of a column. */
const HEIGHT = 32;

/** Offsets in the bytes of a board. */
const PILE = 0;
const AT = 64;
const TALONS = 128;
const INDEX = 192;
const HOMES = 256;
const SIZE = 260;
const DOWNS = 276;
const MORE = 292;
const COUNT = MORE;
const PLACE = MORE + 1;
const HOMED = MORE + 2;
const KEY = 296;
const COLUMNS = 304;

/**
 * A position of such a game in a few hundred bytes: it is copied faster than moves are taken back. Moves name cards, so
 * that columns that are empty are one. The file is long since where each thing is in those bytes is known here alone.
 */
export class TurningBoard {
  readonly game: TurningGame;
  readonly bytes: Uint8Array;
  readonly #keys: Int32Array;
  readonly #columns: number;
  readonly #turn: number;

  constructor(game: TurningGame) {
    this.game = game;
    this.#columns = game.columns.length;
    this.#turn = game.talon.turn;
    this.bytes = new Uint8Array(COLUMNS + HEIGHT * this.#columns);
    this.#keys = new Int32Array(this.bytes.buffer, KEY, 2);
  }

  copy(from: TurningBoard): void {
    this.bytes.set(from.bytes);
  }

  /** Lays what is on a table; false where cards that lie face up could not be carried together. */
  begin(table: TableView): boolean {
    const { columns, homes, talon, chains, lifts } = this.game;
    const { bytes } = this;
    bytes.fill(0);
    for (const home of homes) {
      for (let at = 0; at < table.size(home); at++) {
        const card = table.at(home, at);
        bytes[PILE + card] = AT_HOME;
        bytes[HOMES + chains.chain[card]!]!++;
        bytes[HOMED]!++;
      }
    }
    for (let column = 0; column < columns.length; column++) {
      const pile = columns[column]!;
      const size = table.size(pile);
      bytes[SIZE + column] = size;
      for (let at = 0; at < size; at++) {
        const card = table.at(pile, at);
        const hidden = card >= FACE_DOWN;
        if (hidden) bytes[DOWNS + column]!++;
        else if (at > 0 && table.at(pile, at - 1) < FACE_DOWN && lifts[(card << 6) | table.at(pile, at - 1)] === 0)
          return false;
        this.#put(card & 63, hidden ? DOWN : column, column, at);
      }
    }
    const [open, left] = [table.size(talon.waste), table.size(talon.stock)];
    bytes[COUNT] = open + left;
    bytes[PLACE] = open;
    for (let at = 0; at < open + left; at++) {
      const card = at < open ? table.at(talon.waste, at) : table.at(talon.stock, left - 1 - (at - open)) & 63;
      bytes[PILE + card] = TALON;
      bytes[TALONS + at] = card;
      bytes[INDEX + card] = at;
    }
    this.#makeKey();
    return true;
  }

  #put(card: Card, pile: number, column: number, at: number): void {
    const { bytes } = this;
    bytes[PILE + card] = pile;
    bytes[AT + card] = at;
    bytes[COLUMNS + column * HEIGHT + at] = card;
  }

  /** Computes the key anew. */
  #makeKey(): void {
    const { bytes } = this;
    let [a, b] = [0, 0];
    const add = (one: number, other: number): void => {
      a ^= one;
      b ^= other;
    };
    for (let column = 0; column < this.#columns; column++) {
      const down = bytes[DOWNS + column]!;
      add(DOWN_A[(column << 5) | down]!, DOWN_B[(column << 5) | down]!);
      for (let at = down; at < bytes[SIZE + column]!; at++) {
        const on = (bytes[COLUMNS + column * HEIGHT + at]! << 7) | this.#under(column, at);
        add(ON_A[on]!, ON_B[on]!);
      }
    }
    for (let card = 1; card < 64; card++) {
      if (bytes[PILE + card] === TALON) add(TALON_A[card]!, TALON_B[card]!);
      if (bytes[PILE + card] === AT_HOME) add(HOME_A[card]!, HOME_B[card]!);
    }
    this.#keys[0] = a ^ PLACE_A[this.#phase()]!;
    this.#keys[1] = b ^ PLACE_B[this.#phase()]!;
  }

  /** What a card of a column lies on, as the key has it. */
  #under(column: number, at: number): number {
    const down = this.bytes[DOWNS + column]!;
    return at > down ? this.bytes[COLUMNS + column * HEIGHT + at - 1]! : at === 0 ? EMPTY : 64 + column;
  }

  /** What counts of the place: nothing while the same cards can be had as from the beginning. */
  #phase(): number {
    const place = this.bytes[PLACE]!;
    return place % this.#turn === 0 || place === this.bytes[COUNT] ? 0 : place;
  }

  get a(): number {
    return this.#keys[0]!;
  }

  get b(): number {
    return this.#keys[1]!;
  }

  /** How many cards are home. */
  get homed(): number {
    return this.bytes[HOMED]!;
  }

  get won(): boolean {
    return this.bytes[HOMED] === 4 * FULL;
  }

  /** The column of a card that lies face up there, or DOWN, TALON, AT_HOME. */
  pileOf(card: Card): number {
    return this.bytes[PILE + card]!;
  }

  /** How many cards lie under it in its column. */
  heightOf(card: Card): number {
    return this.bytes[AT + card]!;
  }

  sizeOf(column: number): number {
    return this.bytes[SIZE + column]!;
  }

  downOf(column: number): number {
    return this.bytes[DOWNS + column]!;
  }

  cardIn(column: number, at: number): Card {
    return this.bytes[COLUMNS + column * HEIGHT + at]!;
  }

  homeOf(chain: number): number {
    return this.bytes[HOMES + chain]!;
  }

  /** Whether turns of the stock can bring a card of the talon to the top of the waste. */
  isReached(card: Card): boolean {
    const { bytes } = this;
    const turn = this.#turn;
    if (turn === 1) return true;
    const index = bytes[INDEX + card]!;
    const place = bytes[PLACE]!;
    const from = index + 1;
    return from % turn === 0 || from === bytes[COUNT] || (place > 0 && from >= place && (from - place) % turn === 0);
  }

  isTop(card: Card, column: number): boolean {
    return this.bytes[AT + card]! + 1 === this.bytes[SIZE + column]!;
  }

  /** Lists the moves that lead to a new position, into an array; gives how many. */
  list(into: Int32Array): number {
    const { bytes } = this;
    const { chains, children, childrenFrom } = this.game;
    let count = 0;
    for (let chain = 0; chain < 4; chain++) {
      const home = bytes[HOMES + chain]!;
      if (home === FULL) continue;
      const card = chains.next[(chain << 4) | home]!;
      const pile = bytes[PILE + card]!;
      if (pile < DOWN ? this.isTop(card, pile) : pile === TALON && this.isReached(card))
        into[count++] = card | (FOUNDATION << 8);
    }
    let empty = false;
    for (let column = 0; column < this.#columns; column++) {
      const size = bytes[SIZE + column]!;
      if (size === 0 && empty) continue;
      if (size === 0) empty = true;
      const onto = size === 0 ? EMPTY : bytes[COLUMNS - 1 + column * HEIGHT + size]!;
      const end = childrenFrom[onto + 1]!;
      for (let i = childrenFrom[onto]!; i < end; i++) {
        const card = children[i]!;
        const pile = bytes[PILE + card]!;
        if (pile === DOWN) continue;
        // A whole column stays where it is rather than go to an empty one.
        if (pile < DOWN ? pile !== column && (size > 0 || bytes[AT + card]! > 0) : this.#comes(card, pile))
          into[count++] = card | (onto << 8);
      }
    }
    return count;
  }

  /** The moves, as a list of their own. */
  moves(): readonly BoardMove[] {
    const found = new Int32Array(MOST_MOVES);
    return [...found.subarray(0, this.list(found))];
  }

  /** Whether a card can be had from the talon or from its foundation. */
  #comes(card: Card, pile: number): boolean {
    if (pile === TALON) return this.isReached(card);
    const { chain, order } = this.game.chains;
    const home = this.bytes[HOMES + chain[card]!];
    return this.game.comesBack && home === order[card]! + 1;
  }

  /** The first half of the key after a move of cards that lie open, which may lead back; 0 for any other. */
  leads(move: BoardMove): number {
    const card = move & 63;
    const onto = move >> 8;
    const pile = this.bytes[PILE + card]!;
    if (pile === TALON) return 0;
    if (pile === AT_HOME) return this.#keys[0]! ^ HOME_A[card]! ^ ON_A[(card << 7) | onto]!;
    const at = this.bytes[AT + card]!;
    if (at > 0 && at === this.bytes[DOWNS + pile]!) return 0;
    const out = ON_A[(card << 7) | this.#under(pile, at)]!;
    return this.#keys[0]! ^ out ^ (onto === FOUNDATION ? HOME_A[card]! : ON_A[(card << 7) | onto]!);
  }

  /** A card that can go home and on which nothing can be laid any more; 0 for none. */
  safeHome(): Card {
    const { bytes, game } = this;
    const { chains, children, childrenFrom } = game;
    for (let chain = 0; chain < 4; chain++) {
      const home = bytes[HOMES + chain]!;
      if (home === FULL) continue;
      const card = chains.next[(chain << 4) | home]!;
      const pile = bytes[PILE + card]!;
      if (!(pile < DOWN ? this.isTop(card, pile) : pile === TALON && this.#turn === 1)) continue;
      const end = childrenFrom[card + 1]!;
      let at = childrenFrom[card]!;
      while (at < end && (bytes[PILE + children[at]!] === AT_HOME || chains.order[children[at]!] === 0)) at++;
      if (at === end) return card;
    }
    return 0;
  }

  /** Makes a move; true when it turned a hidden card up. */
  make(move: BoardMove): boolean {
    const card = move & 63;
    const onto = move >> 8;
    const pile = this.bytes[PILE + card]!;
    const turned = pile < DOWN && this.#leaveColumn(card, onto, pile);
    if (pile === TALON) this.#leaveTalon(card);
    else if (pile === AT_HOME) this.#count(card, -1);
    if (onto === FOUNDATION) this.#goHome(card);
    else {
      if (pile > DOWN) this.#lay(card, onto);
      this.#mix(ON_A[(card << 7) | onto]!, ON_B[(card << 7) | onto]!);
    }
    return turned;
  }

  #mix(a: number, b: number): void {
    this.#keys[0]! ^= a;
    this.#keys[1]! ^= b;
  }

  /** A card leaves its column, with those on it unless it goes home; whether the next was hidden and is turned up. */
  #leaveColumn(card: Card, onto: number, pile: number): boolean {
    const { bytes } = this;
    const at = bytes[AT + card]!;
    const out = (card << 7) | this.#under(pile, at);
    this.#mix(ON_A[out]!, ON_B[out]!);
    if (onto < FOUNDATION) this.#carry(pile, at, onto === EMPTY ? this.#firstEmpty() : bytes[PILE + onto]!);
    bytes[SIZE + pile] = at;
    if (at === 0 || at > bytes[DOWNS + pile]!) return false;
    const under = bytes[COLUMNS + pile * HEIGHT + at - 1]!;
    const [before, after] = [(pile << 5) | at, (pile << 5) | (at - 1)];
    bytes[DOWNS + pile] = at - 1;
    bytes[PILE + under] = pile;
    const on = (under << 7) | (at === 1 ? EMPTY : 64 + pile);
    this.#mix(DOWN_A[before]! ^ DOWN_A[after]! ^ ON_A[on]!, DOWN_B[before]! ^ DOWN_B[after]! ^ ON_B[on]!);
    return true;
  }

  /** Lays a column's cards from a place on on another one. */
  #carry(pile: number, at: number, to: number): void {
    const { bytes } = this;
    const size = bytes[SIZE + pile]!;
    let reached = bytes[SIZE + to]!;
    for (let i = at; i < size; i++) this.#put(bytes[COLUMNS + pile * HEIGHT + i]!, to, to, reached++);
    bytes[SIZE + to] = reached;
  }

  #leaveTalon(card: Card): void {
    const { bytes } = this;
    const before = this.#phase();
    const index = bytes[INDEX + card]!;
    const count = --bytes[COUNT]!;
    for (let i = index; i < count; i++) {
      const each = bytes[TALONS + i + 1]!;
      bytes[TALONS + i] = each;
      bytes[INDEX + each] = i;
    }
    bytes[PLACE] = index;
    const after = this.#phase();
    this.#mix(TALON_A[card]! ^ PLACE_A[before]! ^ PLACE_A[after]!, TALON_B[card]! ^ PLACE_B[before]! ^ PLACE_B[after]!);
  }

  #goHome(card: Card): void {
    this.bytes[PILE + card] = AT_HOME;
    this.#count(card, 1);
  }

  /** Counts a card home, or one that leaves it. */
  #count(card: Card, more: number): void {
    this.bytes[HOMES + this.game.chains.chain[card]!]! += more;
    this.bytes[HOMED]! += more;
    this.#mix(HOME_A[card]!, HOME_B[card]!);
  }

  #lay(card: Card, onto: number): void {
    const { bytes } = this;
    const to = onto === EMPTY ? this.#firstEmpty() : bytes[PILE + onto]!;
    this.#put(card, to, to, bytes[SIZE + to]!++);
  }

  #firstEmpty(): number {
    for (let column = 0; ; column++) if (this.bytes[SIZE + column] === 0) return column;
  }

  /** The places of cards that lie face down, a number each. */
  hiddenPlaces(): readonly number[] {
    const places: number[] = [];
    for (let column = 0; column < this.#columns; column++) {
      for (let at = 0; at < this.bytes[DOWNS + column]!; at++) places.push(column * HEIGHT + at);
    }
    return places;
  }

  hiddenAt(place: number): Card {
    return this.bytes[COLUMNS + place]!;
  }

  /** Lays a card face down at such a place. */
  hide(place: number, card: Card): void {
    this.#put(card, DOWN, (place / HEIGHT) | 0, place % HEIGHT);
  }

  /** How often the stock is turned before a card of it that can be had. */
  tapsTo(card: Card): number {
    const { bytes } = this;
    const turn = this.#turn;
    const [to, place, count] = [bytes[INDEX + card]! + 1, bytes[PLACE]!, bytes[COUNT]!];
    if (to === place) return 0;
    const onwards = to > place && ((to - place) % turn === 0 || to === count);
    return onwards ? Math.ceil((to - place) / turn) : Math.ceil((count - place) / turn) + 1 + Math.ceil(to / turn);
  }
}
