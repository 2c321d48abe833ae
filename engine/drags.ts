import { type Card, FACE_DOWN } from './card.ts';
import { drag, type Move } from './move.ts';
import { looksUp, type Prepared, type Ready, takes } from './ready.ts';
import type { Table } from './table.ts';

/** Moves found, in a buffer that is used again and again. */
export class Moves {
  readonly list = new Int32Array(4096);
  length = 0;

  add(move: Move): void {
    this.list[this.length++] = move;
  }
}

/**
 * Lists the drags of a position, the hot loop of every search. First it notes the piles that take anything now, each with the
 * row of its top card in the look-up, and the cards that any of them takes; few cards are left to ask about pile by pile. No
 * garbage is made.
 */
export class DragList {
  readonly #sources: readonly number[];
  readonly #targets: readonly number[];
  /** The piles that take a card now, and where their rows begin in the look-up. */
  readonly #open: Int32Array;
  readonly #rows: Int32Array;
  #opened = 0;
  /** The cards that some open pile takes, a bit for each: clubs and diamonds, hearts and spades. */
  #low = 0;
  #high = 0;

  /** From which piles, and to which. */
  constructor(sources: readonly number[], targets: readonly number[]) {
    this.#sources = sources;
    this.#targets = targets;
    this.#open = new Int32Array(targets.length);
    this.#rows = new Int32Array(targets.length);
  }

  list(table: Table, ready: Prepared, into: Moves): void {
    this.#openTargets(table, ready);
    for (let i = 0; i < this.#sources.length; i++) this.#listFrom(table, ready, this.#sources[i]!, into);
  }

  #openTargets(table: Table, { piles, accepts }: Prepared): void {
    const targets = this.#targets;
    let opened = 0;
    let low = 0;
    let high = 0;
    for (let i = 0; i < targets.length; i++) {
      const to = targets[i]!;
      const pile = piles[to]!;
      const row = pile.offset + (table.top(pile.on) << 1);
      const first = accepts[row]!;
      const second = accepts[row + 1]!;
      if ((first | second) === 0 || table.size(to) >= pile.full) continue;
      low |= first;
      high |= second;
      this.#open[opened] = to;
      this.#rows[opened++] = row;
    }
    this.#opened = opened;
    this.#low = low;
    this.#high = high;
  }

  #listFrom(table: Table, ready: Prepared, from: number, into: Moves): void {
    const size = table.size(from);
    let card = table.top(from);
    if (size === 0 || card >= FACE_DOWN) return;
    const pile = ready.piles[from]!;
    const before = into.length;
    if (pile.within !== undefined) this.#listWithin(table, pile, from, card, into);
    // Cards that go one by one begin with the top card, so where it can't go they can't.
    const oneByOne = ready.oneByOne && this.#taken(card);
    for (let count = 1; ; count++) {
      if (oneByOne || this.#taken(card)) this.#listOf(table, ready, from, card, count, into);
      if (count === size) break;
      const below = table.at(from, size - count - 1);
      if (looksUp(pile.lift, card, below) === 0) break;
      card = below;
    }
    // Asked last, since few cards have anywhere to go and the answer may be dear.
    if (into.length > before && pile.closed !== undefined && pile.closed(table, from)) into.length = before;
  }

  /** Whether some open pile takes the card. */
  #taken(card: Card): boolean {
    return (((card < 32 ? this.#low : this.#high) >>> card) & 1) === 1;
  }

  #listWithin(table: Table, pile: Ready, from: number, card: Card, into: Moves): void {
    if (looksUp(pile.gives, card, 0) === 1 && takes(table, pile, from, card, 1, from)) into.add(drag(from, 1, from));
  }

  #listOf(table: Table, ready: Prepared, from: number, card: Card, count: number, into: Moves): void {
    const { accepts, piles, oneByOne } = ready;
    if (looksUp(piles[from]!.gives, card, 0) === 0) return;
    const half = card >> 5;
    for (let i = 0; i < this.#opened; i++) {
      const fits = (accepts[this.#rows[i]! + half]! >>> card) & 1;
      if (fits === 0 && (count === 1 || !oneByOne)) continue;
      const to = this.#open[i]!;
      if (to === from) continue;
      const pile = piles[to]!;
      const plain = fits === 1 && (count === 1 ? pile.plainForOne : pile.plain);
      if (plain || takes(table, pile, from, card, count, to)) into.add(drag(from, count, to));
    }
  }
}
