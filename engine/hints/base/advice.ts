import type { Card } from '../../model/card.ts';
import type { Move } from '../../model/move.ts';
import type { Purpose } from '../../player/move-weights.ts';

/**
 * What a hint says a move does: its purpose, or
 * - `exchanges`: two piles change places;
 * - `places`: a card goes where it belongs in its row or its pile;
 * - `beside`: a card goes beside one that it follows in its row;
 * - `covers`: a pile goes on another, whose cards leave the table.
 */
export type HintReason = Purpose | 'exchanges' | 'places' | 'beside' | 'covers';

/** A move worth playing, with what is known about it. */
export interface Advice {
  readonly move: Move;
  /** The purpose of the move; of a tap on the stock, the purpose of the card it brings. Undefined: not judged. */
  readonly purpose: HintReason | undefined;
  /** The card that its card goes on or beside, where that is its purpose; undefined: no such card. */
  readonly onto: Card | undefined;
  /** Turns of the stock at its beginning, `move` being the first of them; 0 where it is no turn. */
  readonly turns: number;
  /** The move after the turns, and the card they bring for it; undefined where nobody knows yet what they bring. */
  readonly brings: { readonly move: Move; readonly card: Card } | undefined;
  /** Whether it takes cards back to where they came from in this deal. */
  readonly back: boolean;
  /**
   * - `wins`: a known win of this many moves begins with it.
   * - `played`: games played out from it, with the unknown cards laid at random, and how many of them were won.
   * - `look`: it shows cards and costs nothing.
   * - `judged`: it looks best.
   */
  readonly by:
    | { readonly kind: 'wins'; readonly moves: number }
    | { readonly kind: 'played'; readonly won: number; readonly of: number }
    | { readonly kind: 'look' }
    | { readonly kind: 'judged' };
}

/** The hints for a position, the best first, and whether it is proved lost by what the player can know. */
export interface PositionAdvice {
  readonly advice: readonly Advice[];
  readonly lost: boolean;
}
