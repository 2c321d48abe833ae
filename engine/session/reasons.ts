import type { DealtGame } from '../legality/deal.ts';
import { reasonNoClick } from '../legality/redeal.ts';
import { reasonNoDrop, reasonNoTarget } from '../legality/refusal.ts';
import type { Reason } from '../model/reason.ts';

/** Says why the rules forbid what a player tries in the present position. */
export class Reasons {
  readonly #dealt: DealtGame;

  constructor(dealt: DealtGame) {
    this.#dealt = dealt;
  }

  /** Returns why the rules refuse a drop of the `count` top cards of `pile` on `to`. */
  noDrop(pile: number, count: number, to: number): Reason {
    return reasonNoDrop(this.#dealt.rules, this.#dealt.table, pile, count, to);
  }

  /** Returns why a card, with those on it, has no target. */
  noTarget(pile: number, index: number): Reason {
    return reasonNoTarget(this.#dealt.rules, this.#dealt.table, pile, index);
  }

  /**
   * Returns why a click on the pile does nothing; undefined where it does something, or where there is nothing to say.
   */
  noClick(pile: number): Reason | undefined {
    return reasonNoClick(this.#dealt.rules, this.#dealt.table, pile);
  }

  /**
   * Returns why a double-click on the pile does nothing, in games with a double-click action of their own; else as for
   * a click.
   */
  noDoubleClick(pile: number): Reason | undefined {
    const { rules, table } = this.#dealt;
    const own = rules.doubleOf(pile);
    return own && !own.can(table, pile) ? own.why(table, pile) : this.noClick(pile);
  }
}
