import { isNear, relationBit, MAX_CARDS, takesCards } from '../model/acceptance.ts';
import { FACE_DOWN } from '../model/card.ts';
import { countOf, drag, fromOf, type Move, toOf } from '../model/move.ts';
import { EMPTY_RELATION } from './relation-tables.ts';
import { type CompiledPile, type CompiledPiles, takes } from './compiled-pile.ts';
import type { Pile } from '../model/pile.ts';
import type { Table } from '../model/table.ts';

/** Moves found, in a buffer that is used again and again. */
export class Moves {
  readonly list = new Int32Array(4096);
  length = 0;

  add(move: Move): void {
    this.list[this.length++] = move;
  }
}

/**
 * Lists the drags of a position: the hot loop of every search. It first notes the piles that take any card now, with
 * the row of each top card in the look-ups, and the cards that any of these piles takes. Only those few cards are then
 * checked pile by pile. The other rules check the moves that the look-ups allow. Nothing is allocated.
 */
export class DragList {
  readonly #sources: Int32Array;
  readonly #targets: Int32Array;
  /** The piles whose top card may go on the card under it. */
  readonly #folding: readonly number[];
  /** By pile: the targets that take cards from it; undefined: all do. */
  readonly #near: readonly (Int32Array | undefined)[];
  /** The piles that take a card now, and the empty ones among them. */
  readonly #open: Int32Array;
  readonly #bare: Int32Array;
  /** Where each pile's row begins in the look-ups; an empty row while it takes nothing. */
  readonly #rows: Int32Array;
  /** Whether the look-ups do not decide for some open pile, even for one card. */
  #isOneUndecided = false;
  #opened = 0;
  #bared = 0;
  /** The cards that some open pile takes, a bit for each: clubs and diamonds, hearts and spades. */
  #low = 0;
  #high = 0;
  /** The cards that a non-empty open pile takes. */
  #onLow = 0;
  #onHigh = 0;
  /** The cards that an open pile takes that may take several at once. */
  #wideLow = 0;
  #wideHigh = 0;
  /** By pile: the most cards that it takes at once, and the number of the list when this was computed. */
  readonly #most: Int32Array;
  readonly #mostIn: Int32Array;
  /** By kind of pile: the number of the last list in which an empty pile of that kind was open. */
  readonly #emptyIn: Int32Array;
  /** The number of lists made so far. */
  #lists = 0;

  constructor(piles: readonly Pile[]) {
    const targets = piles.filter(takesCards);
    this.#sources = indicesOf(piles.filter(({ rules }) => (rules.lift ?? 'nothing') !== 'nothing'));
    this.#targets = indicesOf(targets);
    this.#folding = piles.filter(({ rules }) => rules.within).map(({ index }) => index);
    this.#near = piles.map((from) => nearTo(from, targets));
    this.#open = new Int32Array(targets.length);
    this.#bare = new Int32Array(targets.length);
    this.#rows = new Int32Array(piles.length);
    this.#most = new Int32Array(piles.length);
    this.#mostIn = new Int32Array(piles.length);
    this.#emptyIn = new Int32Array(piles.length);
  }

  /** Adds the drags to `into`. `kinds`: of empty piles with the same number only the first is a target. */
  list(table: Table, ready: CompiledPiles, into: Moves, kinds?: Int32Array): void {
    for (let i = 0; i < this.#folding.length; i++) {
      const pile = this.#folding[i]!;
      if (table.top(pile) < FACE_DOWN && this.#isAllowed(table, ready, pile, 1, pile)) into.add(drag(pile, 1, pile));
    }
    this.#openTargets(table, ready, kinds);
    this.#gather(table, ready, into);
  }

  #openTargets(table: Table, { piles, tables }: CompiledPiles, kinds: Int32Array | undefined): void {
    const targets = this.#targets;
    const list = ++this.#lists;
    let opened = 0;
    let bared = 0;
    let low = 0;
    let high = 0;
    let onLow = 0;
    let onHigh = 0;
    let wideLow = 0;
    let wideHigh = 0;
    let isUndecided = false;
    for (let i = 0; i < targets.length; i++) {
      const to = targets[i]!;
      const pile = piles[to]!;
      const row = pile.accept + (table.top(pile.on) << 1);
      const first = tables[row]!;
      const second = tables[row + 1]!;
      const size = table.size(to);
      const open =
        (first | second) !== 0 &&
        size < pile.full &&
        (pile.covered === undefined || !pile.covered(table, to)) &&
        (kinds === undefined || size > 0 || this.#isFirst(kinds[to]!, list));
      this.#rows[to] = open ? row : EMPTY_RELATION;
      if (!open) continue;
      isUndecided ||= !pile.plainForOne;
      low |= first;
      high |= second;
      this.#open[opened++] = to;
      if (size === 0) this.#bare[bared++] = to;
      else {
        onLow |= first;
        onHigh |= second;
      }
      if (pile.single) continue;
      wideLow |= first;
      wideHigh |= second;
    }
    this.#opened = opened;
    this.#isOneUndecided = isUndecided;
    this.#bared = bared;
    this.#onLow = onLow;
    this.#onHigh = onHigh;
    this.#low = low;
    this.#high = high;
    this.#wideLow = wideLow;
    this.#wideHigh = wideHigh;
  }

  #isFirst(kind: number, list: number): boolean {
    const first = this.#emptyIn[kind] !== list;
    this.#emptyIn[kind] = list;
    return first;
  }

  /** Adds the drags between piles. One long function: calls would cost more than all it does. */
  #gather(table: Table, ready: CompiledPiles, into: Moves): void {
    const { piles, tables, oneByOne } = ready;
    const { list } = into;
    const sources = this.#sources;
    const rows = this.#rows;
    const low = this.#low;
    const high = this.#high;
    const onLow = this.#onLow;
    const onHigh = this.#onHigh;
    const wideLow = this.#wideLow;
    const wideHigh = this.#wideHigh;
    const isOneUndecided = this.#isOneUndecided;
    let found = into.length;
    for (let source = 0; source < sources.length; source++) {
      const from = sources[source]!;
      const top = table.top(from);
      if (top === 0 || top >= FACE_DOWN) continue;
      const { lift, gives, covered, closed } = piles[from]!;
      if (covered !== undefined && covered(table, from)) continue;
      if (closed !== undefined && closed(table, from)) continue;
      const near = this.#near[from];
      // Cards that go one by one begin with the top card, so where it can't go they can't.
      const asTop = oneByOne && (((top < 32 ? wideLow : wideHigh) >>> top) & 1) === 1 ? 1 : 0;
      let under = table.size(from) - 2;
      for (let card = top, count = 1; ; count++, under--) {
        const half = card >> 5;
        const any = count > 1 ? asTop : 0;
        const wanted = count > 1 ? (half === 0 ? wideLow : wideHigh) : half === 0 ? low : high;
        if ((((wanted >>> card) & 1) | any) === 1 && relationBit(tables, gives, card, 0) === 1) {
          const every = ((((half === 0 ? onLow : onHigh) >>> card) & 1) | any) === 1;
          const targets = near ?? (every ? this.#open : this.#bare);
          const length = near !== undefined ? near.length : every ? this.#opened : this.#bared;
          const first = found;
          // Written whether allowed or not, and kept by advancing `found`: a branch would be mispredicted too often.
          for (let i = 0; i < length; i++) {
            const to = targets[i]!;
            list[found] = drag(from, count, to);
            found += ((tables[rows[to]! + half]! >>> card) & 1) | any;
          }
          // A pile that would take its own card needs the check too.
          const needsCheck = count > 1 || isOneUndecided || ((tables[rows[from]! + half]! >>> card) & 1) === 1;
          if (needsCheck && found > first) found = this.#sift(table, ready, list, first, found);
        }
        const below = table.at(from, under);
        if (relationBit(tables, lift, card, below) === 0) break;
        card = below;
      }
    }
    into.length = found;
  }

  /** Keeps those of the drags between piles from `first` on that the whole rules allow; returns where they end. */
  #sift(table: Table, ready: CompiledPiles, list: Int32Array, first: number, end: number): number {
    let kept = first;
    for (let i = first; i < end; i++) {
      const move = list[i]!;
      const [from, to] = [fromOf(move), toOf(move)];
      if (from !== to && this.#isAllowed(table, ready, from, countOf(move), to)) list[kept++] = move;
    }
    return kept;
  }

  #isAllowed(table: Table, ready: CompiledPiles, from: number, count: number, to: number): boolean {
    const { piles, oneByOne } = ready;
    const pile = piles[to]!;
    if (from === to) return takes(table, ready, from, count, to) && !(pile.closed?.(table, from) ?? false);
    // For one card only `least` and `reach` remain, which no look-up covers.
    if (count === 1) return pile.plainForOne || (pile.least === 1 && pile.reach!(from, to, count, table));
    if (pile.single) return false;
    if (pile.plain && !oneByOne) return true;
    if (pile.plainButMost && !oneByOne) return count <= this.#mostOf(table, pile);
    return takes(table, ready, from, count, to);
  }

  /** Returns the most cards the pile takes at once, computed once per list. */
  #mostOf(table: Table, { pile: { taking, index } }: CompiledPile): number {
    if (this.#mostIn[index] !== this.#lists) {
      this.#mostIn[index] = this.#lists;
      this.#most[index] = Math.min(
        MAX_CARDS,
        typeof taking.most === 'number' ? taking.most : taking.most(table, index),
      );
    }
    return this.#most[index]!;
  }
}

const indicesOf = (piles: readonly Pile[]): Int32Array => Int32Array.from(piles, ({ index }) => index);

/** Returns the piles among `targets` that take cards from this one, or undefined when all do. */
function nearTo(from: Pile, targets: readonly Pile[]): Int32Array | undefined {
  const near = targets.filter((to) => isNear(to, from.index));
  return near.length < targets.length ? indicesOf(near) : undefined;
}
