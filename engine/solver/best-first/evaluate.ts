import { BASE, type Card, countOf, FACE_DOWN, fromOf, looksUp, type Move, suitOf, toOf } from '../engine.ts';
import type { Position } from '../position/position.ts';
import { NEVER, type Relations, type RelationsByBase } from '../relations.ts';
import type { EvaluationWeights } from './weights.ts';

/** As `pile << DEEP | cards` where a column's score from its base up to so many cards is kept. */
const DEEP = 8;
/** Of each suit no card yet: four bits a suit. */
const NO_CARD = 0xffff;

/**
 * How far from a win a position looks, and how far it will look after a move that is not made yet. A column's score is a sum
 * over its cards that rests only on the cards below each, so it is kept for every height, and only what lies above the lowest change
 * is reckoned again.
 */
export class Evaluation {
  readonly #position: Position;
  readonly #relations: RelationsByBase;
  readonly #weights: EvaluationWeights;
  readonly #columns: readonly number[];
  readonly #cells: readonly number[];
  readonly #homes: readonly number[];
  /** By pile: 1 a column, 2 a cell, 3 a foundation, 0 other. */
  readonly #role: Uint8Array;
  readonly #fresh: Int32Array;
  /** By pile and height: the score, the lowest order met, the lowest of each suit, the cards in order on the one below. */
  readonly #score: Int32Array;
  readonly #low: Uint8Array;
  readonly #lowOfSuit: Int32Array;
  readonly #joined: Uint8Array;
  /** The cards that foundations wait for. */
  readonly #next = new Uint8Array(64);
  #nexts = 0;
  #dig = 0;
  #used = 0;
  #empty = 0;
  #now: Relations;

  constructor(position: Position, relations: RelationsByBase, weights: EvaluationWeights) {
    const { piles } = position.rules;
    const those = (role: string): number[] =>
      piles.filter(({ rules }) => rules.role === role).map(({ index }) => index);
    this.#position = position;
    this.#relations = relations;
    this.#weights = weights;
    this.#columns = those('tableau');
    this.#cells = those('cell');
    this.#homes = those('foundation');
    this.#role = Uint8Array.from(piles, ({ rules }) => ['', 'tableau', 'cell', 'foundation'].indexOf(rules.role) & 3);
    this.#fresh = position.watch();
    this.#score = new Int32Array(piles.length << DEEP);
    this.#low = new Uint8Array(piles.length << DEEP);
    this.#lowOfSuit = new Int32Array(piles.length << DEEP);
    this.#joined = new Uint8Array(piles.length << DEEP);
    this.#now = relations.at(0);
  }

  /** The position on the table, settled; `depth`: moves made to get here. `foretell` rests on it until the next. */
  score(depth: number): number {
    const { table } = this.#position;
    const weights = this.#weights;
    this.#now = this.#relations.at(table.counter(BASE));
    let score = (weights.depth * depth) >> 2;
    let empty = 0;
    for (let i = 0; i < this.#columns.length; i++) {
      const pile = this.#columns[i]!;
      const size = table.size(pile);
      if (size === 0) empty++;
      else score += this.#column(pile, size);
    }
    let used = 0;
    for (let i = 0; i < this.#cells.length; i++) if (table.top(this.#cells[i]!) !== 0) used++;
    this.#empty = empty;
    this.#used = used;
    this.#dig = this.#isCrowded(used, empty) ? (weights.dig * weights.crowded) >> 3 : weights.dig;
    return score + this.#room(used, empty) + this.#foundations();
  }

  /** The score after a drag, as far as can be told from the cards it carries. */
  foretell(score: number, move: Move): number {
    const { table } = this.#position;
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    const weights = this.#weights;
    const size = table.size(from);
    const left = size - count;
    const card = table.at(from, left);
    const under = table.at(from, left - 1);
    const home = this.#role[to] === 3;
    let { used, empty } = { used: this.#used, empty: this.#empty };
    let told = score + (weights.depth >> 2);
    if (this.#role[from] === 1) {
      told += this.#upTo(from, left) - this.#upTo(from, size);
      if (left === 0) empty++;
      else if (!home && looksUp(this.#now.compiled.tables, this.#now.compiled.piles[from]!.accept, card, under) === 1)
        told += weights.split;
    } else if (this.#role[from] === 2) used--;
    else if (this.#role[from] === 3) told += weights.home * count;
    if (this.#role[to] === 1) {
      told += this.#added(from, left, count, to);
      if (table.size(to) === 0) empty--;
    } else if (this.#role[to] === 2) {
      used++;
      told += weights.toCell;
    } else if (home) told -= weights.home * count;
    told += this.#room(used, empty) - this.#room(this.#used, this.#empty);
    for (let i = 0; i < this.#nexts; i++) {
      const next = this.#next[i]!;
      const place = this.#position.place[next]!;
      const pile = place >> 8;
      const index = place & 255;
      if (pile === from && index < left) {
        told -= this.#dig * count;
        if (index === left - 1) told -= weights.bares;
      } else if (pile === to) told += this.#dig * count;
    }
    return told;
  }

  #isCrowded(used: number, empty: number): boolean {
    return empty === 0 && used === this.#cells.length;
  }

  #room(used: number, empty: number): number {
    const { cells, empty: columns } = this.#weights;
    const at = used + 3 - this.#cells.length;
    const full = used > 0 && at >= 0 ? cells[Math.min(at, 3)]! : 0;
    return full + (empty > 0 ? columns[Math.min(empty, 3) - 1]! : 0);
  }

  /** Cards home, the difference of foundations, and the cards above those that are awaited. */
  #foundations(): number {
    const { table, place } = this.#position;
    const weights = this.#weights;
    const { compiled, copies } = this.#now;
    let [least, most, home, nexts] = [256, 0, 0, 0];
    for (let i = 0; i < this.#homes.length; i++) {
      const pile = this.#homes[i]!;
      const size = table.size(pile);
      home += size;
      if (size < least) least = size;
      if (size > most) most = size;
      const row = compiled.piles[pile]!.accept + (table.top(pile) << 1);
      for (let half = 0; half < 2; half++) {
        for (let bits = compiled.tables[row + half]!; bits !== 0; bits &= bits - 1) {
          const card = (half << 5) | (31 - Math.clz32(bits & -bits));
          if (this.#position.home[card] === copies[card]!) continue;
          let known = 0;
          while (known < nexts && this.#next[known] !== card) known++;
          if (known === nexts) this.#next[nexts++] = card;
        }
      }
    }
    this.#nexts = nexts;
    let score = weights.spread * (most - least) - weights.home * home;
    for (let i = 0; i < nexts; i++) {
      const at = place[this.#next[i]!]!;
      const pile = at >> 8;
      if (this.#role[pile] !== 1) continue;
      const height = (at & 255) + 1;
      const size = table.size(pile);
      score += this.#dig * (size - height);
      if (weights.digRun !== 0) {
        score += weights.digRun * (this.#joined[(pile << DEEP) + size]! - this.#joined[(pile << DEEP) + height]!);
      }
    }
    return score;
  }

  #upTo(pile: number, height: number): number {
    return height === 0 ? 0 : this.#score[(pile << DEEP) + height]!;
  }

  /** Brings a column up to date and gives its score. */
  #column(pile: number, size: number): number {
    const { table } = this.#position;
    for (let height = Math.min(this.#fresh[pile]!, size) + 1; height <= size; height++) {
      const at = (pile << DEEP) + height;
      const card = table.at(pile, height - 1);
      const under = table.at(pile, height - 2);
      const first = height === 1;
      const [low, lowOfSuit] = first ? [NEVER, NO_CARD] : [this.#low[at - 1]!, this.#lowOfSuit[at - 1]!];
      const order = this.#now.order[card & 63]!;
      this.#score[at] = (first ? 0 : this.#score[at - 1]!) + this.#card(pile, card, under, low, lowOfSuit);
      this.#low[at] = Math.min(low, order);
      this.#lowOfSuit[at] = lowered(lowOfSuit, card, order);
      this.#joined[at] = first ? 0 : this.#joined[at - 1]! + this.#joins(pile, card, under);
    }
    this.#fresh[pile] = size;
    return this.#score[(pile << DEEP) + size]!;
  }

  /** What cards of one pile add to the score of another when they are laid on it. */
  #added(from: number, left: number, count: number, to: number): number {
    const { table } = this.#position;
    const at = (to << DEEP) + table.size(to);
    const onEmpty = table.size(to) === 0;
    let low = onEmpty ? NEVER : this.#low[at]!;
    let lowOfSuit = onEmpty ? NO_CARD : this.#lowOfSuit[at]!;
    let under = table.top(to);
    let added = 0;
    for (let i = left; i < left + count; i++) {
      const card = table.at(from, i);
      added += this.#card(to, card, under, low, lowOfSuit);
      const order = this.#now.order[card & 63]!;
      if (order < low) low = order;
      lowOfSuit = lowered(lowOfSuit, card, order);
      under = card;
    }
    return added;
  }

  #joins(pile: number, card: Card, under: Card): number {
    const { piles, tables } = this.#now.compiled;
    return card < FACE_DOWN ? looksUp(tables, piles[pile]!.accept, card, under) : 0;
  }

  /** A card of a column; `under`: the one it lies on, 0 at the base. */
  #card(pile: number, card: Card, under: Card, low: number, lowOfSuit: number): number {
    const weights = this.#weights;
    const order = this.#now.order[card & 63]!;
    if (under === 0) return order === this.#now.last ? weights.base : card >= FACE_DOWN ? weights.down : 0;
    let score = this.#joins(pile, card, under) === 1 ? 0 : weights.break;
    if (card >= FACE_DOWN) score += weights.down;
    if (low < order) score += weights.buried;
    if (((lowOfSuit >> (suitOf(card) << 2)) & 15) < order) score += weights.buriedSuit;
    return score;
  }
}

/** The lowest of each suit with one more card. */
function lowered(lowOfSuit: number, card: Card, order: number): number {
  const shift = suitOf(card) << 2;
  return ((lowOfSuit >> shift) & 15) <= order ? lowOfSuit : (lowOfSuit & ~(15 << shift)) | (order << shift);
}
