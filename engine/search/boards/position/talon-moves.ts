import { BASE } from '../../../model/counters.ts';
import { type Card, FACE_DOWN } from '../../../model/card.ts';
import { drag, fromOf, isTap, type Move } from '../../../model/move.ts';
import type { Moves } from '../../../legality/move-generator.ts';
import type { RuleSet } from '../../../legality/rule-set.ts';
import type { Table } from '../../../model/table.ts';
import { eachReached, type Talon, turnOver, withTaps } from './talon.ts';

/**
 * Lists the moves of a position in the talon's view: instead of a tap, those of every card that some number of taps
 * brings to the top of the waste, with these taps. This is sound: turns of the stock and moves of other cards don't
 * affect each other, so turns can wait until the next card of the waste is played (Known.talon).
 */
export class TalonMoves {
  readonly #rules: RuleSet;
  readonly #talon: Talon;
  readonly #targets: readonly number[];
  /** Piles that take a card now, and where the rows of their top cards begin in the look-ups. */
  readonly #open: Int32Array;
  readonly #rows: Int32Array;
  #opened = 0;
  /** The cards that one of these piles takes, a bit for each: clubs and diamonds, hearts and spades. */
  #low = 0;
  #high = 0;

  constructor(rules: RuleSet, talon: Talon) {
    this.#rules = rules;
    this.#talon = talon;
    this.#targets = rules.piles
      .filter(({ rules: { build, start, takes } }) => build ?? start ?? takes)
      .map(({ index }) => index);
    this.#open = new Int32Array(this.#targets.length);
    this.#rows = new Int32Array(this.#targets.length);
  }

  /** Replaces the taps of the stock and the moves from the waste. */
  replace(table: Table, into: Moves): void {
    const { stock, waste } = this.#talon;
    let kept = 0;
    for (let i = 0; i < into.length; i++) {
      const move = into.list[i]!;
      if (!(isTap(move) && fromOf(move) === stock) && fromOf(move) !== waste) into.list[kept++] = move;
    }
    into.length = kept;
    this.#gather(table);
    const [low, high] = [this.#low, this.#high];
    eachReached(this.#talon, table, (card, taps) => {
      if ((((card < 32 ? low : high) >>> card) & 1) === 1) this.#plays(table, card, taps, into);
    });
  }

  /** Notes which cards the piles take, so that most of the talon needs no further check. */
  #gather(table: Table): void {
    const { piles, tables } = this.#rules.compiled(table.counter(BASE));
    let [opened, low, high] = [0, 0, 0];
    for (let i = 0; i < this.#targets.length; i++) {
      const to = this.#targets[i]!;
      const { accept, on } = piles[to]!;
      const top = table.top(on);
      if (top >= FACE_DOWN) continue;
      const row = accept + (top << 1);
      const [first, second] = [tables[row]!, tables[row + 1]!];
      if ((first | second) === 0) continue;
      low |= first;
      high |= second;
      this.#open[opened] = to;
      this.#rows[opened++] = row;
    }
    this.#opened = opened;
    this.#low = low;
    this.#high = high;
  }

  #plays(table: Table, card: Card, taps: number, into: Moves): void {
    const { piles, tables } = this.#rules.compiled(table.counter(BASE));
    const { waste } = this.#talon;
    const half = card >> 5;
    for (let i = 0; i < this.#opened; i++) {
      if (((tables[this.#rows[i]! + half]! >>> card) & 1) === 0) continue;
      const to = this.#open[i]!;
      const { full, plainForOne, covered, rules } = piles[to]!;
      const move = drag(waste, 1, to);
      const plain = plainForOne && covered === undefined && rules.near === undefined;
      if (plain ? table.size(to) < full : this.#isAllowed(table, move, taps)) into.add(withTaps(move, taps));
    }
  }

  /** Checks by the rules, with the card on top of the waste, a move that the look-ups do not decide. */
  #isAllowed(table: Table, move: Move, taps: number): boolean {
    const { end } = table;
    if (taps > 0) turnOver(this.#talon, table, taps);
    const allowed = this.#rules.allows(table, move);
    table.undo(end);
    return allowed;
  }
}
