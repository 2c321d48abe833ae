import { type Card, FACE_DOWN, KING, rankOf, suitOf } from '../../model/card.ts';
import { relationBit } from '../../model/acceptance.ts';
import type { BeamBoard } from '../boards/snapshots/board.ts';
import type { DigWeights } from './dig-weights.ts';
import type { BeamWeights } from './weights.ts';
import { withLowest } from './lowest.ts';
import { leavesForHome } from '../view/fits.ts';
import { NEVER_HOME, type Relations } from '../view/relations.ts';

/** Facts about the lowest cards of a pile have the index `pile << LOWEST_CARDS_BITS | cards`. */
export const LOWEST_CARDS_BITS = 8;
/** The lowest index of each suit while it has no card: four bits a suit. */
const NO_CARD = 0xffff;
/** The rank of each card. */
const RANKS: Uint8Array = Uint8Array.from({ length: 64 }, (_, card) => rankOf(card));

/**
 * Computes what columns, and piles where cards are set aside, add to the score: for every height of each the sum over
 * its lowest cards. What a card adds depends on the cards below it and on what foundations wait for, so the sum of a
 * pile that loses cards is known already, and that of one that gains some continues from its own.
 */
export class Heaps {
  /** By pile and height: the sum without digging; the number of face-down cards. */
  readonly sum: Float64Array;
  readonly down: Uint8Array;
  /** By pile and height: the cost of digging. */
  readonly dug: Float64Array;
  /**
   * By pile and height: the digging cost of one more card; the number of cards of the run on top, less one; the lowest
   * place of a card on its foundation, and the lowest one in each suit.
   */
  readonly #cost: Float64Array;
  readonly #run: Uint8Array;
  readonly #low: Uint8Array;
  readonly #lowOfSuit: Int32Array;
  /** The index, after those of all piles, for a column that cards are laid on hypothetically. */
  readonly #laid: number;
  readonly #board: BeamBoard;
  readonly #weights: BeamWeights;
  readonly #digs: Pick<DigWeights, 'weight' | 'above'>;
  readonly #fresh: Int32Array;
  readonly #isAside: Uint8Array;
  /** By pile: whether its cards leave it only for foundations, the top one first. */
  readonly #isLast: Uint8Array;
  /**
   * Whether cards are built on foundations one by one: places then count from the first card there; otherwise they are
   * ranks.
   */
  readonly #built: boolean;
  #place = RANKS;
  #last = 0;
  /**
   * The index, among the look-ups, of the relation by which cards leave together; undefined where the carrying rule
   * decides.
   */
  #together: number | undefined;
  #now: Relations | undefined;

  constructor(
    board: BeamBoard,
    weights: BeamWeights,
    digs: Pick<DigWeights, 'weight' | 'above'>,
    asides: readonly number[],
    built: boolean,
  ) {
    const piles = board.rules.piles.length;
    this.#board = board;
    this.#weights = weights;
    this.#digs = digs;
    this.#fresh = board.fresh;
    this.#isAside = new Uint8Array(piles);
    for (const pile of asides) this.#isAside[pile] = 1;
    this.#isLast = Uint8Array.from(board.rules.piles, (pile) => Number(leavesForHome(pile, board.rules.piles)));
    this.#built = built;
    this.#laid = piles << LOWEST_CARDS_BITS;
    this.sum = new Float64Array(piles << LOWEST_CARDS_BITS);
    this.down = new Uint8Array(piles << LOWEST_CARDS_BITS);
    this.dug = new Float64Array(piles << LOWEST_CARDS_BITS);
    this.#cost = new Float64Array(piles << LOWEST_CARDS_BITS);
    this.#run = new Uint8Array(this.#laid + 1);
    this.#low = new Uint8Array(this.#laid + 1);
    this.#lowOfSuit = new Int32Array(this.#laid + 1);
    for (let pile = 0; pile < piles; pile++) {
      this.#low[pile << LOWEST_CARDS_BITS] = NEVER_HOME;
      this.#lowOfSuit[pile << LOWEST_CARDS_BITS] = NO_CARD;
    }
  }

  /** Uses the relations of a base rank from now on. */
  relate(now: Relations): void {
    if (now === this.#now) return;
    this.#now = now;
    this.#together = now.compiled.piles.find(({ run }) => run !== undefined)?.run;
    this.#place = this.#built ? now.order : RANKS;
    this.#last = this.#built ? now.last : KING;
    this.#fresh.fill(0);
  }

  /** Updates the sums of a pile. */
  bring(pile: number, size: number): void {
    const { table } = this.#board;
    const first = pile << LOWEST_CARDS_BITS;
    const aside = this.#isAside[pile] === 1;
    for (let height = Math.min(this.#fresh[pile]!, size); height < size; height++) {
      const at = first + height;
      const card = table.at(pile, height);
      const under = table.at(pile, height - 1);
      const place = this.#place[card & 63]!;
      this.sum[at + 1] = this.sum[at]! + (aside ? this.#setAside(card, at) : this.#card(pile, card, under, at));
      this.#run[at + 1] = !aside && this.#joins(pile, card, under) ? this.#run[at]! + 1 : 0;
      this.#low[at + 1] = Math.min(this.#low[at]!, place);
      this.#lowOfSuit[at + 1] = withLowest(this.#lowOfSuit[at]!, suitOf(card) << 2, place);
      this.down[at + 1] = this.down[at]! + (card >> 6);
    }
    this.#fresh[pile] = size;
    if (!this.#built) return;
    if (this.#isLast[pile] === 1) this.#digInOrder(pile, size);
    else this.#dig(pile, size);
  }

  /** Returns the score that the `count` cards of one pile from `left` on add when they are laid on a column. */
  added(from: number, left: number, count: number, to: number): number {
    const { table } = this.#board;
    const at = (to << LOWEST_CARDS_BITS) + table.size(to);
    let under = table.top(to);
    const laid = this.#laid;
    this.#run[laid] = this.#run[at]!;
    this.#low[laid] = this.#low[at]!;
    this.#lowOfSuit[laid] = this.#lowOfSuit[at]!;
    let cost = this.#cost[at]!;
    let added = 0;
    for (let i = left; i < left + count; i++) {
      const card = table.at(from, i);
      const place = this.#place[card]!;
      added += this.#card(to, card, under, laid) - (this.#isLast[to] === 1 ? this.#dugBy(card, to) : cost);
      this.#run[laid] = this.#joins(to, card, under) ? this.#run[laid] + 1 : 0;
      if (place < this.#low[laid]) this.#low[laid] = place;
      this.#lowOfSuit[laid] = withLowest(this.#lowOfSuit[laid], suitOf(card) << 2, place);
      if (this.#built) cost += this.#digs.weight[card]!;
      under = card;
    }
    return added;
  }

  /** Returns the score of a card that comes face up to a pile from elsewhere. */
  dealt(card: Card, to: number): number {
    const { table } = this.#board;
    const at = (to << LOWEST_CARDS_BITS) + table.size(to);
    const worth = this.#isAside[to] === 1 ? this.#setAside(card, at) : this.#card(to, card, table.top(to), at);
    return worth - (this.#isLast[to] === 1 ? this.#dugBy(card, to) : this.#cost[at]!);
  }

  /** Returns the gain when the top one of a column's `height` lowest cards, face down, is turned over. */
  turned(pile: number, height: number): number {
    const { table } = this.#board;
    const at = (pile << LOWEST_CARDS_BITS) + height;
    const card = table.at(pile, height - 1) - FACE_DOWN;
    const now = this.#card(pile, card, table.at(pile, height - 2), at - 1);
    return now - (this.sum[at]! - this.sum[at - 1]!) - (this.down[at] === 1 ? this.#weights.anyDown : 0);
  }

  #dig(pile: number, size: number): void {
    const { table } = this.#board;
    const { weight, above } = this.#digs;
    const times = this.#timesOf(pile);
    const at = pile << LOWEST_CARDS_BITS;
    let cost = 0;
    let dug = 0;
    for (let i = 0; i < size; i++) {
      const card = table.at(pile, i) & 63;
      dug += cost;
      cost += times * weight[card]!;
      above[card]! += times * (size - 1 - i);
      this.#cost[at + i + 1] = cost;
      this.dug[at + i + 1] = dug;
    }
  }

  /**
   * Does the same for a pile whose cards only block those that go home before them. The sooner those could go, the more
   * they count.
   */
  #digInOrder(pile: number, size: number): void {
    const { table } = this.#board;
    const { weight, above } = this.#digs;
    const at = pile << LOWEST_CARDS_BITS;
    const times = this.#timesOf(pile);
    let dug = 0;
    for (let i = 0; i < size; i++) {
      const own = weight[table.at(pile, i) & 63]!;
      for (let below = 0; below < i; below++) {
        const card = table.at(pile, below) & 63;
        if (weight[card]! <= own) continue;
        dug += times * (weight[card]! - own);
        above[card]! += times;
      }
      this.dug[at + i + 1] = dug;
    }
  }

  /** Returns the added cost of digging when this card is laid on such a pile. */
  #dugBy(card: Card, pile: number): number {
    const { table } = this.#board;
    const { weight } = this.#digs;
    let cost = 0;
    for (let at = table.size(pile) - 1; at >= 0; at--)
      cost += Math.max(0, weight[table.at(pile, at) & 63]! - weight[card & 63]!);
    return cost * this.#timesOf(pile);
  }

  #timesOf(pile: number): number {
    return this.#isAside[pile] === 1 ? this.#weights.digAside : 1;
  }

  /** Rates a card of a column on the cards below it; `at` is the index of those. */
  #card(pile: number, card: Card, under: Card, at: number): number {
    const weights = this.#weights;
    if (card >= FACE_DOWN) return weights.down;
    if (under === 0) return 0;
    const place = this.#place[card]!;
    let score = place === this.#last ? weights.lastOff : 0;
    if (this.#joins(pile, card, under)) return score + weights.joined + weights.run * (2 * this.#run[at]! + 1);
    score += this.#fits(pile, card, under) ? weights.fitting : weights.break;
    return score + this.#buries(card, place, at);
  }

  #setAside(card: Card, at: number): number {
    const place = this.#place[card & 63]!;
    return this.#weights.aside + this.#buries(card, place, at);
  }

  /** Rates a card by the lower cards that it buries. */
  #buries(card: Card, place: number, at: number): number {
    const weights = this.#weights;
    let score = this.#low[at]! < place ? weights.buried : 0;
    if (((this.#lowOfSuit[at]! >> (suitOf(card) << 2)) & 15) < place) score += weights.buriedSuit;
    return score;
  }

  #fits(pile: number, card: Card, under: Card): boolean {
    const { piles, tables } = this.#now!.compiled;
    return relationBit(tables, piles[pile]!.accept, card, under) === 1;
  }

  /**
   * Whether a card belongs with the one below: they leave together, or may be carried together and are laid in that
   * order.
   */
  #joins(pile: number, card: Card, under: Card): boolean {
    if (under === 0 || under >= FACE_DOWN || card >= FACE_DOWN) return false;
    const { piles, tables } = this.#now!.compiled;
    if (this.#together !== undefined) return relationBit(tables, this.#together, card, under) === 1;
    const { lift, accept } = piles[pile]!;
    return relationBit(tables, lift, card, under) === 1 && relationBit(tables, accept, card, under) === 1;
  }
}
