import type { Card } from '../../model/card.ts';
import { withLowest } from '../../search/evaluate/lowest.ts';
import type { BeamWeights } from '../../search/evaluate/weights.ts';
import type { PackedBoard } from './board.ts';
import { homeOf } from './forced.ts';
import { HEIGHT } from './game.ts';
import { cardOf, CELLS, packedCountOf, packedFromOf, PACKED_HOME, type PackedMove, packedToOf } from './packed-move.ts';
import { FULL } from '../../search/view/chains.ts';

const CHAINS = 4;
/** The lowest order before any card: of each chain, four bits a chain; and of all cards. */
const NO_CARD = 0xffff;
const NO_PLACE = 15;
const PLACES = 32 * HEIGHT;

/**
 * Rates how near to a win a packed position looks, and how near it will look after each of its moves, by the weights
 * that the beam on an ordinary table uses (evaluate/score.ts).
 */
export class PackedBeamScore {
  /** The signature of the position predicted last, which similar positions share: cards home and empty columns. */
  signature = 0;
  readonly #board: PackedBoard;
  readonly #weights: BeamWeights;
  /** By place: what the column up to there adds without digging, and what digging in it costs. */
  readonly #sum = new Float64Array(PLACES);
  readonly #dug = new Float64Array(PLACES);
  /** By place: the cost of one more card above, the lowest order of the cards up to there, and that of each chain. */
  readonly #cost = new Float64Array(PLACES);
  readonly #low = new Uint8Array(PLACES).fill(NO_PLACE);
  readonly #lowOfChain = new Int32Array(PLACES).fill(NO_CARD);
  /** The cost of each card above a given one: by how many of its chain go home before it; by card. */
  readonly #costs: Float64Array;
  readonly #costOf = new Float64Array(64);
  /** The cards home that `#costOf` holds for; the score of the position, in points. */
  #heights = -1;
  #total = 0;

  constructor(board: PackedBoard, weights: BeamWeights) {
    this.#board = board;
    this.#weights = weights;
    this.#costs = Float64Array.from({ length: FULL }, (_, before) => weights.dig * weights.fall ** before);
  }

  /**
   * Scores the position on the board, in tenths of a point; higher is better. `predict` starts from it until the next
   * call. Reads `fresh` of the columns without setting it: the evaluation does that.
   */
  score(): number {
    const { game, tops, heights, holds, emptyColumns } = this.#board;
    const { aside, home, spread } = this.#weights;
    this.#weigh(heights);
    let total = aside * holds + this.#room(emptyColumns);
    for (let column = 0; column < game.columns.length; column++) {
      const top = tops[column]!;
      this.#update(column, top);
      total += this.#sum[top]! - this.#dug[top]!;
    }
    let [least, most] = [FULL, 0];
    for (let chain = 0; chain < CHAINS; chain++) {
      const height = homeOf(heights, chain);
      total += home * height;
      if (height < least) least = height;
      if (height > most) most = height;
    }
    this.#total = total - spread * (most - least);
    return Math.round(10 * this.#total);
  }

  /** Returns the score after a move, without the automatic moves after it; sets `signature` too. */
  predict(move: PackedMove): number {
    const { tops, heights, emptyColumns, game } = this.#board;
    const { home, aside } = this.#weights;
    const [from, to, count, card] = [packedFromOf(move), packedToOf(move), packedCountOf(move), cardOf(move)];
    const oneHome = 1 << (game.chains.chain[card]! << 2);
    let total = this.#total;
    let empty = emptyColumns;
    let gone = heights;
    let left = 0;
    if (from < CELLS) {
      const top = tops[from]!;
      left = top - count;
      total += this.#sum[left]! - this.#sum[top]! + this.#dug[top]! - this.#dug[left]!;
      if ((left & 63) === 0) empty++;
    } else if (from === CELLS) total -= aside;
    else {
      total -= home;
      gone -= oneHome;
    }
    if (to === PACKED_HOME) {
      total += home + this.#gain(game.chains.chain[card]!);
      gone += oneHome;
    } else if (to === CELLS) total += aside;
    else {
      const onto = tops[to]!;
      if ((onto & 63) === 0) empty--;
      total += count === 1 ? this.#one(card, onto) : this.#several(left + 1, count, onto);
    }
    if (empty !== emptyColumns) total += this.#room(empty) - this.#room(emptyColumns);
    this.signature = gone | (empty << 16);
    return Math.round(10 * total);
  }

  /** Returns what a card adds to a column whose top card is at `onto`. */
  #one(card: Card, onto: number): number {
    const under = this.#board.cards[onto]!;
    return this.#card(card, under, this.#low[onto]!, this.#lowOfChain[onto]!) - this.#cost[onto]!;
  }

  /** Returns what the cards from the place `first` on add to a column whose top card is at `onto`. */
  #several(first: number, count: number, onto: number): number {
    const { cards, game } = this.#board;
    const { order, chain } = game.chains;
    let under = cards[onto]!;
    let low = this.#low[onto]!;
    let lowOfChain = this.#lowOfChain[onto]!;
    let cost = this.#cost[onto]!;
    let added = 0;
    for (let at = first; at < first + count; at++) {
      const card = cards[at]!;
      added += this.#card(card, under, low, lowOfChain) - cost;
      low = Math.min(low, order[card]!);
      lowOfChain = withLowest(lowOfChain, chain[card]! << 2, order[card]!);
      cost += this.#costOf[card]!;
      under = card;
    }
    return added;
  }

  /** Returns what a card of a column adds; `under`: the card below, 0 at the base. */
  #card(card: Card, under: Card, low: number, lowOfChain: number): number {
    if (under === 0) return 0;
    const { lastOff, joined, fitting, break: broken, buried, buriedSuit } = this.#weights;
    const { joins, lifts, chains } = this.#board.game;
    const place = chains.order[card]!;
    const pair = (card << 6) | under;
    let score = place === FULL - 1 ? lastOff : 0;
    if (joins[pair] === 1 && lifts[pair] === 1) return score + joined;
    score += joins[pair] === 1 ? fitting : broken;
    if (low < place) score += buried;
    if (((lowOfChain >> (chains.chain[card]! << 2)) & 15) < place) score += buriedSuit;
    return score;
  }

  /** Brings the sums and costs of a column up to date. */
  #update(column: number, top: number): void {
    const { cards, fresh, game } = this.#board;
    const { order, chain } = game.chains;
    const base = column * HEIGHT;
    for (let at = base + fresh[column]! + 1; at <= top; at++) {
      const card = cards[at]!;
      const [low, lowOfChain] = [this.#low[at - 1]!, this.#lowOfChain[at - 1]!];
      this.#sum[at] = this.#sum[at - 1]! + this.#card(card, cards[at - 1]!, low, lowOfChain);
      this.#low[at] = Math.min(low, order[card]!);
      this.#lowOfChain[at] = withLowest(lowOfChain, chain[card]! << 2, order[card]!);
    }
    let cost = 0;
    let dug = 0;
    for (let at = base + 1; at <= top; at++) {
      dug += cost;
      cost += this.#costOf[cards[at]!]!;
      this.#cost[at] = cost;
      this.#dug[at] = dug;
    }
  }

  #weigh(heights: number): void {
    if (heights === this.#heights) return;
    this.#heights = heights;
    const { next } = this.#board.game.chains;
    for (let chain = 0; chain < CHAINS; chain++) {
      const height = homeOf(heights, chain);
      for (let place = height; place < FULL; place++)
        this.#costOf[next[(chain << 4) | place]!] = this.#costs[place - height]!;
    }
  }

  /**
   * Estimates how much less digging costs once the next card of a chain is home, because the later ones are then nearer
   * to their turn.
   */
  #gain(chain: number): number {
    const { place, tops, heights, game } = this.#board;
    const height = homeOf(heights, chain);
    let gain = 0;
    for (let at = height + 1; at < FULL; at++) {
      const lies = place[game.chains.next[(chain << 4) | at]!]!;
      if (lies >> 6 >= CELLS) continue;
      gain += (this.#costs[at - height]! - this.#costs[at - height - 1]!) * (tops[lies >> 6]! - lies);
    }
    return gain;
  }

  #room(empty: number): number {
    return empty === 0 ? 0 : this.#weights.empty + (empty - 1) * this.#weights.moreEmpty;
  }
}
