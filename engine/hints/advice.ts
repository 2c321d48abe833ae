import type { Card } from '../model/card.ts';
import type { Move } from '../model/move.ts';
import type { Purpose } from '../player/worth.ts';

/**
 * What a hint says a move does: its purpose, or
 * - `exchanges`: two piles change places;
 * - `places`: a card goes where it belongs in its row or its pile;
 * - `beside`: a card goes beside one that it follows in its row;
 * - `covers`: a pile goes on another, whose cards leave the table.
 */
export type HintReason = Purpose | 'exchanges' | 'places' | 'beside' | 'covers';

/** A move worth playing, and what is known of it. */
export interface Advice {
  readonly move: Move;
  /** What it is for; of a tap on the stock, what the card is brought for. Undefined where it was not judged. */
  readonly purpose: HintReason | undefined;
  /** Turns of the stock that it begins with, `move` being the first of them; 0 where it is no turn. */
  readonly turns: number;
  /** What follows the turns, and the card they bring for it; undefined where nobody knows yet what they bring. */
  readonly brings: { readonly move: Move; readonly card: Card } | undefined;
  /** It takes cards back to where they came from in this deal. */
  readonly back: boolean;
  /**
   * - `wins`: a win is known that begins with it, so many moves long.
   * - `played`: so many games were played on from it, cards that are not known lying by chance, and so many of them
   *   won.
   * - `look`: it shows cards and costs nothing.
   * - `judged`: it looks best.
   */
  readonly by:
    | { readonly kind: 'wins'; readonly moves: number }
    | { readonly kind: 'played'; readonly won: number; readonly of: number }
    | { readonly kind: 'look' }
    | { readonly kind: 'judged' };
}

/** What is known of a position: hints, the best first, and whether no win is left, as far as all cards are known. */
export interface Advised {
  readonly advice: readonly Advice[];
  readonly lost: boolean;
}
