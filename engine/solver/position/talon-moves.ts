import { BASE } from '../../model/counters.ts';
import { type Card, FACE_DOWN } from '../../model/card.ts';
import { drag, fromOf, isTap, type Move } from '../../model/move.ts';
import type { Moves } from '../../legality/move-generator.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { Table } from '../../model/table.ts';
import { eachReached, type Talon, turnOver, withTaps } from './talon.ts';

/**
 * The moves of a position with the talon's view: instead of a tap, every card that some number of taps brings to the
 * top of the waste, with these taps. Sound: turning cards and moves of other cards don't touch each other, so turns can
 * wait till the next card of the waste is played (Known.talon).
 */
export class TalonMoves {
  readonly #rules: RuleSet;
  readonly #talon: Talon;
  readonly #targets: readonly number[];
  #low = 0;
  #high = 0;

  constructor(rules: RuleSet, talon: Talon) {
    this.#rules = rules;
    this.#talon = talon;
    this.#targets = rules.piles
      .filter(({ rules: { build, start, takes } }) => build ?? start ?? takes)
      .map(({ index }) => index);
  }

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

  /** Notes the cards that some pile may take: most of the talon is asked about no further. */
  #gather(table: Table): void {
    const { piles, tables } = this.#rules.compiled(table.counter(BASE));
    this.#low = this.#high = 0;
    for (let i = 0; i < this.#targets.length; i++) {
      const { accept, on } = piles[this.#targets[i]!]!;
      const top = table.top(on);
      if (top >= FACE_DOWN) continue;
      this.#low |= tables[accept + (top << 1)]!;
      this.#high |= tables[accept + (top << 1) + 1]!;
    }
  }

  #plays(table: Table, card: Card, taps: number, into: Moves): void {
    const { piles, tables } = this.#rules.compiled(table.counter(BASE));
    const { waste } = this.#talon;
    for (let i = 0; i < this.#targets.length; i++) {
      const to = this.#targets[i]!;
      const { accept, on, full, plainForOne, covered, rules } = piles[to]!;
      const top = table.top(on);
      if (top >= FACE_DOWN || ((tables[accept + (top << 1) + (card >> 5)]! >>> card) & 1) === 0) continue;
      const move = drag(waste, 1, to);
      const plain = plainForOne && covered === undefined && rules.near === undefined && rules.room === undefined;
      if (plain ? table.size(to) < full : this.#isAllowed(table, move, taps)) into.add(withTaps(move, taps));
    }
  }

  /** Where the look-ups do not decide, the rules are asked with the card on top. */
  #isAllowed(table: Table, move: Move, taps: number): boolean {
    const { end } = table;
    if (taps > 0) turnOver(this.#talon, table, taps);
    const allowed = this.#rules.allows(table, move);
    table.undo(end);
    return allowed;
  }
}
