import { type Card, FACE_DOWN } from '../../model/card.ts';
import { looksUp } from '../../model/acceptance.ts';
import { countOf, drag, fromOf, isDrag, type Move, tap, toOf } from '../../model/move.ts';
import { REDEALS } from '../../model/counters.ts';
import type { TableView } from '../../model/table.ts';
import { mostAt } from '../packed/most.ts';
import { BARES, KIND, type MoveKind, outlookOf } from './bias.ts';
import { type LeanGame, ROWS } from './lean-game.ts';
import { MetPositions, NO_NUMBER } from './met.ts';

/* What a pile is. */
const COLUMN = 1;
const HOME = 2;

/** A stock with more of the cards than this holds many. */
const MANY = 0.3;
/** More moves than a position has. */
export const MOST_LISTED = 1024;
/** Cards that are known apart: equal ones are two. */
const MOST_CARDS = 255;

/**
 * A position of such a game: cards are known by their numbers, which tell equal ones apart. It is played forth alone,
 * and begun anew from a copy.
 */
export class LeanBoard {
  readonly game: LeanGame;
  /** The moves found last, each with how it looks (bias.ts) and the code by which it is known from game to game. */
  readonly moves = new Int32Array(MOST_LISTED);
  readonly outlooks = new Int32Array(MOST_LISTED);
  readonly codes = new Int32Array(MOST_LISTED);
  /** More than any code. */
  codeCount = 0;
  /** Cards home. */
  homed = 0;
  /** By number: the card. */
  readonly #faces = new Uint8Array(MOST_CARDS + 1);
  #cards = 0;
  readonly #piles: number;
  /** By `pile << 8 | place`: numbers of cards. */
  readonly #lying: Uint8Array;
  readonly #sizes: Int32Array;
  /** By column: how many of its lowest cards lie face down. */
  readonly #down: Int32Array;
  /** By card: how many are home. */
  readonly #homes = new Uint8Array(64);
  #redeals = 0;
  readonly #start: { lying: Uint8Array; sizes: Int32Array; down: Int32Array; homes: Uint8Array };
  #startRedeals = 0;
  #startHomed = 0;
  /** Since the last move of another kind. */
  readonly #met = new MetPositions();
  #count = 0;
  readonly #part: Uint8Array;
  /** By column that holds cards: the row of its top card; then what all of them take, and the first empty one. */
  readonly #rows: Int32Array;
  #low = 0;
  #high = 0;
  #empty = -1;
  #empties = 0;
  /** How far the stock is turned (bias.ts); what the foundations take. */
  #stage = 0;
  #homeLow = 0;
  #homeHigh = 0;

  constructor(game: LeanGame, piles: number) {
    this.game = game;
    this.#piles = piles;
    this.#lying = new Uint8Array(piles << 8);
    this.#sizes = new Int32Array(piles);
    this.#down = new Int32Array(piles);
    this.#rows = new Int32Array(piles);
    this.#part = new Uint8Array(piles);
    for (const column of game.columns) this.#part[column] = COLUMN;
    for (const home of game.homes) this.#part[home] = HOME;
    this.#start = {
      lying: new Uint8Array(piles << 8),
      sizes: new Int32Array(piles),
      down: new Int32Array(piles),
      homes: new Uint8Array(64),
    };
  }

  /** Lays what is on a table; false where there is too much, or a card lies open under one that does not. */
  read(table: TableView): boolean {
    const { lying, sizes, down, homes } = this.#start;
    this.#cards = 0;
    homes.fill(0);
    down.fill(0);
    for (let pile = 0; pile < this.#piles; pile++) {
      sizes[pile] = table.size(pile);
      for (let at = 0; at < sizes[pile]!; at++) {
        if (this.#cards === MOST_CARDS) return false;
        const card = table.at(pile, at);
        this.#faces[this.#cards] = card & 63;
        // What lies face down in a stock is known.
        if (card >= FACE_DOWN && this.#part[pile] === COLUMN && down[pile]!++ < at) return false;
        lying[(pile << 8) | at] = this.#cards++;
      }
    }
    this.#startHomed = 0;
    for (const home of this.game.homes) {
      this.#startHomed += sizes[home]!;
      for (let at = 0; at < sizes[home]!; at++) homes[table.at(home, at) & 63]!++;
    }
    this.#startRedeals = table.counter(REDEALS);
    this.codeCount = this.#cards * (this.#cards + 3);
    return true;
  }

  /** Begins anew from the position that was read. */
  begin(): void {
    this.#lying.set(this.#start.lying);
    this.#sizes.set(this.#start.sizes);
    this.#down.set(this.#start.down);
    this.#homes.set(this.#start.homes);
    this.homed = this.#startHomed;
    this.#redeals = this.#startRedeals;
    this.#met.forget();
  }

  get won(): boolean {
    return this.homed === this.game.cards;
  }

  /** Cards in columns that lie on one that takes them. */
  get joined(): number {
    const { columns, laid } = this.game;
    let joined = 0;
    for (let i = 0; i < columns.length; i++) {
      const first = columns[i]! << 8;
      for (let at = this.#sizes[columns[i]!]! - 1; at > this.#down[columns[i]!]!; at--) {
        joined += looksUp(laid, 0, this.#faces[this.#lying[first + at]!]!, this.#faces[this.#lying[first + at - 1]!]!);
      }
    }
    return joined;
  }

  /**
   * Lists the moves, but those between columns that lead back to a position met since the last move of another kind; a
   * card that no other will need goes home without a choice. Gives how many.
   */
  list(): number {
    this.#count = 0;
    this.#gather();
    if (this.#listHomes()) return 1;
    this.#listColumns();
    this.#listTurn();
    return this.#count;
  }

  /** Makes one of the moves listed. */
  make(move: Move): void {
    if (!isDrag(move)) return this.#turn();
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    const sizes = this.#sizes;
    const lying = this.#lying;
    const left = sizes[from]! - count;
    const size = sizes[to]!;
    const [first, next] = [(from << 8) + left, (to << 8) + size];
    if (this.#part[from] === COLUMN && this.#part[to] === COLUMN)
      this.#met.add(this.#faces[lying[first]!]!, this.#numberAt(from, left - 1), this.#numberAt(to, size - 1));
    else this.#met.forget();
    for (let i = 0; i < count; i++) lying[next + i] = lying[first + i]!;
    sizes[from] = left;
    sizes[to] = size + count;
    if (left > 0 && left === this.#down[from]) {
      this.#down[from]--;
      this.#met.forget();
    }
    if (this.#part[to] !== HOME) return;
    this.homed++;
    this.#homes[this.#faces[lying[next]!]!]!++;
  }

  /** Lists what may go home; true when that is a card that no other will need, which is then the only move. */
  #listHomes(): boolean {
    const { columns, turning } = this.game;
    for (let i = 0; i < columns.length; i++) if (this.#listHome(columns[i]!)) return true;
    return turning !== undefined && this.#listHome(turning.waste);
  }

  #listHome(from: number): boolean {
    const size = this.#sizes[from]!;
    if (size === 0) return false;
    const id = this.#lying[(from << 8) + size - 1]!;
    const card = this.#faces[id]!;
    if (!this.#homesTake(card)) return false;
    const { homes, homed, full } = this.game;
    for (let i = 0; i < homes.length; i++) {
      const to = homes[i]!;
      if (looksUp(homed, ROWS * i, card, this.#top(to)) === 0 || this.#sizes[to]! >= full[i]!) continue;
      if (this.game.safe && this.#isSafe(card)) {
        this.#count = 0;
        this.#add(drag(from, 1, to), 0, id, this.#cards);
        return true;
      }
      const under = this.#under(from, size - 1);
      const follows = looksUp(homed, ROWS * i, under, card);
      const kind = this.#part[from] === COLUMN ? KIND.home : KIND.wasteHome;
      this.#add(
        drag(from, 1, to),
        this.#outlook(kind, follows === 1 ? BARES.home : this.#bares(under)),
        id,
        this.#cards,
      );
      // The others that take it are alike, or it is soon asked again.
      if (this.game.safe) break;
    }
    return false;
  }

  /** Whether all that could be laid on it is home. */
  #isSafe(card: Card): boolean {
    const wanting = this.game.wanting[card]!;
    for (let i = 0; i < wanting.length; i++) {
      if (this.#homes[wanting[i]!]! < this.game.copies[wanting[i]!]!) return false;
    }
    return true;
  }

  /** What the columns take, and the foundations; the first empty column; and how far the game has come. */
  #gather(): void {
    const { columns, laid, homes, homed, turning } = this.game;
    const sizes = this.#sizes;
    let [empty, empties, low, high] = [-1, 0, 0, 0];
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i]!;
      if (sizes[column] === 0) {
        if (empties++ === 0) empty = column;
        continue;
      }
      const row = this.#top(column) << 1;
      this.#rows[column] = row;
      low |= laid[row]!;
      high |= laid[row + 1]!;
    }
    this.#low = low;
    this.#high = high;
    this.#empty = empty;
    this.#empties = empties;
    const left = turning === undefined ? 0 : sizes[turning.stock]!;
    this.#stage = left > MANY * this.game.cards ? 0 : left > 0 ? 1 : 2;
    low = high = 0;
    for (let i = 0; i < homes.length; i++) {
      const row = ROWS * i + (this.#top(homes[i]!) << 1);
      low |= homed[row]!;
      high |= homed[row + 1]!;
    }
    this.#homeLow = low;
    this.#homeHigh = high;
  }

  #outlook(kind: MoveKind, bares: number): number {
    return outlookOf(kind, this.#empties, bares, this.#stage);
  }

  /** What can be done with a card that is bared; 0: none is. */
  #bares(card: Card): number {
    if (card === 0) return BARES.none;
    if (this.#homesTake(card)) return BARES.home;
    return this.#columnsTake(card) ? BARES.laid : BARES.idle;
  }

  /** Whether a foundation takes a card now. */
  #homesTake(card: Card): boolean {
    return (((card < 32 ? this.#homeLow : this.#homeHigh) >>> card) & 1) === 1;
  }

  /** Whether a column that holds cards takes this one now. */
  #columnsTake(card: Card): boolean {
    return (((card < 32 ? this.#low : this.#high) >>> card) & 1) === 1;
  }

  /** The number of the card at a place of a pile; below its first: none. */
  #numberAt(pile: number, at: number): number {
    return at < 0 ? NO_NUMBER : this.#lying[(pile << 8) + at]!;
  }

  /** The card under a place of a pile. */
  #under(pile: number, at: number): Card {
    return at === 0 ? 0 : this.#faces[this.#lying[(pile << 8) + at - 1]!]!;
  }

  #listColumns(): void {
    const { columns, laid, turning, most } = this.game;
    const sizes = this.#sizes;
    const [empty, empties] = [this.#empty, this.#empties];
    const at = mostAt(empties, 0);
    for (let i = 0; i < columns.length; i++) this.#listFrom(columns[i]!, most[at]!, empties > 0 ? most[at + 1]! : 0);
    if (turning === undefined || sizes[turning.waste] === 0) return;
    const { waste } = turning;
    const id = this.#lying[(waste << 8) + sizes[waste]! - 1]!;
    const card = this.#faces[id]!;
    const bares = this.#bares(this.#under(waste, sizes[waste]! - 1));
    if (this.#columnsTake(card)) this.#listOnto(waste, 1, id, card, this.#outlook(KIND.fromWaste, bares));
    if (empty >= 0 && looksUp(laid, 0, card, 0) === 1)
      this.#add(drag(waste, 1, empty), this.#outlook(KIND.wasteToEmpty, bares), id, this.#cards + 1);
  }

  /** Lists the moves from a column: so many cards go to one that holds some, and so many to an empty one. */
  #listFrom(from: number, most: number, mostToEmpty: number): void {
    const { lifts, laid } = this.game;
    const size = this.#sizes[from]!;
    const down = this.#down[from]!;
    const first = from << 8;
    for (let at = size - 1, count = 1; at >= down; at--, count++) {
      const id = this.#lying[first + at]!;
      const card = this.#faces[id]!;
      const under = this.#under(from, at);
      const goesOn = at > down && lifts[(card << 6) | under] === 1;
      const isLaid = at > down && looksUp(laid, 0, card, under) === 1;
      // A card that lies face down is turned up: as good as one that can go on.
      const bares = at > 0 && at === down ? BARES.laid : this.#bares(under);
      if (count <= most && this.#columnsTake(card))
        this.#listOnto(from, count, id, card, this.#outlook(isLaid ? KIND.parted : KIND.joined, bares));
      if (count <= mostToEmpty && at > 0 && !goesOn && looksUp(laid, 0, card, 0) === 1) {
        if (!this.#met.has(card, this.#numberAt(from, at - 1), NO_NUMBER))
          this.#add(drag(from, count, this.#empty), this.#outlook(KIND.toEmpty, bares), id, this.#cards + 1);
      }
      if (!goesOn) break;
    }
  }

  #listOnto(from: number, count: number, id: number, card: Card, outlook: number): void {
    const { columns, laid } = this.game;
    const half = card >> 5;
    const under = this.#part[from] === COLUMN ? this.#numberAt(from, this.#sizes[from]! - count - 1) : -1;
    for (let i = 0; i < columns.length; i++) {
      const to = columns[i]!;
      if (to === from || this.#sizes[to] === 0 || ((laid[this.#rows[to]! + half]! >>> card) & 1) === 0) continue;
      const onto = this.#lying[(to << 8) + this.#sizes[to]! - 1]!;
      if (under >= 0 && this.#met.has(card, under, onto)) continue;
      this.#add(drag(from, count, to), outlook, id, onto);
    }
  }

  #listTurn(): void {
    const { turning } = this.game;
    if (turning === undefined) return;
    const { stock, waste, redeals } = turning;
    const size = this.#sizes[stock]!;
    if (size > 0) {
      const id = this.#lying[(stock << 8) + size - 1]!;
      this.#add(tap(stock), this.#outlook(KIND.turn, this.#bares(this.#faces[id]!)), id, this.#cards + 2);
    } else if (this.#sizes[waste]! > 0 && this.#redeals < redeals)
      this.#add(tap(stock), this.#outlook(KIND.turn, BARES.none), this.#lying[waste << 8]!, this.#cards + 2);
  }

  #turn(): void {
    const { stock, waste, turn } = this.game.turning!;
    const lying = this.#lying;
    this.#met.forget();
    const isBack = this.#sizes[stock] === 0;
    const [from, to] = isBack ? [waste, stock] : [stock, waste];
    for (let left = isBack ? this.#sizes[waste]! : turn; left > 0 && this.#sizes[from]! > 0; left--)
      lying[(to << 8) + this.#sizes[to]!++] = lying[(from << 8) + --this.#sizes[from]!]!;
    if (isBack) this.#redeals++;
  }

  #add(move: Move, outlook: number, id: number, onto: number): void {
    const at = this.#count;
    if (at === MOST_LISTED) return;
    this.moves[at] = move;
    this.outlooks[at] = outlook;
    this.codes[at] = id * (this.#cards + 3) + onto;
    this.#count = at + 1;
  }

  #top(pile: number): Card {
    const size = this.#sizes[pile]!;
    return size === 0 ? 0 : this.#faces[this.#lying[(pile << 8) + size - 1]!]!;
  }
}
