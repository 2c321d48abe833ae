import { drag, type Move, tap } from '../../model/move.ts';
import { rankOf } from '../../model/card.ts';
import type { TableView } from '../../model/table.ts';
import type { Earliest } from '../../search/memory/earliest.ts';
import type { HeapGame } from './heap-game.ts';
import { mixedWord } from '../../model/mixed-word.ts';
import { RankSupply } from './rank-supply.ts';
import { RingWalk } from './ring-walk.ts';

/** Limits on columns and on cards in all; no game reaches them. */
const MAX_COLUMNS = 32;
const MAX_CARDS = 128;
/** Stands for a column when a card of the stock is turned. */
const TURN_STEP = MAX_COLUMNS - 1;

/** Which pruning rules apply, see `PRUNING`. */
export interface HeapPruning {
  readonly alike: boolean;
  readonly walk: boolean;
  readonly laterPlace: boolean;
  readonly runOut: boolean;
}

/**
 * A depth-first search over how many cards each column still has, the rank on top of the pile and how many cards of the
 * stock are turned: that is the whole position, written into two exact words. Tall columns are tried first, the stock
 * last; of columns with the same ranks only one is tried.
 *
 * After a card of a column, with the same columns and the same rank on top, a position with fewer cards turned is as
 * good as one with more: any column played next, before or after turning, can be played here too, and again no more
 * cards are turned then. After turning this does not hold: an equal card that is turned must not end the turning.
 */
export class HeapSearch {
  positions = 0;
  readonly #game: HeapGame;
  readonly #earliest: Earliest;
  readonly #pruning: HeapPruning;
  readonly #walk = new RingWalk();
  readonly #supply: RankSupply | undefined;
  /** By column and height: the rank of its top card, and a number that columns with the same ranks share. */
  readonly #ranks = new Uint8Array(MAX_COLUMNS << 4);
  readonly #codes = new Uint16Array(MAX_COLUMNS << 4);
  /** By column: how much one of its cards adds to the key. */
  readonly #factors = new Float64Array(MAX_COLUMNS);
  readonly #heights = new Int8Array(MAX_COLUMNS);
  /** By rank: cards left in the columns, and cards that others may still be laid on. */
  readonly #left = new Uint8Array(14);
  readonly #free = new Uint8Array(14);
  /** The ranks of the stock in the order in which they are turned, their number, and the number turned. */
  readonly #stock = new Uint8Array(MAX_CARDS);
  #stocked = 0;
  #turned = 0;
  /** By depth: the columns to try, how many, and which comes next; the rank on top, and the key of the heights. */
  readonly #tries = new Int8Array(MAX_CARDS * MAX_COLUMNS);
  readonly #counts = new Int8Array(MAX_CARDS);
  readonly #nexts = new Int8Array(MAX_CARDS);
  readonly #tops = new Int8Array(MAX_CARDS);
  readonly #keys = new Float64Array(MAX_CARDS);
  #depth = 0;
  /** Cards left in the columns. */
  #cards = 0;

  constructor(game: HeapGame, earliest: Earliest, pruning: HeapPruning) {
    this.#game = game;
    this.#earliest = earliest;
    this.#supply = game.isNext ? new RankSupply(game.joins) : undefined;
    this.#pruning = pruning;
  }

  /** Reads a position; false where it has more columns, cards or keys than there is room for. */
  begin(table: TableView): boolean {
    const { columns, pile } = this.#game;
    if (columns.length >= MAX_COLUMNS) return false;
    const codes = new Map<string, number>();
    let factor = 16;
    this.#left.fill(0);
    this.#free.fill(0);
    this.#cards = 0;
    for (const [column, at] of columns.entries()) {
      const size = table.size(at);
      if (size > 15) return false;
      this.#cards += size;
      this.#heights[column] = size;
      this.#factors[column] = factor;
      factor *= size + 1;
      let ranks = '';
      for (let height = 1; height <= size; height++) {
        const rank = rankOf(table.at(at, height - 1));
        if (rank === 0) return false;
        ranks += `${rank} `;
        if (!codes.has(ranks)) codes.set(ranks, codes.size + 1);
        this.#ranks[(column << 4) | height] = rank;
        this.#codes[(column << 4) | height] = codes.get(ranks)!;
        this.#left[rank]! += 1;
        this.#free[rank]! += 1;
      }
    }
    if (!this.#takeStock(table) || this.#cards + this.#stocked >= MAX_CARDS || factor > 2 ** 52) return false;
    this.positions = 0;
    this.#depth = 0;
    this.#earliest.clear();
    const top = table.top(pile);
    this.#tops[0] = top === 0 ? 0 : rankOf(top);
    this.#free[this.#tops[0]]! += 1;
    this.#keys[0] = columns.reduce((key, _, column) => key + this.#factors[column]! * this.#heights[column]!, 0);
    this.#enter(false);
    return true;
  }

  /** Reads the stock; false where a card is unknown. */
  #takeStock(table: TableView): boolean {
    const { stock } = this.#game;
    this.#turned = 0;
    this.#stocked = stock === undefined ? 0 : table.size(stock);
    for (let at = 0; at < this.#stocked; at++) {
      const rank = rankOf(table.at(stock!, this.#stocked - 1 - at));
      if (rank === 0) return false;
      this.#stock[at] = rank;
      this.#free[rank]! += 1;
    }
    return true;
  }

  /** Looks at about `more` further positions. */
  go(more: number): 'won' | 'exhausted' | undefined {
    for (const until = this.positions + more; this.positions < until;) {
      if (this.#cards === 0) return 'won';
      const at = this.#depth;
      if (this.#nexts[at] === this.#counts[at]) {
        if (at === 0) return 'exhausted';
        this.#back();
        continue;
      }
      const column = this.#tries[at * MAX_COLUMNS + this.#nexts[at]!++]!;
      this.#forth(column);
      this.#enter(column === TURN_STEP);
    }
    return this.#cards === 0 ? 'won' : undefined;
  }

  /** Returns the moves to the present position. */
  moves(): Move[] {
    const { columns, pile } = this.#game;
    return Array.from({ length: this.#depth }, (_, at) => {
      const column = this.#tries[at * MAX_COLUMNS + this.#nexts[at]! - 1]!;
      return column === TURN_STEP ? tap(this.#game.stock!) : drag(columns[column]!, 1, pile);
    });
  }

  #forth(column: number): void {
    const isTurn = column === TURN_STEP;
    const rank = isTurn ? this.#stock[this.#turned]! : this.#ranks[(column << 4) | this.#heights[column]!]!;
    const key = this.#keys[this.#depth]! - (isTurn ? 0 : this.#factors[column]!);
    // Nothing more is laid on the previous top card.
    this.#free[this.#tops[this.#depth]!]! -= 1;
    if (isTurn) this.#turned++;
    else {
      this.#heights[column]! -= 1;
      this.#left[rank]! -= 1;
      this.#cards--;
    }
    this.#depth++;
    this.#tops[this.#depth] = rank;
    this.#keys[this.#depth] = key;
  }

  #back(): void {
    const rank = this.#tops[this.#depth]!;
    this.#depth--;
    const at = this.#depth;
    this.#free[this.#tops[at]!]! += 1;
    const column = this.#tries[at * MAX_COLUMNS + this.#nexts[at]! - 1]!;
    if (column === TURN_STEP) {
      this.#turned--;
      return;
    }
    this.#heights[column]! += 1;
    this.#left[rank]! += 1;
    this.#cards++;
  }

  /** Lists the columns to try in the position just reached: none where it was met, or is lost. */
  #enter(isTurned: boolean): void {
    const at = this.#depth;
    this.positions++;
    this.#counts[at] = 0;
    this.#nexts[at] = 0;
    // A position reached by turning alone counts as part of the one before it.
    if ((!(isTurned && this.#pruning.laterPlace) && this.#isMet()) || this.#isLost()) return;
    this.#list();
  }

  #isMet(): boolean {
    const key = this.#keys[this.#depth]! + this.#tops[this.#depth]!;
    // Similar positions have similar keys; mixedWord spreads them over the memory, and they remain exact.
    const high = Math.floor(key / 2 ** 32);
    const place = this.#pruning.laterPlace ? this.#turned : 0;
    const b = mixedWord(key ^ Math.imul(high, 0x9e3779b1)) ^ ((this.#turned - place) * 0x51ed27);
    const a = (high << 1) ^ (b & -2);
    if (this.#earliest.placeOf(a, b) <= place) return true;
    this.#earliest.note(a, b, place);
    return false;
  }

  #isLost(): boolean {
    const top = this.#tops[this.#depth]!;
    const { stock, isRing } = this.#game;
    if (this.#cards === 0 || top === 0) return false;
    if (stock === undefined) return this.#pruning.walk && isRing && !this.#walk.exists(top, this.#left);
    return this.#pruning.runOut && this.#supply?.suffices(this.#left, this.#free) === false;
  }

  #list(): void {
    const { joins, columns, covers } = this.#game;
    const [at, top] = [this.#depth, this.#tops[this.#depth]!];
    const first = at * MAX_COLUMNS;
    // Where columns cover others, those with the same ranks are not interchangeable.
    const isAlike = this.#pruning.alike && covers.every((on) => on.length === 0);
    let count = 0;
    for (let column = 0; column < columns.length; column++) {
      const height = this.#heights[column]!;
      if (height === 0 || joins[(this.#ranks[(column << 4) | height]! << 4) | top] === 0) continue;
      if (covers[column]!.some((on) => this.#heights[on]! > 0)) continue;
      if (isAlike && this.#isListed(first, count, column)) continue;
      let place = first + count++;
      for (; place > first && this.#heights[this.#tries[place - 1]!]! < height; place--) {
        this.#tries[place] = this.#tries[place - 1]!;
      }
      this.#tries[place] = column;
    }
    if (this.#turned < this.#stocked) this.#tries[first + count++] = TURN_STEP;
    this.#counts[at] = count;
  }

  #isListed(first: number, count: number, column: number): boolean {
    const code = this.#codes[(column << 4) | this.#heights[column]!];
    for (let i = first; i < first + count; i++) {
      const other = this.#tries[i]!;
      if (this.#codes[(other << 4) | this.#heights[other]!] === code) return true;
    }
    return false;
  }
}
