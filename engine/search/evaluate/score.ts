import { BASE } from '../../model/counters.ts';
import { countOf, fromOf, type Move, toOf } from '../../model/move.ts';
import { FACE_DOWN } from '../../model/card.ts';
import type { BeamBoard } from '../boards/snapshots/board.ts';
import { DigByTops, lacksOnePlace } from './dig-by-tops.ts';
import { DigWeights } from './dig-weights.ts';
import { LOWEST_CARDS_BITS, Heaps } from './heaps.ts';
import type { BeamWeights } from './weights.ts';
import type { GameView } from '../view/game-view.ts';
import { isBuilt } from '../view/fits.ts';

/* Kinds of piles for the score. */
const COLUMN = 1;
const ASIDE = 2;
const HOME = 3;
const PARTS: Readonly<Record<string, number>> = {
  tableau: COLUMN,
  waste: ASIDE,
  reserve: ASIDE,
  cell: ASIDE,
  foundation: HOME,
};

/**
 * Rates how near to a win a position looks, and how near it will look after a drag not made yet: a card that the drag
 * uncovers counts as face up.
 */
export class BeamScore {
  /**
   * The signature of the position scored last, which similar positions share: the cards home, and its empty columns, or
   * its face-down cards where whole runs go home.
   */
  signature = 0;
  readonly #board: BeamBoard;
  readonly #view: GameView;
  readonly #weights: BeamWeights;
  readonly #digs: DigWeights | DigByTops;
  readonly #heaps: Heaps;
  readonly #part: Uint8Array;
  readonly #columns: readonly number[];
  readonly #asides: readonly number[];
  readonly #homes: readonly number[];
  /** Whether cards are built on foundations one by one. */
  readonly #built: boolean;
  /** Facts of the position that `predict` starts from. */
  #empty = 0;
  #total = 0;
  #signature = 0;

  constructor(board: BeamBoard, view: GameView, weights: BeamWeights) {
    const { piles } = board.rules;
    this.#board = board;
    this.#view = view;
    this.#weights = weights;
    this.#part = Uint8Array.from(piles, ({ rules }) => PARTS[rules.role] ?? 0);
    const pilesOfPart = (part: number): number[] => [...piles.keys()].filter((pile) => this.#part[pile] === part);
    this.#columns = pilesOfPart(COLUMN);
    this.#asides = pilesOfPart(ASIDE);
    this.#homes = pilesOfPart(HOME);
    this.#built = isBuilt(board.rules);
    this.#digs = lacksOnePlace(view.at(board.table.counter(BASE)))
      ? new DigByTops(weights, board, this.#homes)
      : new DigWeights(weights);
    this.#heaps = new Heaps(board, weights, this.#digs, this.#asides, this.#built);
  }

  /**
   * Scores the settled position on the board, in tenths of a point; higher is better. `predict` starts from it until
   * the next call.
   */
  score(): number {
    const { table, home } = this.#board;
    const now = this.#view.at(table.counter(BASE));
    this.#heaps.relate(now);
    if (this.#built) this.#digs.weigh(now, home);
    this.#empty = 0;
    this.#signature = 0;
    this.#total = this.#columnScore() + this.#asideScore() + this.#homeScore();
    this.#total += this.#room(this.#empty);
    if (this.#built) this.#signature += marked(EMPTY, this.#empty);
    this.signature = this.#signature;
    return Math.round(10 * this.#total);
  }

  /** Returns the score after a drag; sets `signature` too. */
  predict(move: Move): number {
    const { table, rules, home } = this.#board;
    const { sum, dug, down } = this.#heaps;
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    const size = table.size(from);
    const left = size - count;
    const at = (from << LOWEST_CARDS_BITS) + size;
    const cut = at - count;
    let total = this.#total - sum[at]! + sum[cut]! + dug[at]! - dug[cut]!;
    let empty = this.#empty;
    this.signature = this.#signature;
    if (this.#part[from] === COLUMN) {
      if (left === 0) empty++;
      else if (table.at(from, left - 1) >= FACE_DOWN) {
        total += this.#heaps.turned(from, left);
        if (!this.#built) this.#remark(from, down[cut]!, down[cut]! - 1);
      }
    }
    if (this.#part[to] === HOME) {
      total += this.#weights.home * count;
      if (this.#built && count === 1) total += this.#digs.gain(table.top(from), home, to);
      this.#remark(HOMES, table.top(to), rules.piles[to]!.rules.oneByOne ? table.at(from, left) : table.top(from));
    } else if (this.#part[to] === COLUMN) {
      if (table.size(to) === 0) empty--;
      total += this.#heaps.added(from, left, count, to);
    } else if (this.#part[to] === ASIDE && count === 1) total += this.#heaps.dealt(table.top(from), to);
    else total += this.#weights.aside * count;
    if (empty !== this.#empty) {
      total += this.#room(empty) - this.#room(this.#empty);
      if (this.#built) this.#remark(EMPTY, this.#empty, empty);
    }
    return Math.round(10 * total);
  }

  /**
   * Returns the score when each of these piles has been dealt a card from the stock, its top card first; sets
   * `signature` too.
   */
  predictDeal(stock: number, to: readonly number[]): number {
    const { table } = this.#board;
    let total = this.#total;
    let empty = this.#empty;
    this.signature = this.#signature;
    for (let i = 0; i < to.length; i++) {
      const pile = to[i]!;
      if (this.#part[pile] === COLUMN && table.size(pile) === 0) empty--;
      total += this.#heaps.dealt(table.at(stock, table.size(stock) - 1 - i) & 63, pile);
    }
    if (empty === this.#empty) return Math.round(10 * total);
    if (this.#built) this.#remark(EMPTY, this.#empty, empty);
    return Math.round(10 * (total + this.#room(empty) - this.#room(this.#empty)));
  }

  #columnScore(): number {
    const { table } = this.#board;
    const { sum, dug, down } = this.#heaps;
    let total = 0;
    for (let i = 0; i < this.#columns.length; i++) {
      const pile = this.#columns[i]!;
      const size = table.size(pile);
      if (size === 0) this.#empty++;
      this.#heaps.bring(pile, size);
      const at = (pile << LOWEST_CARDS_BITS) + size;
      total += sum[at]! - dug[at]!;
      if (down[at]! > 0) total += this.#weights.anyDown;
      if (!this.#built) this.#signature += marked(pile, down[at]!);
    }
    return total;
  }

  #asideScore(): number {
    const { table } = this.#board;
    const { sum, dug } = this.#heaps;
    let total = 0;
    for (let i = 0; i < this.#asides.length; i++) {
      const pile = this.#asides[i]!;
      const size = table.size(pile);
      this.#heaps.bring(pile, size);
      total += sum[(pile << LOWEST_CARDS_BITS) + size]! - dug[(pile << LOWEST_CARDS_BITS) + size]!;
    }
    return total;
  }

  #homeScore(): number {
    const { table } = this.#board;
    let [least, most, home] = [256, 0, 0];
    for (let i = 0; i < this.#homes.length; i++) {
      const pile = this.#homes[i]!;
      const size = table.size(pile);
      home += size;
      if (size < least) least = size;
      if (size > most) most = size;
      this.#signature += marked(HOMES, table.top(pile));
    }
    return this.#weights.home * home - this.#weights.spread * Math.max(0, most - least);
  }

  #room(empty: number): number {
    return empty === 0 ? 0 : this.#weights.empty + (empty - 1) * this.#weights.moreEmpty;
  }

  #remark(pile: number, before: number, after: number): void {
    this.signature += marked(pile, after) - marked(pile, before);
  }
}

/* Pseudo pile numbers for facts about all foundations and all columns, larger than those of real piles. */
const HOMES = 200;
const EMPTY = 201;

/** Hashes a fact about a pile to 24 bits: a signature is a sum of these. */
const marked = (pile: number, fact: number): number => MARKS[(pile << 7) | fact]!;

const MARKS = Uint32Array.from({ length: 202 << 7 }, (_, at) => {
  const more = Math.imul(at ^ 0x9e3779b1, 0x85ebca6b);
  const once = Math.imul(more ^ (more >>> 15), 0xc2b2ae35);
  return (once ^ (once >>> 13)) >>> 8;
});
