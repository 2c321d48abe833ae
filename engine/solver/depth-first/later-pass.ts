import { REDEALS } from '../../model/counters.ts';
import { Earliest } from '../earliest.ts';
import type { Position } from '../position/position.ts';
import type { Talon } from '../position/talon.ts';
import type { SearchContext } from '../strategy.ts';

/** The latest place that is noted. */
const LATEST = 254;
/** Makes the key of a row of places another for each row. */
const ROW = 0x9e3779b1;

/**
 * The same as LaterPlace where redeals are limited: with the same cards the talon was met at a place, in this pass or
 * one before, from which turning leads to the present one.
 *
 * Places are counted through all passes. The end of a pass and every place of a later one that is a multiple of the
 * cards turned can be had from all that come before them; another place, where a card was taken in this pass, only from
 * those of its row: so many turns before it in the same pass.
 */
export class LaterPass {
  readonly #position: Position;
  readonly #talon: Talon;
  readonly #earliest: Earliest;

  /** Undefined where redeals have no limit, or the order of the stock has no part in the game. */
  static for({ position, facts: { talon }, pruning, bytes }: SearchContext): LaterPass | undefined {
    if (talon === undefined || talon.redeals === Infinity || !pruning.has('later-pass')) return undefined;
    return new LaterPass(position, talon, new Earliest(bytes));
  }

  private constructor(position: Position, talon: Talon, earliest: Earliest) {
    this.#position = position;
    this.#talon = talon;
    this.#earliest = earliest;
  }

  /** Forgets all positions. */
  clear(): void {
    this.#earliest.clear();
  }

  /** Whether the position on the table, itself new, is such a one; notes it if not. */
  isMet(): boolean {
    const { key, table } = this.#position;
    const { stock, waste, turn } = this.#talon;
    const open = table.size(waste);
    const all = open + table.size(stock);
    const begin = table.counter(REDEALS) * (all + 1);
    if (begin + all > LATEST) return false;
    key.tellCards(table);
    const { toldA, toldB } = key;
    if (open % turn === 0 || open === all) return !this.#isEarlier(toldA, toldB, begin + open);
    const row = Math.imul(begin * turn + (open % turn), ROW);
    if (!this.#isEarlier(toldA ^ row, toldB, begin + open)) return true;
    this.#isEarlier(toldA, toldB, begin + all);
    return false;
  }

  /** Whether it is earlier than any place noted with that key; it is noted then. */
  #isEarlier(a: number, b: number, place: number): boolean {
    if (this.#earliest.placeOf(a, b) <= place) return false;
    this.#earliest.note(a, b, place);
    return true;
  }
}
