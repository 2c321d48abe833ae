import { REDEALS } from '../../model/counters.ts';
import { Earliest } from '../memory/earliest.ts';
import type { Position } from '../boards/position/position.ts';
import type { Talon } from '../boards/position/talon.ts';
import type { SearchContext } from '../context/context.ts';

/** The latest place that is recorded. */
const MAX_PLACE = 254;
/** Factor that gives each row of places a key of its own. */
const ROW_FACTOR = 0x9e3779b1;

/**
 * Does the same as LaterPlace where redeals are limited: skips a position whose cards were met with the talon at a
 * place, in this pass or an earlier one, from which turning leads to the present one.
 *
 * Places are counted through all passes. The end of a pass, and every place of a later one that is a multiple of the
 * cards turned, can be reached from all places before them; another place, where a card was taken in this pass, only
 * from those of its row: whole turns before it in the same pass.
 */
export class LaterPass {
  readonly #position: Position;
  readonly #talon: Talon;
  readonly #earliest: Earliest;

  /** Undefined where redeals have no limit, or the order of the stock does not matter. */
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

  /** Whether the position on the table, itself new, can be skipped; records it if not. */
  isMet(): boolean {
    const { key, table } = this.#position;
    const { stock, waste, turn } = this.#talon;
    const open = table.size(waste);
    const all = open + table.size(stock);
    const begin = table.counter(REDEALS) * (all + 1);
    if (begin + all > MAX_PLACE) return false;
    key.predictCards(table);
    const { predictedA, predictedB } = key;
    if (open % turn === 0 || open === all) return !this.#isEarlier(predictedA, predictedB, begin + open);
    const row = Math.imul(begin * turn + (open % turn), ROW_FACTOR);
    if (!this.#isEarlier(predictedA ^ row, predictedB, begin + open)) return true;
    this.#isEarlier(predictedA, predictedB, begin + all);
    return false;
  }

  /** Whether the place is earlier than any recorded with that key; if so, records it. */
  #isEarlier(a: number, b: number, place: number): boolean {
    if (this.#earliest.placeOf(a, b) <= place) return false;
    this.#earliest.note(a, b, place);
    return true;
  }
}
