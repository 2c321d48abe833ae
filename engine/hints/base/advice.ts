import type { Card } from '../../model/card.ts';
import type { Move } from '../../model/move.ts';
import type { Purpose } from '../../player/move-weights.ts';

/**
 * The effect of a move, as a hint names it: its purpose, or
 * - `exchanges`: two piles change places;
 * - `places`: a card goes where it belongs in its row or its pile;
 * - `beside`: a card goes beside one that it follows in its row;
 * - `covers`: a pile goes on another, whose cards leave the table.
 */
export type HintReason = Purpose | 'exchanges' | 'places' | 'beside' | 'covers';

/**
 * Something that a move makes possible at once for a card: it can go `home`, `onto` another card or into the `gap`, or
 * it can be played (`free`).
 */
export type Gain =
  | { readonly kind: 'home' | 'gap' | 'free'; readonly card: Card }
  | { readonly kind: 'onto'; readonly card: Card; readonly onto: Card };

/**
 * Why a move may take cards out of the game: they add up to a `sum`, or share a `rank` or a `suit`, or are neighbours
 * (`next`), `other` being the second of them; a higher card lies open (`beaten`); it goes `alone`; the cards `between`
 * which it lies match. `several`: it takes out so many cards for another reason.
 */
export type Removal =
  | { readonly kind: 'sum'; readonly other: Card; readonly sum: number }
  | { readonly kind: 'rank' | 'suit' | 'next'; readonly other: Card }
  | { readonly kind: 'beaten' | 'alone' | 'between' }
  | { readonly kind: 'several'; readonly count: number };

/** A recommended move, with the facts that are known about it. */
export interface Advice {
  readonly move: Move;
  /** The purpose of the move; of a tap on the stock, the purpose of the card it brings. Undefined: not judged. */
  readonly purpose: HintReason | undefined;
  /** The card that its card goes on or beside, where that is its purpose; undefined: no such card. */
  readonly onto: Card | undefined;
  /** Why it may take cards out of the game; undefined: that is not its purpose. */
  readonly removal: Removal | undefined;
  /** Something that the move makes possible at once; undefined: nothing, or not searched. */
  readonly lets: Gain | undefined;
  /** Whether no card on the table can be moved. */
  readonly alone: boolean;
  /** Turns of the stock at its beginning, `move` being the first of them; 0 where it is no turn. */
  readonly turns: number;
  /** The move after the turns, and the card that they bring for it; undefined where nobody can know the card yet. */
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

/** The hints for a position, the best first, and whether the player can know that it is lost. */
export interface PositionAdvice {
  readonly advice: readonly Advice[];
  readonly lost: boolean;
}
