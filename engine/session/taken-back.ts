import { type Card, faceUp } from '../model/card.ts';
import type { Change } from '../model/change.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import type { PileShape } from './pile-view.ts';
import type { TableView } from '../model/table.ts';

/** Cards that the player took back from a foundation, by a move or by undo. Autoplay leaves them where they are. */
export class TakenBack {
  readonly #cards = new Set<Card>();
  readonly #table: TableView;
  readonly #shapes: readonly PileShape[];

  constructor(table: TableView, shapes: readonly PileShape[]) {
    this.#table = table;
    this.#shapes = shapes;
  }

  get cards(): ReadonlySet<Card> {
    return this.#cards;
  }

  /**
   * Call before the player's move: cards that leave a foundation are held, cards that the player sends there are
   * released.
   */
  note(move: Move): void {
    if (!isDrag(move)) return;
    if (this.#isHome(fromOf(move))) this.#hold(fromOf(move), countOf(move));
    else if (this.#isHome(toOf(move)))
      for (const card of this.#topCards(fromOf(move), countOf(move))) this.#cards.delete(card);
  }

  /** Call after a change is undone: cards that came back from a foundation are held. */
  noteUndone(change: Change): void {
    if (change.kind === 'move' && this.#isHome(change.from)) this.#hold(change.to, change.count);
  }

  clear(): void {
    this.#cards.clear();
  }

  #hold(pile: number, count: number): void {
    for (const card of this.#topCards(pile, count)) this.#cards.add(card);
  }

  #topCards(pile: number, count: number): Card[] {
    const size = this.#table.size(pile);
    return Array.from({ length: count }, (_, i) => faceUp(this.#table.at(pile, size - 1 - i)));
  }

  #isHome(pile: number): boolean {
    return this.#shapes[pile]?.role === 'foundation';
  }
}
