import { Moves } from '../../../../engine/legality/move-generator.ts';
import type { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { fromOf, type Move, tap, toOf } from '../../../../engine/model/move.ts';
import type { Table, TableView } from '../../../../engine/model/table.ts';
import type { Position } from '../../../../engine/search/boards/position/position.ts';
import {
  cardAt,
  cardsIn,
  placeAfter,
  type Talon,
  tapsOf,
  turnOver,
} from '../../../../engine/search/boards/position/talon.ts';
import type { Likeness } from './likeness.ts';
import { copyOf, legalMoves, sameBytes } from './tables.ts';

/** Checks whether the view of a talon, which combines many taps, agrees with the single taps. */
export class TalonProbe {
  readonly #rules: RuleSet;
  readonly #talon: Talon;
  readonly #one: Position;
  readonly #likeness: Likeness;

  constructor(rules: RuleSet, talon: Talon, one: Position, likeness: Likeness) {
    this.#rules = rules;
    this.#talon = talon;
    this.#one = one;
    this.#likeness = likeness;
  }

  /**
   * Whether the view is refuted: several taps at once, and a move before or after them, must lead to the same position,
   * and fields outside the key must change no move.
   */
  refutes(table: TableView, below: (n: number) => number): boolean {
    const talon = this.#talon;
    const [tapped, atOnce] = [copyOf(table), copyOf(table)];
    const taps = this.#tap(tapped, talon.stock, 1 + below(tapsOnce(talon, table)));
    if (taps > 0) turnOver(talon, atOnce, taps);
    if (!sameBytes(tapped, atOnce)) return true;
    const others = (moves: readonly Move[]): Move[] =>
      moves.filter((move) => fromOf(move) !== talon.stock && fromOf(move) !== talon.waste);
    const [before, after] = [legalMoves(this.#rules, copyOf(table)), legalMoves(this.#rules, copyOf(tapped))];
    if (others(before).join() !== others(after).join()) return true;
    if (this.#rules.variant.won(copyOf(table)) !== this.#rules.variant.won(copyOf(tapped))) return true;
    for (const move of this.#likeness.among(others(before), below)) {
      const [first, second] = [copyOf(table), copyOf(tapped)];
      this.#rules.make(first, move);
      this.#tap(first, talon.stock, taps);
      this.#rules.make(second, move);
      if (!sameBytes(first, second)) return true;
    }
    for (const move of this.#likeness.among(
      after.filter((one) => fromOf(one) === talon.waste),
      below,
    )) {
      const made = copyOf(tapped);
      this.#rules.make(made, move);
      if (
        made.size(talon.stock) !== tapped.size(talon.stock) ||
        made.size(talon.waste) !== tapped.size(talon.waste) - 1
      )
        return true;
    }
    return this.#likeness.sameKey(table, tapped) && this.#listed(table) !== this.#listed(tapped);
  }

  /** Taps up to `most` times while that is allowed; returns how often it did. */
  #tap(table: Table, stock: number, most: number): number {
    let taps = 0;
    while (taps < most && this.#rules.allows(table, tap(stock))) {
      this.#rules.make(table, tap(stock));
      taps++;
    }
    return taps;
  }

  /** Lists the moves of the talon's view, without the taps. */
  #listed(table: TableView): string {
    const found = new Moves();
    this.#one.begin(table);
    this.#one.list(found);
    const talon = this.#talon;
    const named = [...found.list.subarray(0, found.length)].map((move) =>
      fromOf(move) === talon.waste
        ? `${cardAt(talon, table, placeAfter(talon, table, tapsOf(move)))}>${toOf(move)}`
        : `${move}`,
    );
    return named.toSorted().join();
  }
}

/** The most taps that turn the waste back no more than once. */
const tapsOnce = (talon: Talon, table: TableView): number =>
  Math.ceil(table.size(talon.stock) / talon.turn) + 1 + Math.ceil(cardsIn(talon, table) / talon.turn);
