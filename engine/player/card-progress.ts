import { BASE } from '../model/counters.ts';
import { FACE_DOWN } from '../model/card.ts';
import { relationBit } from '../model/acceptance.ts';
import { indicesOf } from '../search/view/game-view.ts';
import type { SearchContext } from '../search/context/context.ts';

/**
 * Counts how far a game has come, in cards: those that are home, or, where no card goes home, those that have left the
 * columns and those that lie there on a card that takes them.
 */
export class CardProgress {
  /** All cards of the game. */
  readonly most: number;
  readonly #context: SearchContext;
  readonly #homes: readonly number[];
  readonly #columns: readonly number[];

  constructor(context: SearchContext) {
    const { view } = context;
    this.#context = context;
    this.#homes = indicesOf(view.foundations);
    this.#columns = indicesOf(view.columns);
    this.most = view.rules.deck.length;
  }

  /** The progress of the position on the table. */
  count(): number {
    const { table } = this.#context.position;
    if (this.#homes.length > 0) return this.#homes.reduce((home, pile) => home + table.size(pile), 0);
    return this.#columns.reduce((left, pile) => left - table.size(pile) + this.#inOrder(pile), this.most);
  }

  /** How many cards of a column lie on one that takes them. */
  #inOrder(pile: number): number {
    const { table } = this.#context.position;
    const { tables, piles } = this.#context.view.at(table.counter(BASE)).compiled;
    const { accept } = piles[pile]!;
    let count = 0;
    for (let at = 1; at < table.size(pile); at++) {
      const [card, under] = [table.at(pile, at), table.at(pile, at - 1)];
      count += Number(card < FACE_DOWN && under < FACE_DOWN && relationBit(tables, accept, card, under) === 1);
    }
    return count;
  }
}
