import { BASE, REDEALS } from '../../model/counters.ts';
import { type Card, FACE_DOWN, faceUp } from '../../model/card.ts';
import { relationBit, takesCards } from '../../model/acceptance.ts';
import type { Pile } from '../../model/pile.ts';
import type { Position } from '../boards/position/position.ts';
import { cardAt, type Talon } from '../boards/position/talon.ts';
import { type Followers, followersOf, isIn } from './followers.ts';
import { givesCards, hasNoClicks, isBuiltOnTop, isDealt, isGivingReserve, isIdleStock } from '../view/fits.ts';
import { indicesOf, type GameView } from '../view/game-view.ts';
import type { Relations } from '../view/relations.ts';
import type { SearchContext } from '../context/context.ts';

/**
 * Where the sets of cards begin: those that can be uncovered in a column, or are; that can be home; that can be laid on
 * one of the first, or start a column; that can go home on one of the second.
 */
const [BARE, HOME, LAID, NEXT] = [0, 2, 4, 6];

/**
 * Proves that some card can't come home, even if every possibility, once there, remained.
 *
 * Possibilities only accumulate here: a card is bared once the card on it can leave; it leaves when it is bared and can
 * go home, or when it and what follows on it can be lifted and some other card that takes it can be bared, or it may
 * start a column and one can be emptied. A card of the talon, or one that can be home, takes others once it can lie in
 * a column itself. All cards of the talon are available, in the last pass one after the other. No move of a real line
 * makes anything possible that these rules don't, by induction over the line. So a position that can't be won by them
 * is lost.
 *
 * It holds for one pack, columns that take cards by their top card alone or take none, and no other piles than columns,
 * foundations, reserves that only give, a stock that is dealt once, and a talon.
 */
export class DeadEnd {
  readonly #position: Position;
  readonly #view: GameView;
  readonly #columns: readonly Pile[];
  readonly #homes: readonly Pile[];
  /** Piles that give their top card alone, and stocks that are dealt. */
  readonly #heaps: readonly number[];
  readonly #dealt: readonly number[];
  readonly #talon: Talon | undefined;
  readonly #givesBack: boolean;
  /** By base rank. */
  readonly #followers: (Followers | undefined)[] = [];
  /** By base rank: whether the argument holds. Where some card has no way home at all, the game is won without it. */
  readonly #holds: (boolean | undefined)[] = [];
  /** Four sets of cards, two words each: BARE, HOME, LAID and NEXT. */
  readonly #sets = new Int32Array(8);
  /** By card: whether it can leave what it lies on. */
  readonly #leaves = new Uint8Array(64);
  /** By column: the height above which all cards can be home. */
  readonly #lowest: Int32Array;
  /** By column, in two words each: cards that leave once something takes them, and bared ones that are not home. */
  readonly #waiting: Int32Array;
  /** The cards of the talon. */
  readonly #turned = new Int32Array(2);
  #isLastPass = false;
  /** Whether cards of the last pass have to come in their order. */
  readonly #inOrder: boolean;
  #emptied = false;
  /** Whether something has become possible since this was last cleared. */
  #more = false;

  /** Undefined where the argument does not hold. */
  static for({ position, view, facts, pruning }: SearchContext): DeadEnd | undefined {
    const { columns, foundations } = view;
    const { piles } = view.rules;
    const { stock = -1, waste = -1 } = facts.talon ?? {};
    const others = view.othersThan(...columns, ...foundations, piles[stock], piles[waste]);
    const holds =
      pruning.has('dead-end') &&
      view.isOnePack &&
      columns.every((pile) => isBuiltOnTop(pile) || !takesCards(pile)) &&
      foundations.length > 0 &&
      foundations.every(({ rules }) => rules.on === undefined) &&
      facts.settles &&
      piles.every((pile) => pile.index === stock || hasNoClicks(pile) || isDealt(pile)) &&
      others.every((pile) => isDealt(pile) || isGivingReserve(pile) || isIdleStock(pile));
    return holds ? new DeadEnd(position, view, pruning.has('last-pass')) : undefined;
  }

  private constructor(position: Position, view: GameView, inOrder: boolean) {
    const { piles } = view.rules;
    this.#position = position;
    this.#view = view;
    this.#columns = view.columns;
    this.#homes = view.foundations;
    this.#heaps = indicesOf(piles.filter(isGivingReserve));
    this.#dealt = indicesOf(piles.filter(isDealt));
    this.#lowest = new Int32Array(this.#columns.length);
    this.#waiting = new Int32Array(this.#columns.length << 2);
    this.#talon = position.facts.talon;
    this.#inOrder = inOrder;
    this.#givesBack = this.#homes.some(givesCards);
  }

  /** Whether the position on the table is lost for that reason. */
  isLost(): boolean {
    const base = this.#position.table.counter(BASE);
    const relations = this.#view.at(base);
    const followers = (this.#followers[base] ??= followersOf(relations, this.#columns, this.#homes));
    if (!(this.#holds[base] ??= this.#holdsAt(followers))) return false;
    this.#begin(followers);
    do {
      this.#more = false;
      this.#spread(relations, followers);
    } while (this.#more);
    const { all } = followers;
    return ((all[0]! & ~this.#sets[HOME]!) | (all[1]! & ~this.#sets[HOME + 1]!)) !== 0;
  }

  /** Lists the cards that would be the next at home and can never be bared, if the position is lost for that reason. */
  blocked(): readonly Card[] {
    if (!this.isLost()) return [];
    const { copies } = this.#view.at(this.#position.table.counter(BASE));
    return Array.from(copies.keys()).filter(
      (card) => copies[card]! > 0 && !this.#has(HOME, card) && this.#has(NEXT, card),
    );
  }

  /**
   * Whether every card has a way home, and any card may start a column where there are heaps, which may fill empty
   * columns by themselves.
   */
  #holdsAt(followers: Followers): boolean {
    const { all, starters } = followers;
    const fill = this.#heaps.length === 0 || all.every((cards, half) => (cards & ~starters[half]!) === 0);
    return fill && this.#canAllGoHome(followers);
  }

  /** Whether every card can follow on others at home, down to one that may begin. */
  #canAllGoHome(followers: Followers): boolean {
    this.#sets.fill(0);
    this.#sets.set(followers.begin, NEXT);
    const cards = Array.from({ length: 64 }, (_, card) => card).filter((card) => isIn(followers.all, card));
    const follows = (card: Card): boolean => !this.#has(HOME, card) && this.#has(NEXT, card);
    for (let next = cards.find(follows); next !== undefined; next = cards.find(follows)) this.#addHome(followers, next);
    return cards.every((card) => this.#has(HOME, card));
  }

  #begin(followers: Followers): void {
    const { table } = this.#position;
    this.#sets.fill(0);
    this.#sets.set(followers.begin, NEXT);
    this.#leaves.fill(0);
    this.#emptied = false;
    for (let i = 0; i < this.#columns.length; i++) {
      const { index } = this.#columns[i]!;
      this.#lowest[i] = table.size(index) - 1;
      // Every column is examined at least once.
      this.#waiting.fill(-1, i << 2, (i << 2) + 4);
      if (table.size(index) === 0) this.#empty(followers);
      else this.#addBare(followers, faceUp(table.top(index)));
    }
    for (const { index } of this.#homes) {
      for (let i = table.size(index) - 1; i >= 0; i--) this.#addHome(followers, faceUp(table.at(index, i)));
    }
    this.#turned.fill(0);
    for (const stock of this.#dealt) {
      this.#addTurned(stock);
      // Each of these cards is at some time on top of a column.
      for (let i = table.size(stock) - 1; i >= 0; i--) this.#addBare(followers, faceUp(table.at(stock, i)));
    }
    if (this.#talon === undefined) return;
    this.#addTurned(this.#talon.stock);
    this.#addTurned(this.#talon.waste);
    this.#isLastPass = this.#inOrder && table.counter(REDEALS) >= this.#talon.redeals;
  }

  #addTurned(pile: number): void {
    const { table } = this.#position;
    for (let i = table.size(pile) - 1; i >= 0; i--) {
      const card = faceUp(table.at(pile, i));
      this.#turned[card >> 5]! |= 1 << card;
    }
  }

  /** Adds what has become possible. */
  #spread(relations: Relations, followers: Followers): void {
    const sets = this.#sets;
    const waiting = this.#waiting;
    this.#spreadTurned(followers);
    for (const heap of this.#heaps) this.#spreadHeap(followers, heap);
    for (let half = 0; this.#givesBack && half < 2; half++)
      this.#bareAll(followers, half, sets[HOME + half]! & sets[LAID + half]! & ~sets[BARE + half]!);
    for (let i = 0; i < this.#columns.length; i++) {
      const at = i << 2;
      const leave = (waiting[at]! & sets[LAID]!) | (waiting[at + 1]! & sets[LAID + 1]!);
      const goHome = (waiting[at + 2]! & sets[NEXT]!) | (waiting[at + 3]! & sets[NEXT + 1]!);
      if ((leave | goHome) !== 0) this.#spreadColumn(relations, followers, i);
    }
  }

  #spreadColumn(relations: Relations, followers: Followers, column: number): void {
    const { table } = this.#position;
    const { tables, piles } = relations.compiled;
    const pile = this.#columns[column]!.index;
    const { lift } = piles[pile]!;
    const waiting = this.#waiting;
    const at = column << 2;
    waiting.fill(0, at, at + 4);
    let lifted = true;
    let above = 0;
    let lies = table.at(pile, this.#lowest[column]!);
    for (let i = this.#lowest[column]!; i >= 0; i--) {
      const card = faceUp(lies);
      const half = card >> 5;
      const bared = this.#has(BARE, card);
      lifted = bared || (lifted && lies < FACE_DOWN && relationBit(tables, lift, above, card) === 1);
      // Nothing below it can leave before it.
      if (!lifted) return;
      if (bared && this.#has(NEXT, card)) this.#addHome(followers, card);
      lies = table.at(pile, i - 1);
      above = card;
      const isHome = this.#has(HOME, card);
      if (bared && !isHome) waiting[at + 2 + half]! |= 1 << card;
      if (this.#leaves[card] === 0) {
        // As long as it lies there, no column shows the card under it, so a different card must take it.
        if (!isHome && !this.#has(LAID, card)) {
          waiting[at + half]! |= 1 << card;
          continue;
        }
        this.#leaves[card] = 1;
        if (i === 0) this.#empty(followers);
        else this.#addBare(followers, faceUp(lies));
      }
      if (isHome && i === this.#lowest[column]) this.#lowest[column] = i - 1;
    }
  }

  /**
   * Spreads from the talon and the stock, whose cards are all available; in the last pass of a talon one after the
   * other.
   */
  #spreadTurned(followers: Followers): void {
    const sets = this.#sets;
    for (let half = 0; half < 2; half++) {
      const cards = this.#turned[half]!;
      const go = cards & sets[NEXT + half]! & ~sets[HOME + half]!;
      const lie = cards & sets[LAID + half]! & ~sets[BARE + half]!;
      if ((go | lie) === 0) continue;
      if (this.#isLastPass) return this.#spreadPass(followers, this.#talon!);
      for (let left = go; left !== 0; left &= left - 1)
        this.#addHome(followers, (half << 5) + 31 - Math.clz32(left & -left));
      this.#bareAll(followers, half, lie);
    }
  }

  /**
   * Spreads from the last pass. A card that turning does not bring to the top becomes available only after the next one
   * has left.
   */
  #spreadPass(followers: Followers, talon: Talon): void {
    const { table } = this.#position;
    const { stock, waste, turn } = talon;
    const open = table.size(waste);
    let left = true;
    for (let place = open + table.size(stock); place > 0; place--) {
      if (!left && (place < open || (place - open) % turn !== 0)) continue;
      left = this.#leavesHeap(followers, cardAt(talon, table, place));
    }
  }

  /** Spreads from a heap, where a card becomes available after those on it have left. */
  #spreadHeap(followers: Followers, pile: number): void {
    const { table } = this.#position;
    let at = table.size(pile) - 1;
    while (at >= 0 && this.#leavesHeap(followers, faceUp(table.at(pile, at)))) at--;
  }

  /** Whether a card available outside the columns can go somewhere. */
  #leavesHeap(followers: Followers, card: Card): boolean {
    if (this.#has(NEXT, card)) this.#addHome(followers, card);
    if (this.#has(LAID, card)) this.#addBare(followers, card);
    return this.#has(HOME, card) || this.#has(BARE, card);
  }

  /** Bares these cards of one half. */
  #bareAll(followers: Followers, half: number, cards: number): void {
    for (let left = cards; left !== 0; left &= left - 1)
      this.#addBare(followers, (half << 5) + 31 - Math.clz32(left & -left));
  }

  #has(set: number, card: Card): boolean {
    return ((this.#sets[set + (card >> 5)]! >>> card) & 1) === 1;
  }

  #add(set: number, low: number, high: number): void {
    this.#sets[set]! |= low;
    this.#sets[set + 1]! |= high;
  }

  #addBare({ laid }: Followers, card: Card): void {
    if (this.#has(BARE, card)) return;
    this.#more = true;
    this.#sets[BARE + (card >> 5)]! |= 1 << card;
    this.#add(LAID, laid[card << 1]!, laid[(card << 1) | 1]!);
  }

  #addHome({ next }: Followers, card: Card): void {
    if (this.#has(HOME, card)) return;
    this.#more = true;
    this.#sets[HOME + (card >> 5)]! |= 1 << card;
    this.#add(NEXT, next[card << 1]!, next[(card << 1) | 1]!);
  }

  #empty({ starters }: Followers): void {
    if (this.#emptied) return;
    this.#more = true;
    this.#emptied = true;
    this.#add(LAID, starters[0]!, starters[1]!);
  }
}
