import type { Card } from '../../model/card.ts';
import { countOf, fromOf, type Move, toOf } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';

/** The places from which cards were carried away: for each card, the cards below it that stayed. */
export class Origins {
  readonly #under = new Map<Card, Set<Card>>();

  /** Whether a drag takes cards back onto a card that they came from, or to an empty pile as they left one. */
  takesBack(table: TableView, move: Move): boolean {
    return this.#under.get(lowestOf(table, move))?.has(table.top(toOf(move))) ?? false;
  }

  /** Notes where a drag, not yet made, takes cards away from. What lay on one of them before lies elsewhere now. */
  note(table: TableView, move: Move): void {
    const from = fromOf(move);
    const left = table.size(from) - countOf(move);
    for (let at = left; at < table.size(from); at++) {
      for (const cards of this.#under.values()) cards.delete(table.at(from, at));
    }
    const card = lowestOf(table, move);
    // A face-up card under it can take it back; a hidden one never matches later, as it is noted face down.
    this.#under.set(card, (this.#under.get(card) ?? new Set()).add(table.at(from, left - 1)));
  }

  clear(): void {
    this.#under.clear();
  }
}

/** Returns the lowest of the cards that a drag carries. */
const lowestOf = (table: TableView, move: Move): Card =>
  table.at(fromOf(move), table.size(fromOf(move)) - countOf(move));
