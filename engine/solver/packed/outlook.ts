import type { EvaluationWeights } from '../best-first/weights.ts';
import type { Card } from '../../model/card.ts';
import type { PackedBoard } from './board.ts';
import { FULL } from './chains.ts';
import { homeOf } from './forced.ts';
import { HEIGHT } from './game.ts';
import { CELLS, PACKED_HOME } from './packed-move.ts';
import { lowered } from '../lowest.ts';

const CHAINS = 4;
/** One more empty column among the numbers of empty columns and cells. */
const ONE_COLUMN = 1 << 5;
/** Higher than any place in a chain, and the same for each chain, four bits each. */
const NONE = 15;
const NONE_OF_ANY = 0xffff;
/** The place in its chain of the card that goes home last. */
const LAST = FULL - 1;

/**
 * How far from a win a packed position looks, by the same weights as the best-first search, and how far it will look
 * after a move that is not made yet. What a column adds is a sum over its cards that rests on the cards below each, so
 * it is kept for every height, and only what lies above the lowest change is reckoned again.
 */
export class Outlook {
  readonly #board: PackedBoard;
  readonly #weights: EvaluationWeights;
  readonly #order: Uint8Array;
  readonly #chain: Uint8Array;
  readonly #next: Uint8Array;
  readonly #joins: Uint8Array;
  readonly #columns: number;
  /**
   * By place: the score of the column up to there, the lowest order met, the lowest of each chain, the cards in order
   * on the one below.
   */
  readonly #sum = new Int32Array(32 * HEIGHT);
  readonly #low = new Uint8Array(32 * HEIGHT);
  readonly #lows = new Int32Array(32 * HEIGHT);
  readonly #joined = new Uint8Array(32 * HEIGHT);
  /** By place: what the card there adds, and what it costs to take it off the one it lies on. */
  readonly #worth = new Int32Array(32 * HEIGHT);
  readonly #splits = new Int32Array(32 * HEIGHT);
  /** By empty columns and empty cells: what they add. */
  readonly #rooms: Int32Array;
  /** The places of the cards that go home next, where those are in columns, and how many there are in each column. */
  readonly #places = new Int32Array(CHAINS);
  readonly #awaited = new Int32Array(32);
  #nexts = 0;
  #dig = 0;
  /** By column: the score without its top card, and the room there is then; also by CELLS and HOME. */
  readonly #without = new Int32Array(32);
  readonly #roomWithout = new Int32Array(32);

  constructor(board: PackedBoard, weights: EvaluationWeights) {
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
    return score + this.#rooms[(emptyColumns << 5) | emptyCells]! + this.#foundations(heights);
  }

  /**
   * Prepares to score moves from the last scored position, as far as the cards that they carry determine it. What a
   * top card's leaving is worth is the same wherever it goes. `score`: of the position.
   */
  prepare(score: number): void {
    const { tops, emptyColumns, emptyCells } = this.#board;
    const worth = this.#worth;
    const splits = this.#splits;
    const awaited = this.#awaited;
    const room = (emptyColumns << 5) | emptyCells;
    const rest = score + (this.#weights.depth >> 2) - this.#rooms[room]!;
    for (let column = 0; column < this.#columns; column++) {
      const top = tops[column]!;
      let told = rest - worth[top]! + splits[top]!;
      if (awaited[column] !== 0) told -= this.#uncovered(column, top - 1, 1);
      this.#without[column] = told;
      this.#roomWithout[column] = (top & 63) === 1 ? room + ONE_COLUMN : room;
    }
    this.#without[CELLS] = rest;
    this.#roomWithout[CELLS] = room + 1;
    this.#without[PACKED_HOME] = rest + this.#weights.home;
    this.#roomWithout[PACKED_HOME] = room;
  }

  /**
   * After the top card of a column, or one from a cell or from home, goes on the top card of another, which it may be
   * laid on.
   */
  onto(card: Card, from: number, to: number, top: number): number {
    const added = this.#buried(card, this.#low[top]!, this.#lows[top]!) + this.#dig * this.#awaited[to]!;
    return this.#without[from]! + added + this.#rooms[this.#roomWithout[from]!]!;
  }

  /** After such a card goes to an empty column. */
  toEmpty(card: Card, from: number): number {
    return this.#without[from]! + this.#atBase(card) + this.#rooms[this.#roomWithout[from]! - ONE_COLUMN]!;
  }

  /** After the top card of a column goes to a cell. */
  toCell(from: number): number {
    return this.#without[from]! + this.#weights.toCell + this.#rooms[this.#roomWithout[from]! - 1]!;
  }

  /** After a card in a cell, or the top card of a column, goes home. */
  toHome(from: number): number {
    // It is not split from the card it lies on: it would go home some day.
    const split = from < CELLS ? this.#splits[this.#board.tops[from]!]! : 0;
    return this.#without[from]! - split - this.#weights.home + this.#rooms[this.#roomWithout[from]!]!;
  }

  /** After several cards, `first` the lowest, go from one column to another, which may be empty. */
  several(first: Card, count: number, from: number, to: number): number {
    const { tops } = this.#board;
    const top = tops[to]!;
    const above = tops[from]!;
    const left = above - count;
    const splits = this.#splits;
    let told = this.#without[from]! - splits[above]! + splits[left + 1]! + this.#sum[left]! - this.#sum[above - 1]!;
    if (this.#awaited[from] !== 0) told -= this.#uncovered(from, left, count) - this.#uncovered(from, above - 1, 1);
    let room = this.#roomWithout[from]!;
    if ((left & 63) === 0) room += ONE_COLUMN;
    if ((top & 63) === 0) room -= ONE_COLUMN;
    return told + this.#added(top, left, count, first) + this.#dig * count * this.#awaited[to]! + this.#rooms[room]!;
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

  /**
   * What cards add to a column whose top card is at `top`; those above the first follow it from the place `left` on.
   */
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
      const worth = this.#card(card, under, low, lows);
      const joined = under === 0 ? 0 : this.#joins[(card << 6) | under]!;
      this.#worth[at] = worth;
      this.#splits[at] = joined === 0 ? 0 : this.#weights.split;
      this.#sum[at] = this.#sum[at - 1]! + worth;
      this.#low[at] = order < low ? order : low;
      this.#lows[at] = lowered(lows, this.#chain[card]! << 2, order);
      this.#joined[at] = this.#joined[at - 1]! + joined;
    }
    fresh[column] = top & 63;
  }

  /** What a card adds; `under`: the one it lies on, 0 at the base. */
  #card(card: number, under: number, low: number, lows: number): number {
    if (under === 0) return this.#atBase(card);
    return (this.#joins[(card << 6) | under] === 1 ? 0 : this.#weights.break) + this.#buried(card, low, lows);
  }

  #atBase(card: number): number {
    return this.#order[card] === LAST ? this.#weights.base : 0;
  }

  /** What a card adds that lies above lower ones. */
  #buried(card: number, low: number, lows: number): number {
    const weights = this.#weights;
    const order = this.#order[card]!;
    let score = 0;
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
