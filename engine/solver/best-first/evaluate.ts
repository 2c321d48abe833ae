import { BASE } from '../../model/counters.ts';
import { type Card, FACE_DOWN, suitOf } from '../../model/card.ts';
import { countOf, fromOf, type Move, toOf } from '../../model/move.ts';
import { relationBit } from '../../model/acceptance.ts';
import type { Position } from '../../search/boards/position/position.ts';
import { ON_CELL, ON_OTHER } from './repeats.ts';
import { byPlace, type EvaluationWeights, STAGES } from './weights.ts';
import { withLowest } from '../../search/evaluate/lowest.ts';
import { indicesOf, type GameView } from '../../search/view/game-view.ts';
import { NEVER_HOME, type Relations } from '../../search/view/relations.ts';

/** A column's score from its base up to a number of cards is kept at `pile << DEEP | cards`. */
const DEEP = 8;
/** A value above the number of any pile: the `#fresh` of a foundation until it is touched. */
const UNTOUCHED = 1 << DEEP;
/** The lowest order of each suit before any card, four bits a suit. */
const NO_CARD = 0xffff;

/**
 * Rates how far from a win a position looks, and how far it will look after a move that is not made yet. A column's
 * score is a sum over its cards that depends only on the cards below each, so it is kept for every height and computed
 * again only above the lowest change. Made once for a context; each search begins it with its own weights. It is one
 * long file because the score of a position and that after a move read the same private caches in the innermost loop.
 */
export class Evaluation {
  readonly #position: Position;
  readonly #view: GameView;
  #weights = STAGES[0]!.weights;
  /** By a card's place in its suit: its points above a lower card, and in a cell. */
  #buried = byPlace(0);
  #celled = byPlace(0);
  readonly #columns: readonly number[];
  readonly #cells: readonly number[];
  readonly #homes: readonly number[];
  /** By pile: 1 a column, 2 a cell, 3 a foundation, 0 other. */
  readonly #role: Uint8Array;
  readonly #fresh: Int32Array;
  /**
   * By pile and height: the score, the lowest order, the lowest of each suit, the cards in order on the one below.
   */
  readonly #score: Int32Array;
  readonly #low: Uint8Array;
  readonly #lowOfSuit: Int32Array;
  readonly #joined: Uint8Array;
  /** The points of the foundations, without the depth of the awaited cards in columns. */
  #atHome = 0;
  /** The cards that foundations wait for, where each lies, and by pile how many of them. */
  readonly #next = new Uint8Array(64);
  readonly #nextPlace = new Int32Array(64);
  readonly #awaited: Uint8Array;
  #nexts = 0;
  #dig = 0;
  #used = 0;
  #empty = 0;
  /** What cells and empty columns add to the score. */
  #free = 0;
  /**
   * The cards whose move is predicted: their pile, how many they are, and what removing them adds to the score. Unless
   * they go home, `#split` is added too.
   */
  #from = -1;
  #count = 0;
  #lifted = 0;
  #split = 0;
  /** Cells used and columns empty without them. */
  #usedLeft = 0;
  #emptyLeft = 0;
  #base = 0;
  #now: Relations;
  /** By pile: the offset in `#tables` of its table, which says what card may lie on what card. */
  readonly #accept: Int32Array;
  #tables: Int32Array;

  constructor(position: Position, view: GameView) {
    const { piles } = view.rules;
    this.#position = position;
    this.#view = view;
    this.#columns = indicesOf(view.columns);
    this.#cells = indicesOf(view.cells);
    this.#homes = indicesOf(view.foundations);
    this.#role = Uint8Array.from(piles, ({ rules }) => ['', 'tableau', 'cell', 'foundation'].indexOf(rules.role) & 3);
    this.#fresh = position.watch();
    this.#score = new Int32Array(piles.length << DEEP);
    this.#low = new Uint8Array(piles.length << DEEP);
    this.#lowOfSuit = new Int32Array(piles.length << DEEP);
    this.#joined = new Uint8Array(piles.length << DEEP);
    this.#awaited = new Uint8Array(piles.length);
    this.#accept = new Int32Array(piles.length);
    this.#now = view.at(0);
    this.#tables = this.#now.compiled.tables;
  }

  /** Begins a search with these weights. */
  begin(weights: EvaluationWeights): void {
    this.#weights = weights;
    this.#buried = byPlace(weights.buriedPlace, weights.buried);
    this.#celled = byPlace(weights.cellPlace);
    this.#turnTo(this.#position.table.counter(BASE));
  }

  /** Switches to the relations of a base rank, and forgets what was computed. */
  #turnTo(base: number): void {
    this.#base = base;
    this.#now = this.#view.at(base);
    const { piles, tables } = this.#now.compiled;
    this.#tables = tables;
    for (let pile = 0; pile < piles.length; pile++) this.#accept[pile] = piles[pile]!.accept;
    this.#fresh.fill(-1);
  }

  /** Scores the settled position on the table; `depth`: moves made to get here. `predict` starts from the last call. */
  score(depth: number): number {
    const { table } = this.#position;
    const weights = this.#weights;
    const fresh = this.#fresh;
    const base = table.counter(BASE);
    if (base !== this.#base) this.#turnTo(base);
    let score = (weights.depth * depth) >> 2;
    let empty = 0;
    for (let i = 0; i < this.#columns.length; i++) {
      const pile = this.#columns[i]!;
      const size = table.size(pile);
      if (size !== fresh[pile]) this.#column(pile, size);
      if (size === 0) empty++;
      else score += this.#score[(pile << DEEP) + size]!;
    }
    let used = 0;
    for (let i = 0; i < this.#cells.length; i++) {
      const card = table.top(this.#cells[i]!);
      if (card === 0) continue;
      used++;
      score += this.#inCell(card);
    }
    this.#from = -1;
    this.#empty = empty;
    this.#used = used;
    this.#free = this.#room(used, empty);
    this.#dig = this.#isCrowded(used, empty) ? (weights.dig * weights.crowded) >> 3 : weights.dig;
    return score + this.#free + this.#foundations();
  }

  /** Returns the score after a drag, as far as the cards that it carries determine it. */
  predict(score: number, move: Move): number {
    const from = fromOf(move);
    const to = toOf(move);
    const count = countOf(move);
    // In a list, moves of the same cards follow one another.
    if (from !== this.#from || count !== this.#count) this.#lift(from, count);
    const weights = this.#weights;
    const goal = this.#role[to]!;
    let total = score + this.#lifted + this.#dig * count * this.#awaited[to]!;
    if (goal === 3) return total + this.#roomed(this.#usedLeft, this.#emptyLeft) - weights.home * count;
    total += this.#split;
    if (goal === 1) {
      const empty = this.#position.table.size(to) === 0 ? this.#emptyLeft - 1 : this.#emptyLeft;
      if (count > 1) total += weights.several;
      else if (this.#role[from] === 2) total += weights.fromCell;
      return total + this.#roomed(this.#usedLeft, empty) + this.#added(from, count, to);
    }
    if (goal === 2) {
      const room = this.#roomed(this.#usedLeft + 1, this.#emptyLeft);
      return total + room + weights.toCell + this.#inCell(this.#position.table.top(from));
    }
    return total + this.#roomed(this.#usedLeft, this.#emptyLeft);
  }

  /** Returns the card on which a card that goes to a pile will lie (repeats.ts). */
  onto(to: number): number {
    const role = this.#role[to];
    return role === 1 ? this.#position.table.top(to) & 63 : role === 2 ? ON_CELL : ON_OTHER;
  }

  #inCell(card: Card): number {
    return this.#celled[this.#now.order[card & 63]!]!;
  }

  /** Computes what taking `count` cards off a pile adds, wherever they go. */
  #lift(from: number, count: number): void {
    const weights = this.#weights;
    const role = this.#role[from]!;
    const left = this.#position.table.size(from) - count;
    this.#from = from;
    this.#count = count;
    this.#usedLeft = role === 2 ? this.#used - 1 : this.#used;
    this.#emptyLeft = role === 1 && left === 0 ? this.#empty + 1 : this.#empty;
    this.#split = 0;
    let total = weights.depth >> 2;
    if (role === 1) {
      const at = (from << DEEP) + left;
      total += this.#upTo(from, left) - this.#score[at + count]!;
      if (left > 0 && this.#joined[at + 1]! > this.#joined[at]!) this.#split = weights.split;
    } else if (role === 2) total -= this.#inCell(this.#position.table.top(from));
    else if (role === 3) total += weights.home * count;
    if (this.#awaited[from] !== 0) total += this.#bared(from, left, count);
    this.#lifted = total;
  }

  /**
   * Returns the points that the awaited cards in a pile add when `count` cards are taken off it, so that `left` remain.
   */
  #bared(from: number, left: number, count: number): number {
    let total = 0;
    for (let i = 0; i < this.#nexts; i++) {
      const place = this.#nextPlace[i]!;
      const index = place & 255;
      if (place >> 8 !== from || index >= left) continue;
      total -= this.#dig * count;
      if (index === left - 1) total -= this.#weights.bares;
    }
    return total;
  }

  /** Returns the change of score when `used` cells are in use and `empty` columns are empty. */
  #roomed(used: number, empty: number): number {
    return used === this.#used && empty === this.#empty ? 0 : this.#room(used, empty) - this.#free;
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

  /** Scores the cards home, the difference of foundations, and the cards above the awaited ones. */
  #foundations(): number {
    const { table, place } = this.#position;
    const weights = this.#weights;
    for (let i = 0; i < this.#nexts; i++) this.#awaited[this.#nextPlace[i]! >> 8] = 0;
    if (this.#isStale()) this.#await();
    let score = this.#atHome;
    for (let i = 0; i < this.#nexts; i++) {
      const at = place[this.#next[i]!]!;
      const pile = at >> 8;
      this.#nextPlace[i] = at;
      this.#awaited[pile]!++;
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

  /** Whether a foundation was touched since the awaited cards were last found. */
  #isStale(): boolean {
    for (let i = 0; i < this.#homes.length; i++) if (this.#fresh[this.#homes[i]!] !== UNTOUCHED) return true;
    return false;
  }

  /** Finds the cards that foundations wait for. */
  #await(): void {
    const { table } = this.#position;
    const { compiled, copies } = this.#now;
    let least = 256;
    let most = 0;
    let home = 0;
    let nexts = 0;
    for (let i = 0; i < this.#homes.length; i++) {
      const pile = this.#homes[i]!;
      const size = table.size(pile);
      this.#fresh[pile] = UNTOUCHED;
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
    this.#atHome = this.#weights.spread * (most - least) - this.#weights.home * home;
  }

  #upTo(pile: number, height: number): number {
    return height === 0 ? 0 : this.#score[(pile << DEEP) + height]!;
  }

  /** Brings a column up to date. */
  #column(pile: number, size: number): void {
    const { table } = this.#position;
    const valid = Math.max(0, Math.min(this.#fresh[pile]!, size));
    this.#fresh[pile] = size;
    let at = (pile << DEEP) + valid;
    let under = table.at(pile, valid - 1);
    let score = valid === 0 ? 0 : this.#score[at]!;
    let low = valid === 0 ? NEVER_HOME : this.#low[at]!;
    let lowOfSuit = valid === 0 ? NO_CARD : this.#lowOfSuit[at]!;
    let joined = valid === 0 ? 0 : this.#joined[at]!;
    for (let height = valid; height < size; height++) {
      const card = table.at(pile, height);
      const order = this.#now.order[card & 63]!;
      const joins = under === 0 ? 0 : this.#joins(pile, card, under);
      score += this.#card(card, under, joins, low, lowOfSuit) + this.#laid(height, joined, joins);
      if (order < low) low = order;
      lowOfSuit = withLowest(lowOfSuit, suitOf(card) << 2, order);
      joined += joins;
      at++;
      this.#score[at] = score;
      this.#low[at] = low;
      this.#lowOfSuit[at] = lowOfSuit;
      this.#joined[at] = joined;
      under = card;
    }
  }

  /** Returns what cards of one pile add to the score of another when they are laid on it. */
  #added(from: number, count: number, to: number): number {
    const { table } = this.#position;
    const left = table.size(from) - count;
    const at = (to << DEEP) + table.size(to);
    const onEmpty = table.size(to) === 0;
    let low = onEmpty ? NEVER_HOME : this.#low[at]!;
    let lowOfSuit = onEmpty ? NO_CARD : this.#lowOfSuit[at]!;
    let joined = onEmpty ? 0 : this.#joined[at]!;
    let under = table.top(to);
    let added = 0;
    for (let i = left, height = table.size(to); i < left + count; i++, height++) {
      const card = table.at(from, i);
      const joins = under === 0 ? 0 : this.#joins(to, card, under);
      added += this.#card(card, under, joins, low, lowOfSuit) + this.#laid(height, joined, joins);
      joined += joins;
      const order = this.#now.order[card & 63]!;
      if (order < low) low = order;
      lowOfSuit = withLowest(lowOfSuit, suitOf(card) << 2, order);
      under = card;
    }
    return added;
  }

  #joins(pile: number, card: Card, under: Card): number {
    return card < FACE_DOWN ? relationBit(this.#tables, this.#accept[pile]!, card, under) : 0;
  }

  /**
   * Returns the points of a card for its height: of `below` cards under it, `joined` are in order; `joins`: 1 if it is.
   */
  #laid(below: number, joined: number, joins: number): number {
    const { height, neat } = this.#weights;
    return ((height * below) >> 2) + (joins === 1 && joined === below - 1 ? neat : 0);
  }

  /**
   * Returns the points of a card in a column; `under`: the card below, 0 at the base; `joins`: 1 when it is in order.
   */
  #card(card: Card, under: Card, joins: number, low: number, lowOfSuit: number): number {
    const weights = this.#weights;
    const order = this.#now.order[card & 63]!;
    if (under === 0) return order === this.#now.last ? weights.base : card >= FACE_DOWN ? weights.down : 0;
    let score = joins === 1 ? 0 : weights.break;
    if (card >= FACE_DOWN) score += weights.down;
    if (low < order) score += this.#buried[order]!;
    if (((lowOfSuit >> (suitOf(card) << 2)) & 15) < order) score += weights.buriedSuit;
    return score;
  }
}
