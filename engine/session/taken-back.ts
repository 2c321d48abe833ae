import { type Card, faceUp } from '../model/card.ts';
import type { Change } from '../model/change.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import type { PileShape } from './pile-view.ts';
import type { TableView } from '../model/table.ts';

/** Cards the player took back from a foundation, by hand or by undo: they are not played home by themselves. */
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

  /** Before the player's move: what leaves a foundation is held, what the player sends there is let go. */
  note(move: Move): void {
    if (!isDrag(move)) return;
    if (this.#isHome(fromOf(move))) this.#hold(fromOf(move), countOf(move));
    else if (this.#isHome(toOf(move)))
      for (const card of this.#topCards(fromOf(move), countOf(move))) this.#cards.delete(card);
  }

  /** After a change that takes one back: what came from a foundation is held. */
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
