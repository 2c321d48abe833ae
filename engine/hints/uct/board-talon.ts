import type { Card } from '../../model/card.ts';
import type { TableView } from '../../model/table.ts';
import type { Talon } from '../../search/boards/position/talon.ts';
import { COUNT, TALON_PLACE, PILE, WASTE_COUNT, TALON_CARDS } from './board-layout.ts';
import { IN_TALON } from './board-move.ts';

/**
 * Stock and waste of a board, stored in its bytes: cards in an order that never changes, and how many are turned up.
 */
export class BoardTalon {
  readonly #bytes: Uint8Array;
  readonly #talon: Talon | undefined;
  readonly #turn: number;

  /** `talon` undefined: it stays empty. */
  constructor(bytes: Uint8Array, talon: Talon | undefined) {
    this.#bytes = bytes;
    this.#talon = talon;
    this.#turn = talon?.turn ?? 1;
  }

  /** Copies the stock and the waste of a table. */
  begin(table: TableView): void {
    if (this.#talon === undefined) return;
    const bytes = this.#bytes;
    const { stock, waste } = this.#talon;
    const [open, left] = [table.size(waste), table.size(stock)];
    bytes[COUNT] = open + left;
    bytes[WASTE_COUNT] = open;
    for (let at = 0; at < open + left; at++) {
      const card = at < open ? table.at(waste, at) : table.at(stock, left - 1 - (at - open)) & 63;
      bytes[PILE + card] = IN_TALON;
      bytes[TALON_CARDS + at] = card;
      bytes[TALON_PLACE + card] = at;
    }
  }

  /** The number of cards in the waste, or 0 while the same cards can be reached as from an empty waste. */
  get phase(): number {
    const place = this.#bytes[WASTE_COUNT]!;
    return place % this.#turn === 0 || place === this.#bytes[COUNT] ? 0 : place;
  }

  /** Whether turns of the stock can bring one of its cards to the top of the waste. */
  isReached(card: Card): boolean {
    const bytes = this.#bytes;
    const turn = this.#turn;
    if (turn === 1) return true;
    const index = bytes[TALON_PLACE + card]!;
    const place = bytes[WASTE_COUNT]!;
    const from = index + 1;
    return from % turn === 0 || from === bytes[COUNT] || (place > 0 && from >= place && (from - place) % turn === 0);
  }

  /** Returns how often the stock is turned to reach a card. */
  tapsTo(card: Card): number {
    const bytes = this.#bytes;
    const turn = this.#turn;
    const [to, place, count] = [bytes[TALON_PLACE + card]! + 1, bytes[WASTE_COUNT]!, bytes[COUNT]!];
    if (to === place) return 0;
    const onwards = to > place && ((to - place) % turn === 0 || to === count);
    return onwards ? Math.ceil((to - place) / turn) : Math.ceil((count - place) / turn) + 1 + Math.ceil(to / turn);
  }

  /** Removes a card. */
  take(card: Card): void {
    const bytes = this.#bytes;
    const index = bytes[TALON_PLACE + card]!;
    const count = --bytes[COUNT]!;
    for (let i = index; i < count; i++) {
      const each = bytes[TALON_CARDS + i + 1]!;
      bytes[TALON_CARDS + i] = each;
      bytes[TALON_PLACE + each] = i;
    }
    bytes[WASTE_COUNT] = index;
  }
}
