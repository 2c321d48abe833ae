import { type Card, FACE_DOWN } from '../../model/card.ts';
import type { TableView } from '../../model/table.ts';
import { xoshiro } from '../../model/random.ts';
import { longer } from '../../search/memory/bucket-queue.ts';
import { type ForcedHomes, homeOf } from './forced.ts';
import { HEIGHT, type PackedGame } from './game.ts';
import {
  cardOf,
  CELLS,
  packedCountOf,
  packedFromOf,
  PACKED_HOME,
  packedMove,
  type PackedMove,
  packedToOf,
} from './packed-move.ts';

/** The card "under" one in a cell. */
const IN_CELL = 63;
const CARDS = 52;
/** Thirteen of each chain. */
const ALL_HOME = 0xdddd;

/** Two random words for each pair of a card and what it lies on, at `(card << 6 | under) << 1`. */
export const WORDS = ((): Int32Array => {
  const next = xoshiro(1);
  return Int32Array.from({ length: 64 * 64 * 2 }, () => next() | 0);
})();

/**
 * The cards of a packed game. A position is only which card lies on which, not in which column or cell. Therefore, its
 * key stays the same when alike piles change places, and a move changes two pairs of it however many cards it carries.
 */
export class PackedBoard {
  /** By `column * HEIGHT + height`: the cards from the base, which is at height 1; 0 at height 0. */
  readonly cards = new Uint8Array(32 * HEIGHT);
  /** By column: the place of its top card. */
  readonly tops = new Int32Array(32);
  /** By card: its place; in a cell and at home, of pile CELLS and PACKED_HOME. */
  readonly place = new Int32Array(64);
  /** By column: the height up to which nothing has changed since a reader last set it. */
  readonly fresh = new Int32Array(32);
  /** The cards in cells, in no order, `holds` of them. */
  readonly held = new Uint8Array(32);
  /** The cards in cells, a bit for each. */
  readonly heldCards = new Int32Array(2);
  /** Cards home, four bits a chain. */
  heights = 0;
  /** Cards in cells. */
  holds = 0;
  /** Cells that take a card now. */
  emptyCells = 0;
  emptyColumns = 0;
  /** Whether a card from a reserve comes to a column only for a card on it (followed-board.ts). */
  readonly followed: boolean = false;
  /** If `followed`: the card of a column that the next move has to lay one on; 0: any move is allowed. */
  awaits: Card = 0;
  /** The two halves of the key. */
  a = 0;
  b = 0;
  /** The two halves of the key predicted last. */
  predictedA = 0;
  predictedB = 0;
  /** Every move since the beginning, automatic ones included; `end` of them. */
  log = new Int32Array(64);
  end = 0;
  readonly game: PackedGame;
  readonly #forced: ForcedHomes;
  readonly #chain: Uint8Array;
  readonly #next: Uint8Array;
  /** Cells that a card leaves empty when it goes: 1, or 0 where cells take no cards. */
  readonly #room: number;

  constructor(game: PackedGame, forced: ForcedHomes) {
    this.game = game;
    this.#forced = forced;
    this.#chain = game.chains.chain;
    this.#next = game.chains.next;
    this.#room = Math.min(1, game.rooms);
  }

  get won(): boolean {
    return this.heights === ALL_HOME;
  }

  /** Takes over a position; false when a card lies face down, or on a pile that is not part of the game. */
  begin(from: TableView): boolean {
    const { columns, cells, homes, rooms } = this.game;
    this.heights = this.a = this.b = this.end = this.holds = 0;
    this.emptyColumns = columns.length;
    this.emptyCells = rooms;
    this.fresh.fill(0);
    this.heldCards.fill(0);
    for (let column = 0; column < columns.length; column++) this.tops[column] = column * HEIGHT;
    let found = 0;
    for (let i = 0; i < homes.length; i++) found += this.#enter(from, homes[i]!, PACKED_HOME);
    for (let i = 0; i < cells.length; i++) {
      // A reserve of several cards is no cell.
      if (from.size(cells[i]!) > 1) return false;
      found += this.#enter(from, cells[i]!, CELLS);
    }
    for (let i = 0; i < columns.length; i++) found += this.#enter(from, columns[i]!, i);
    if (found < CARDS) return false;
    this.#follow();
    return true;
  }

  /** Puts the cards of a pile on a column, in cells or home, up to one that lies face down; returns how many. */
  #enter(from: TableView, pile: number, to: number): number {
    const size = from.size(pile);
    for (let i = 0; i < size; i++) {
      const card = from.at(pile, i);
      if (card >= FACE_DOWN) return i;
      this.#put(card, to);
    }
    return size;
  }

  #put(card: Card, to: number): void {
    if (to === PACKED_HOME) this.#putHome(card);
    else if (to === CELLS) this.#putInCell(card);
    else {
      if ((this.tops[to]! & 63) === 0) this.emptyColumns--;
      this.#join(card, to);
      this.#lay(card, to);
    }
  }

  /** Makes a move, and the automatic ones after it. */
  make(move: PackedMove): void {
    const from = packedFromOf(move);
    const to = packedToOf(move);
    this.#carry(from, to, packedCountOf(move), cardOf(move));
    this.#note(move);
    // No exposed card was forced home before the move. Unless a card came to a foundation or left one, only the card
    // that the move bared can be forced now.
    if (to === PACKED_HOME || from === PACKED_HOME) this.#follow();
    else if (from < CELLS) {
      const bared = this.cards[this.tops[from]!]!;
      if (bared !== 0 && this.#isForced(bared)) this.#follow();
    }
  }

  /** Takes back every move of the log from `mark` on. */
  undo(mark: number): void {
    while (this.end > mark) {
      const move = this.log[--this.end]!;
      this.#carry(packedToOf(move), packedFromOf(move), packedCountOf(move), cardOf(move));
    }
  }

  /** Computes the key after a move, without the automatic moves after it, into `predictedA` and `predictedB`. */
  predict(move: PackedMove): void {
    const row = cardOf(move) << 6;
    const from = packedFromOf(move);
    const to = packedToOf(move);
    let { a, b } = this;
    if (from !== PACKED_HOME) {
      const at = (row | (from === CELLS ? IN_CELL : this.cards[this.tops[from]! - packedCountOf(move)]!)) << 1;
      a ^= WORDS[at]!;
      b ^= WORDS[at + 1]!;
    }
    if (to !== PACKED_HOME) {
      const at = (row | (to === CELLS ? IN_CELL : this.cards[this.tops[to]!]!)) << 1;
      a ^= WORDS[at]!;
      b ^= WORDS[at + 1]!;
    }
    this.predictedA = a;
    this.predictedB = b;
  }

  /** Whether nothing lies on a card that is not home. */
  isBare(card: Card): boolean {
    const place = this.place[card]!;
    const pile = place >> 6;
    return pile === CELLS || this.tops[pile] === place;
  }

  #note(move: PackedMove): void {
    if (this.end === this.log.length) this.log = longer(this.log, this.end + 1);
    this.log[this.end++] = move;
  }

  /** Sends cards home until none is forced. */
  #follow(): void {
    for (let chain = 0; chain < 4; chain++) {
      const card = this.#next[(chain << 4) | homeOf(this.heights, chain)]!;
      if (card === 0 || !this.isBare(card) || !this.#isForced(card)) continue;
      const from = this.place[card]! >> 6;
      this.#carry(from, PACKED_HOME, 1, card);
      this.#note(packedMove(from, PACKED_HOME, 1, card));
      chain = -1;
    }
  }

  #isForced(card: Card): boolean {
    const chain = this.#chain[card]!;
    return this.#next[(chain << 4) | homeOf(this.heights, chain)] === card && this.#forced.has(this.heights, chain);
  }

  #carry(from: number, to: number, count: number, card: Card): void {
    let place = 0;
    if (from < CELLS) {
      place = this.tops[from]! - count + 1;
      this.tops[from] = place - 1;
      this.#join(card, from);
      if (((place - 1) & 63) === 0) this.emptyColumns++;
    } else if (from === CELLS) this.#takeFromCell(card);
    else this.heights -= 1 << (this.#chain[card]! << 2);
    if (to < CELLS) {
      this.#join(card, to);
      if ((this.tops[to]! & 63) === 0) this.emptyColumns--;
      this.#lay(card, to);
      for (let i = 1; i < count; i++) this.#lay(this.cards[place + i]!, to);
    } else if (to === CELLS) this.#putInCell(card);
    else this.#putHome(card);
  }

  /** Changes the key for a card laid on the column, or taken off: the change is the same. */
  #join(card: Card, column: number): void {
    this.#mix(card, this.cards[this.tops[column]!]!);
  }

  #mix(card: Card, under: number): void {
    const at = ((card << 6) | under) << 1;
    this.a ^= WORDS[at]!;
    this.b ^= WORDS[at + 1]!;
  }

  #lay(card: Card, column: number): void {
    const place = this.tops[column]! + 1;
    // When the card that was here last comes back, what is known of the column up to it still holds.
    if (this.cards[place] !== card) {
      this.cards[place] = card;
      const height = (place & 63) - 1;
      if (height < this.fresh[column]!) this.fresh[column] = height;
    }
    this.place[card] = place;
    this.tops[column] = place;
  }

  #putInCell(card: Card): void {
    const slot = this.holds++;
    this.emptyCells -= this.#room;
    this.held[slot] = card;
    this.heldCards[card >> 5]! |= 1 << card;
    this.place[card] = CELLS * HEIGHT + slot;
    this.#mix(card, IN_CELL);
  }

  #takeFromCell(card: Card): void {
    const last = this.held[--this.holds]!;
    this.emptyCells += this.#room;
    const place = this.place[card]!;
    this.held[place & 63] = last;
    this.heldCards[card >> 5]! &= ~(1 << card);
    this.place[last] = place;
    this.#mix(card, IN_CELL);
  }

  #putHome(card: Card): void {
    this.place[card] = PACKED_HOME * HEIGHT;
    this.heights += 1 << (this.#chain[card]! << 2);
  }
}
