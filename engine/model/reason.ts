import type { CardKind } from './card-kind.ts';
import type { Card, Rank } from './card.ts';

/** Why something can't be done, to be told in words: what stands in the way, and the facts that belong to it. */
export interface Reason {
  readonly code: RefusedDrop | Nowhere | Idle;
  /** How many: empty piles, redeals there were, strength. */
  readonly count?: number;
  readonly rank?: Rank;
  /** The pile it is about, by its number. */
  readonly pile?: number;
  /** The card that has no place to go, or the one that another does not fit on. */
  readonly card?: Card;
  /** The cards that would fit, where a few words tell them. */
  readonly fits?: CardKind;
}

/**
 * Why a drop is refused: the cards can't be picked up, don't fit on the top card or an empty pile, are too many, the
 * pile takes none now, none so far away, or none from such a pile, or a gap elsewhere has to be filled first; of cards
 * that leave together others are missing, or some are still awaited; the one draw of the game is made, or would bring
 * no card into play.
 */
export type RefusedDrop =
  | 'facedown'
  | 'covered'
  | 'run'
  | 'order'
  | 'empty'
  | 'many'
  | 'closed'
  | 'far'
  | 'elsewhere'
  | 'gap'
  | 'unmatched'
  | 'begun'
  | 'draw';

/** Why a card has no place to go: no pile takes it now; it is home, from where it is dragged; it is home for good. */
type Nowhere = 'nowhere' | 'home' | 'stays';

/** Why a click does nothing. */
type Idle =
  /**
   * The game has no stock; its cards come by themselves; all of them have come, in a stock that is turned never again;
   * or often enough.
   */
  | 'no-stock'
  | 'by-itself'
  | 'dealt'
  | 'once'
  | 'no-redeal'
  /** There is nothing on the waste to turn again, either. */
  | 'nothing'
  /**
   * Cards have to go first: from the waste, the one turned while a column is empty, any that can be removed, moved or
   * cleared away.
   */
  | 'unplayed'
  | 'locked'
  | 'removable'
  | 'movable'
  | 'full'
  /** A column has to be filled first; a king can be moved there. */
  | 'hole'
  | 'king'
  /** The base card has to be chosen; it is the last there is to choose. */
  | 'base'
  | 'choices'
  /**
   * Dealing again would change nothing: no card was moved since, each would lie where it lies, none will ever be
   * played, none left a place.
   */
  | 'unmoved'
  | 'unshifted'
  | 'no-future'
  | 'no-place'
  | 'closed-up'
  /** The top card of the stock lies open to be played; the last hand was. */
  | 'opened'
  | 'hands'
  /** The last round lies there, though the stock has cards left. */
  | 'rounds'
  /**
   * A card doesn't go: only that rank goes alone, none beats it, none is like it, the waste doesn't take it, no
   * foundation does, or those at the ends of the last four are not alike.
   */
  | 'alone'
  | 'unbeaten'
  | 'unlike'
  | 'misfit'
  | 'no-home'
  | 'none-home'
  | 'outer'
  /** Cards are not cleared away yet; none is left to turn up. */
  | 'filling'
  | 'turned-up'
  /** An attack that is not strong enough, or meets others first. */
  | 'weak'
  | 'shielded';
