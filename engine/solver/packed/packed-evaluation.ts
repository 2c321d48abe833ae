import { byPlace, type EvaluationWeights } from '../best-first/weights.ts';
import type { Card } from '../../model/card.ts';
import type { PackedBoard } from './board.ts';
import { homeOf } from './forced.ts';
import { HEIGHT } from './game.ts';
import { CELLS } from './packed-move.ts';
import { withLowest } from '../../search/evaluate/lowest.ts';
import { FULL } from '../../search/view/chains.ts';

const CHAINS = 4;
/** One empty column, in an index of empty columns and cells. */
export const ONE_COLUMN = 1 << 5;
/** The lowest orders before any card, of each chain and of all: higher than any, four bits each. */
const NO_CARD = 0xfffff;
/** The bits of LOWS where the lowest order of all begins, and the number of cards in order on the one below. */
const LOW = 16;
const JOINED = 20;
/** The place in its chain of the card that goes home last. */
const LAST = FULL - 1;

/* The facts about a column up to a place, at `place * PLACE + …`. */
export const PLACE = 8;
/** The score. */
const SUM = 0;
/** What taking off the card there adds, and the part of it for splitting it from a card that it lies on in order. */
export const OFF = 1;
export const SPLIT = 2;
/** The lowest order of each chain, four bits each, at LOW that of all, and at JOINED the number of cards in order. */
const LOWS = 3;
/** The place of the lowest card that may be picked up together with all up to here. */
export const RUN_LOWEST = 4;
/** Those cards, a bit for each: clubs and diamonds, then hearts and spades. */
export const RUN_CARDS = 5;
/** What a card laid on that one in order adds for its height. */
const LAID = 7;

/**
 * Rates how far from a win a packed position looks, by the weights of the best-first search, and how far it will look
 * after a move that is not made yet. A column's score is a sum over its cards that depends only on the cards below
 * each, so it is kept for every height and computed again only above the lowest change.
 */
export class PackedEvaluation {
  /** By place: the facts about the column up to there. */
  readonly known = new Int32Array(32 * HEIGHT * PLACE);
  /** By `empty columns << 5 | empty cells`: what they add. */
  readonly rooms: Int32Array;
  readonly weights: EvaluationWeights;
  /** By column, for the awaited cards in it: the cost of laying a card on it, and the gain of taking one off. */
  readonly covers = new Int32Array(32);
  readonly bares = new Int32Array(32);
  /** By card: what it adds in a cell. */
  readonly celled: Int32Array;
  /** By a card's place in its chain: what it adds above lower ones. */
  readonly #buriedAt: Int32Array;
  readonly #board: PackedBoard;
  readonly #order: Uint8Array;
  readonly #chain: Uint8Array;
  readonly #next: Uint8Array;
  readonly #joins: Uint8Array;
  readonly #lifts: Uint8Array;
  readonly #columns: number;
  /** The places of the cards that go home next, where those are in columns. */
  readonly #places = new Int32Array(CHAINS);
  #nexts = 0;
  /** The columns of these, a bit for each. */
  #waiting = 0;
  /** By chain: the card that goes home next, or 0; the cards home that this holds for; and what those add. */
  readonly #awaited = new Uint8Array(CHAINS);
  #heights = -1;
  #atHome = 0;
  #dig = 0;

  constructor(board: PackedBoard, weights: EvaluationWeights) {
    const { game } = board;
    this.#board = board;
    this.weights = weights;
    this.#order = game.chains.order;
    this.#chain = game.chains.chain;
    this.#next = game.chains.next;
    this.#joins = game.joins;
    this.#lifts = game.lifts;
    this.#columns = game.columns.length;
    this.rooms = roomsOf(game.columns.length, game.rooms, weights);
    const inCell = byPlace(weights.cellPlace);
    this.celled = Int32Array.from(this.#order, (place) => inCell[place]!);
    this.#buriedAt = byPlace(weights.buriedPlace, weights.buried);
    for (let column = 0; column < this.#columns; column++) this.known[column * HEIGHT * PLACE + LOWS] = NO_CARD;
  }

  /** Scores the position on the board after `depth` moves; moves are rated from it until the next call. */
  score(depth: number): number {
    const { emptyColumns, emptyCells, heights, fresh, tops, held, holds } = this.#board;
    const { known, weights, celled } = this;
    let score = (weights.depth * depth) >> 2;
    for (let i = 0; i < holds; i++) score += celled[held[i]!]!;
    for (let column = 0; column < this.#columns; column++) {
      const top = tops[column]!;
      if (fresh[column]! < (top & 63)) this.#freshen(column, top);
      score += known[top * PLACE + SUM]!;
    }
    this.#dig = emptyColumns === 0 && emptyCells === 0 ? (weights.dig * weights.crowded) >> 3 : weights.dig;
    return score + this.rooms[(emptyColumns << 5) | emptyCells]! + this.#foundations(heights);
  }

  /** Returns what a card adds to a column whose top card, at `top`, it may be laid on. */
  onto(card: Card, to: number, top: number): number {
    const at = top * PLACE;
    return this.#buried(card, this.known[at + LOWS]!) + this.known[at + LAID]! + this.covers[to]!;
  }

  /** Returns what a card adds to an empty column. */
  atBase(card: number): number {
    return this.#order[card] === LAST ? this.weights.base : 0;
  }

  /**
   * Returns what several cards add when they go from one column to another, which may be empty; `first`: the lowest of
   * them. Leaves out what empty cells and columns add.
   */
  several(first: Card, count: number, from: number, to: number): number {
    const { tops } = this.#board;
    const known = this.known;
    const above = tops[from]!;
    const left = above - count;
    const lifted = known[left * PLACE + SUM]! - known[above * PLACE + SUM]! + known[(left + 1) * PLACE + SPLIT]!;
    const bared = ((this.#waiting >> from) & 1) === 0 ? 0 : this.#uncovered(from, left, count);
    return lifted - bared + this.#added(tops[to]!, left, count, first) + count * this.covers[to]!;
  }

  /** Returns the gain of taking the `count` cards above the place `left` off a column with awaited cards. */
  #uncovered(from: number, left: number, count: number): number {
    let won = 0;
    for (let i = 0; i < this.#nexts; i++) {
      const place = this.#places[i]!;
      if (place >> 6 !== from || place > left) continue;
      won += this.#dig * count;
      if (place === left) won += this.weights.bares;
    }
    return won;
  }

  /**
   * Returns what cards add to a column whose top card is at `top`; `first` is just above the place `left`, the others
   * above `first`.
   */
  #added(top: number, left: number, count: number, first: number): number {
    const { cards } = this.#board;
    let under = cards[top]!;
    let lows = this.known[top * PLACE + LOWS]!;
    let added = 0;
    for (let i = 1, card = first; ; card = cards[left + ++i]!) {
      const below = (top & 63) + i - 1;
      const joined = this.#joined(card, under);
      added += this.#card(card, under, joined, lows) + this.#laid(lows, below, joined);
      if (i >= count) return added;
      lows = this.#lowered(lows, card) + (joined << JOINED);
      under = card;
    }
  }

  #lowered(lows: number, card: Card): number {
    const order = this.#order[card]!;
    return withLowest(withLowest(lows, LOW, order), this.#chain[card]! << 2, order);
  }

  #freshen(column: number, top: number): void {
    const { cards, fresh } = this.#board;
    const { known, weights } = this;
    let place = column * HEIGHT + fresh[column]! + 1;
    let under = cards[place - 1]!;
    for (; place <= top; place++) {
      const card = cards[place]!;
      const below = (place - 1) * PLACE;
      const at = place * PLACE;
      const lows = known[below + LOWS]!;
      const joined = this.#joined(card, under);
      const laid = joined === 1 ? known[below + LAID]! : (weights.height * ((place & 63) - 1)) >> 2;
      const worth = this.#card(card, under, joined, lows) + laid;
      const split = joined === 0 ? 0 : weights.split;
      const half = RUN_CARDS + (card >> 5);
      known[at + SUM] = known[below + SUM]! + worth;
      known[at + OFF] = split - worth;
      known[at + SPLIT] = split;
      const now = this.#lowered(lows, card) + (joined << JOINED);
      known[at + LOWS] = now;
      known[at + LAID] = this.#laid(now, place & 63, 1);
      if (this.#lifts[(card << 6) | under] === 1) {
        known[at + RUN_LOWEST] = known[below + RUN_LOWEST]!;
        known[at + RUN_CARDS] = known[below + RUN_CARDS]!;
        known[at + RUN_CARDS + 1] = known[below + RUN_CARDS + 1]!;
        known[at + half]! |= 1 << card;
      } else {
        known[at + RUN_LOWEST] = place;
        known[at + RUN_CARDS] = 0;
        known[at + RUN_CARDS + 1] = 0;
        known[at + half] = 1 << card;
      }
      under = card;
    }
    fresh[column] = top & 63;
  }

  #joined(card: number, under: number): number {
    return under === 0 ? 0 : this.#joins[(card << 6) | under]!;
  }

  /** Returns what a card adds on the card `under` (0: at the base); `joined`: 1 when it lies there in order. */
  #card(card: number, under: number, joined: number, lows: number): number {
    if (under === 0) return this.atBase(card);
    return (joined === 1 ? 0 : this.weights.break) + this.#buried(card, lows);
  }

  /** Returns what a card adds for its height above `below` others; `joined`: 1 when it lies in order. */
  #laid(lows: number, below: number, joined: number): number {
    const { height, neat } = this.weights;
    return ((height * below) >> 2) + (joined === 1 && lows >> JOINED === below - 1 ? neat : 0);
  }

  /** Returns what a card adds for lying above lower ones. */
  #buried(card: number, lows: number): number {
    const order = this.#order[card]!;
    // Without branches, because a processor would guess half of them wrong: all bits are set where a card below is
    // lower.
    const isLower = (((lows >> LOW) & 15) - order) >> 31;
    const isLowerInChain = (((lows >> (this.#chain[card]! << 2)) & 15) - order) >> 31;
    return (isLower & this.#buriedAt[order]!) + (isLowerInChain & this.weights.buriedSuit);
  }

  /** Scores the cards home, the difference of foundations, and the cards above those that go home next. */
  #foundations(heights: number): number {
    const { place, tops } = this.#board;
    const { known, covers, bares, weights } = this;
    const places = this.#places;
    const dig = this.#dig;
    if (heights !== this.#heights) this.#await(heights);
    for (let i = 0; i < this.#nexts; i++) covers[places[i]! >> 6] = bares[places[i]! >> 6] = 0;
    let nexts = 0;
    let waiting = 0;
    let score = this.#atHome;
    for (let chain = 0; chain < CHAINS; chain++) {
      const at = place[this.#awaited[chain]!]!;
      const pile = at >> 6;
      if (at === 0 || pile >= CELLS) continue;
      places[nexts++] = at;
      waiting |= 1 << pile;
      const top = tops[pile]!;
      covers[pile]! += dig;
      if (at < top) bares[pile]! += at === top - 1 ? dig + weights.bares : dig;
      const joined = (known[top * PLACE + LOWS]! >> JOINED) - (known[at * PLACE + LOWS]! >> JOINED);
      score += Math.imul(dig, top - at) + Math.imul(weights.digRun, joined);
    }
    this.#nexts = nexts;
    this.#waiting = waiting;
    return score;
  }

  /** Finds the cards that go home next. */
  #await(heights: number): void {
    const { home: each, spread } = this.weights;
    let least = FULL;
    let most = 0;
    let home = 0;
    for (let chain = 0; chain < CHAINS; chain++) {
      const height = homeOf(heights, chain);
      home += height;
      if (height < least) least = height;
      if (height > most) most = height;
      this.#awaited[chain] = this.#next[(chain << 4) | height]!;
    }
    this.#heights = heights;
    this.#atHome = Math.imul(spread, most - least) - Math.imul(each, home);
  }
}

/** Computes `rooms`. Cells in use are weighed as if there were four; with more cells the last four count. */
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
