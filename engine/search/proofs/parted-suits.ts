import { type Card, FACE_DOWN, faceUp } from '../../model/card.ts';
import type { Pile } from '../../model/pile.ts';
import type { Position } from '../boards/position/position.ts';
import { areAlike, hasNoClicks, isBuiltOnTop, isDealt, isIdleStock } from '../view/fits.ts';
import { childrenOf, isBuiltInSuit } from '../view/relations.ts';
import { isWonInColumns } from '../view/wins.ts';
import type { SearchContext } from '../context/context.ts';

/** The column of a card still in the stock. */
const NO_COLUMN = 255;

/**
 * Proves that whole suits can't be assembled in the columns, even if every possibility, once there, remained.
 *
 * A card that does not lie on the next of its suit has to go there. It can once the card that covers that one has gone:
 * so each waits for one other card, and where they wait in a circle none ever goes. If the next of its suit lies above
 * it in its own column, some card between has to go first; one that is face down waits for the card on it; one that may
 * begin a column waits for one that is empty. The cards of the stock will lie on top when they come. No card goes in a
 * real line that can't go by these rules, by induction over the line, so a position in which some card never goes is
 * lost.
 *
 * It holds for one pack, columns that are built down in suit and take cards by their top card alone, and no other piles
 * than a stock that is dealt once.
 */
export class PartedSuits {
  readonly #position: Position;
  readonly #columns: readonly Pile[];
  readonly #stocks: readonly number[];
  /** By card: whether it may begin a column; and the next of its suit, which takes it, 0 for none. */
  readonly #begins = new Uint8Array(64);
  readonly #next = new Uint8Array(64);
  /** By card: its column, its place there, whether it is face down, and the card that covers it, 0 for none. */
  readonly #column = new Uint8Array(64);
  readonly #at = new Uint8Array(64);
  readonly #down = new Uint8Array(64);
  readonly #cover = new Uint8Array(64);
  /** By card: whether it can go where it belongs. */
  readonly #goes = new Uint8Array(64);
  /** By card: the number of the walk that reached it. */
  readonly #met = new Uint8Array(64);
  /** The cards that have to move and cannot yet. */
  readonly #left = new Uint8Array(64);
  #count = 0;
  #isEmptied = false;

  /** Undefined where the argument does not hold. */
  static for({ position, view, facts, pruning }: SearchContext): PartedSuits | undefined {
    const { columns } = view;
    const others = view.othersThan(...columns);
    const [column] = columns;
    if (column === undefined || !pruning.has('parted-suits')) return undefined;
    const suits = childrenOf(view.at(0), column);
    const holds =
      view.isOnePack &&
      areAlike(columns) &&
      columns.every((pile) => isBuiltOnTop(pile) && hasNoClicks(pile)) &&
      others.every((pile) => isDealt(pile) || isIdleStock(pile)) &&
      facts.settles &&
      facts.talon === undefined &&
      isBuiltInSuit(suits) &&
      isWonInColumns(view.rules, columns);
    return holds ? new PartedSuits(position, columns, others, suits) : undefined;
  }

  private constructor(
    position: Position,
    columns: readonly Pile[],
    stocks: readonly Pile[],
    children: readonly (readonly Card[])[],
  ) {
    this.#position = position;
    this.#columns = columns;
    this.#stocks = stocks.map(({ index }) => index);
    for (const [onto, cards] of children.entries()) {
      for (const card of cards) {
        if (onto === 0) this.#begins[card] = 1;
        else this.#next[card] = onto;
      }
    }
  }

  /** Whether the position on the table is lost for that reason. */
  isLost(): boolean {
    this.#lay();
    if (this.#isCircular()) return true;
    for (let before = -1; before !== this.#count && this.#count > 0;) {
      before = this.#count;
      this.#pass();
    }
    return this.#count > 0;
  }

  /** Reads the table and finds the cards that have to move. */
  #lay(): void {
    const { table } = this.#position;
    this.#goes.fill(0);
    this.#count = 0;
    this.#isEmptied = false;
    for (const { index } of this.#columns) {
      const size = table.size(index);
      if (size === 0) this.#isEmptied = true;
      let under = 0;
      for (let at = 0; at < size; at++) {
        const lies = table.at(index, at);
        const card = faceUp(lies);
        this.#column[card] = index;
        this.#at[card] = at;
        this.#down[card] = Number(lies >= FACE_DOWN);
        this.#cover[card] = 0;
        if (at > 0) this.#cover[under] = card;
        const next = this.#next[card]!;
        if (next === 0 ? at > 0 : under !== next) this.#left[this.#count++] = card;
        under = card;
      }
    }
    for (const stock of this.#stocks) {
      for (let at = table.size(stock) - 1; at >= 0; at--) {
        const card = faceUp(table.at(stock, at));
        this.#column[card] = NO_COLUMN;
        this.#at[card] = 1;
        this.#down[card] = this.#cover[card] = 0;
        if (this.#next[card] !== 0) this.#left[this.#count++] = card;
      }
    }
  }

  /** Whether cards wait for each other in a circle. */
  #isCircular(): boolean {
    const met = this.#met.fill(0);
    for (let walk = 1; walk <= this.#count; walk++) {
      let card = this.#left[walk - 1]!;
      while (card !== 0 && met[card] === 0 && this.#begins[card] === 0) {
        met[card] = walk;
        card = this.#cover[this.#next[card]!]!;
      }
      if (card !== 0 && met[card] === walk) return true;
    }
    return false;
  }

  /** Marks the cards that can go by now. */
  #pass(): void {
    const left = this.#left;
    let kept = 0;
    for (let i = 0; i < this.#count; i++) {
      const card = left[i]!;
      if (this.#canGo(card)) {
        this.#goes[card] = 1;
        if (this.#at[card] === 0) this.#isEmptied = true;
      } else left[kept++] = card;
    }
    this.#count = kept;
  }

  #canGo(card: Card): boolean {
    if (this.#down[card] === 1 && this.#goes[this.#cover[card]!] === 0) return false;
    if (this.#begins[card] === 1 && this.#isEmptied) return true;
    const next = this.#next[card]!;
    if (next === 0) return false;
    const cover = this.#cover[next]!;
    if (cover !== 0 && this.#goes[cover] === 0) return false;
    const column = this.#column[card]!;
    return column === NO_COLUMN || this.#column[next] !== column || this.#isParted(column, this.#at[card]!, next);
  }

  /** Whether the next card lies lower in the same column, or some card between can go. */
  #isParted(column: number, at: number, next: Card): boolean {
    const { table } = this.#position;
    const high = this.#at[next]!;
    for (let between = at + 1; between <= high; between++) {
      if (this.#goes[faceUp(table.at(column, between))] === 1) return true;
    }
    return high < at;
  }
}
