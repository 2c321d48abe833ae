import type { EvaluationWeights } from '../best-first/weights.ts';
import type { Board } from './board.ts';
import { FULL } from './chains.ts';
import { homeOf } from './forced.ts';
import { HEIGHT } from './game.ts';
import { cardOf, CELLS, countOf, fromOf, HOME, type PackedMove, toOf } from './packed-move.ts';

const CHAINS = 4;
/** Higher than any place in a chain, and the same for each chain, four bits each. */
const NONE = 15;
const NONE_OF_ANY = 0xffff;
/** The place in its chain of the card that goes home last. */
const LAST = FULL - 1;

/**
 * How far from a win a packed position looks, by the same weights as the best-first search, and how far it will look after a move
 * that is not made yet. What a column adds is a sum over its cards that rests on the cards below each, so it is kept for every height,
 * and only what lies above the lowest change is reckoned again.
 */
export class Outlook {
  readonly #board: Board;
  readonly #weights: EvaluationWeights;
  readonly #order: Uint8Array;
  readonly #chain: Uint8Array;
  readonly #next: Uint8Array;
  readonly #joins: Uint8Array;
  readonly #columns: number;
  /** By place: the score of the column up to there, the lowest order met, the lowest of each chain, the cards in order on the one below. */
  readonly #sum = new Int32Array(32 * HEIGHT);
  readonly #low = new Uint8Array(32 * HEIGHT);
  readonly #lows = new Int32Array(32 * HEIGHT);
  readonly #joined = new Uint8Array(32 * HEIGHT);
  /** By empty columns and empty cells: what they add. */
  readonly #rooms: Int32Array;
  /** The places of the cards that go home next, where those are in columns, and how many there are in each column. */
  readonly #places = new Int32Array(CHAINS);
  readonly #awaited = new Int32Array(32);
  #nexts = 0;
  #dig = 0;
  #room = 0;

  constructor(board: Board, weights: EvaluationWeights) {
    const { game } = board;
    this.#board = board;
    this.#weights = weights;
    this.#order = game.chains.order;
    this.#chain = game.chains.chain;
    this.#next = game.chains.next;
    this.#joins = game.joins;
    this.#columns = game.columns.length;
    this.#rooms = roomsOf(game.columns.length, game.cells.length, weights);
    for (let column = 0; column < this.#columns; column++) {
      this.#low[column * HEIGHT] = NONE;
      this.#lows[column * HEIGHT] = NONE_OF_ANY;
    }
  }

  /** The position on the board after so many moves; `foretell` rests on it until the next. */
  score(depth: number): number {
    const { emptyColumns, emptyCells, heights, fresh, tops } = this.#board;
    const weights = this.#weights;
    let score = (weights.depth * depth) >> 2;
    for (let column = 0; column < this.#columns; column++) {
      const top = tops[column]!;
      if (fresh[column]! < (top & 63)) this.#freshen(column, top);
      score += this.#sum[top]!;
    }
    this.#dig = emptyColumns === 0 && emptyCells === 0 ? (weights.dig * weights.crowded) >> 3 : weights.dig;
    this.#room = this.#rooms[(emptyColumns << 5) | emptyCells]!;
    return score + this.#room + this.#foundations(heights);
  }

  /** The score after a move, as far as the cards it carries tell; `score`: of the position on the board. */
  foretell(score: number, move: PackedMove): number {
    const board = this.#board;
    const weights = this.#weights;
    const from = fromOf(move);
    const to = toOf(move);
    const card = cardOf(move);
    let room = (board.emptyColumns << 5) | board.emptyCells;
    let told = score + (weights.depth >> 2);
    let left = 0;
    let count = 1;
    if (from < CELLS) {
      const top = board.tops[from]!;
      count = countOf(move);
      left = top - count;
      told += this.#sum[left]! - this.#sum[top]!;
      if ((left & 63) === 0) room += 32;
      else if (to !== HOME && this.#joins[(card << 6) | board.cards[left]!] === 1) told += weights.split;
      if (this.#awaited[from] !== 0) told -= this.#uncovered(from, left, count);
    } else if (from === CELLS) room++;
    else told += weights.home;
    if (to < CELLS) {
      const top = board.tops[to]!;
      if ((top & 63) === 0) room -= 32;
      told += this.#added(top, left, count, card) + this.#dig * count * this.#awaited[to]!;
    } else if (to === CELLS) {
      room--;
      told += weights.toCell;
    } else told -= weights.home;
    return told + this.#rooms[room]! - this.#room;
  }

  /** What is won by taking `count` cards from above `left` off a column in which cards are awaited. */
  #uncovered(from: number, left: number, count: number): number {
    let won = 0;
    for (let i = 0; i < this.#nexts; i++) {
      const place = this.#places[i]!;
      if (place >> 6 !== from || place > left) continue;
      won += this.#dig * count;
      if (place === left) won += this.#weights.bares;
    }
    return won;
  }

  /** What cards add to a column whose top card is at `top`; those above the first follow it from the place `left` on. */
  #added(top: number, left: number, count: number, first: number): number {
    const { cards } = this.#board;
    let under = cards[top]!;
    let low = this.#low[top]!;
    let lows = this.#lows[top]!;
    let added = 0;
    for (let i = 1, card = first; ; card = cards[left + ++i]!) {
      added += this.#card(card, under, low, lows);
      if (i >= count) return added;
      const order = this.#order[card]!;
      if (order < low) low = order;
      lows = lowered(lows, this.#chain[card]! << 2, order);
      under = card;
    }
  }

  #freshen(column: number, top: number): void {
    const { cards, fresh } = this.#board;
    for (let at = column * HEIGHT + fresh[column]! + 1; at <= top; at++) {
      const card = cards[at]!;
      const under = cards[at - 1]!;
      const order = this.#order[card]!;
      const low = this.#low[at - 1]!;
      const lows = this.#lows[at - 1]!;
      this.#sum[at] = this.#sum[at - 1]! + this.#card(card, under, low, lows);
      this.#low[at] = order < low ? order : low;
      this.#lows[at] = lowered(lows, this.#chain[card]! << 2, order);
      this.#joined[at] = under === 0 ? 0 : this.#joined[at - 1]! + this.#joins[(card << 6) | under]!;
    }
    fresh[column] = top & 63;
  }

  /** What a card adds; `under`: the one it lies on, 0 at the base. */
  #card(card: number, under: number, low: number, lows: number): number {
    const weights = this.#weights;
    const order = this.#order[card]!;
    if (under === 0) return order === LAST ? weights.base : 0;
    let score = this.#joins[(card << 6) | under] === 1 ? 0 : weights.break;
    if (low < order) score += weights.buried;
    if (((lows >> (this.#chain[card]! << 2)) & 15) < order) score += weights.buriedSuit;
    return score;
  }

  /** Cards home, the difference of foundations, and the cards above those that go home next. */
  #foundations(heights: number): number {
    const weights = this.#weights;
    const { place, tops } = this.#board;
    let least = NONE;
    let most = 0;
    let home = 0;
    let nexts = 0;
    let score = 0;
    for (let i = 0; i < this.#nexts; i++) this.#awaited[this.#places[i]! >> 6] = 0;
    for (let chain = 0; chain < CHAINS; chain++) {
      const height = homeOf(heights, chain);
      home += height;
      if (height < least) least = height;
      if (height > most) most = height;
      if (height === FULL) continue;
      const at = place[this.#next[(chain << 4) | height]!]!;
      const pile = at >> 6;
      if (pile >= CELLS) continue;
      this.#places[nexts++] = at;
      this.#awaited[pile]!++;
      const top = tops[pile]!;
      score += this.#dig * (top - at) + weights.digRun * (this.#joined[top]! - this.#joined[at]!);
    }
    this.#nexts = nexts;
    return score + weights.spread * (most - least) - weights.home * home;
  }
}

/** The lowest of each chain with one more card. */
function lowered(lows: number, shift: number, order: number): number {
  return ((lows >> shift) & 15) <= order ? lows : (lows & ~(15 << shift)) | (order << shift);
}

/** Cells in use count as if there were four; of more, the last four. */
function roomsOf(columns: number, cells: number, weights: EvaluationWeights): Int32Array {
  const rooms = new Int32Array((columns + 1) << 5);
  for (let empty = 0; empty <= columns; empty++) {
    for (let free = 0; free <= cells; free++) {
      const used = free < cells && free < 4 ? weights.cells[3 - free]! : 0;
      rooms[(empty << 5) | free] = used + (empty > 0 ? weights.empty[Math.min(empty, 3) - 1]! : 0);
    }
  }
  return rooms;
}
