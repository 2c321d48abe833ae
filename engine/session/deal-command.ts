import type { DealtGame } from '../legality/deal.ts';
import { type Blocked, dealKind, dealMove, hasDeal, redealsLeft, reasonNoDeal } from '../legality/redeal.ts';
import type { Move } from '../model/move.ts';

/** The Deal command of a game: a click on the stock, or the game's own redeal. */
export class DealCommand {
  readonly #dealt: DealtGame;
  /**
   * What the command does in this game: it draws to a waste, deals a card to each of several piles, or does something
   * else.
   */
  readonly kind: 'draw' | 'row' | 'other';

  /** `dealt`: a table just dealt, from which `kind` is read once. */
  constructor(dealt: DealtGame) {
    this.#dealt = dealt;
    this.kind = dealKind(dealt.rules, dealt.table);
  }

  /** Whether the command ever does anything in this game. */
  get exists(): boolean {
    return hasDeal(this.#dealt.rules);
  }

  /** The move of the command in the present position; undefined: it can't deal. */
  get move(): Move | undefined {
    return dealMove(this.#dealt.rules, this.#dealt.table);
  }

  /** How many redeals are left; undefined in games that are dealt from a stock. */
  get redealsLeft(): number | undefined {
    return redealsLeft(this.#dealt.rules, this.#dealt.table);
  }

  /** Why the command can't deal; undefined when it can. */
  get blocked(): Blocked | undefined {
    return reasonNoDeal(this.#dealt.rules, this.#dealt.table);
  }
}
