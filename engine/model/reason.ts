import type { CardKind } from './card-kind.ts';
import type { Card, Rank } from './card.ts';

/** Why something can't be done, to be put into words: what prevents it, and the facts that belong to it. */
export interface Reason {
  readonly code: RefusedDrop | Nowhere | Idle;
  /** A count: empty piles, redeals there were, strength. */
  readonly count?: number;
  readonly rank?: Rank;
  /** The number of the pile that it is about. */
  readonly pile?: number;
  /** The card that has no place to go, or the one that another does not fit on. */
  readonly card?: Card;
  /** The cards that would fit, where a few words can name them. */
  readonly fits?: CardKind;
}

/**
 * Why a drop is refused, in order: the card is face down; covered by another; not a run; doesn't fit on the top card,
 * or on an empty pile; too many cards; the pile takes none now; holds all it can, `count`; lies under others; never
 * takes any: cards are only dealt from it, turned to it, removed to it or played from it; none from so far away; none
 * from such a pile; a gap elsewhere has to be filled first; other cards of a group that leaves together are missing, or
 * are still to be chosen; the one draw of the game is made, or would bring no card into play.
 */
export type RefusedDrop =
  | 'facedown'
  | 'covered'
  | 'run'
  | 'order'
  | 'empty'
  | 'many'
  | 'closed'
  | 'taken'
  | 'buried'
  | 'dealt-from'
  | 'turned-to'
  | 'removed-to'
  | 'played-from'
  | 'home-only'
  | 'far'
  | 'elsewhere'
  | 'gap'
  | 'unmatched'
  | 'begun'
  | 'draw';

/** Why a card has no place to go: no pile takes it now; it is home but may be dragged away; it is home for good. */
type Nowhere = 'nowhere' | 'home' | 'stays';

/** Why a click does nothing. */
type Idle =
  /**
   * The game has no stock; its cards come by themselves; all have been dealt and the stock is never turned again; all
   * have been dealt and every redeal is used.
   */
  | 'no-stock'
  | 'by-itself'
  | 'dealt'
  | 'once'
  | 'no-redeal'
  /** Nor is there anything on the waste to turn again. */
  | 'nothing'
  /**
   * Cards have to go first: from the waste, the one turned while a column is empty, any that can be removed, moved or
   * cleared away; or from the open reserve.
   */
  | 'unplayed'
  | 'reserve'
  | 'locked'
  | 'removable'
  | 'movable'
  | 'full'
  /** A column must be filled first; a king can be moved there. */
  | 'hole'
  | 'king'
  /** The base card has to be chosen; this is the last card to choose from. */
  | 'base'
  | 'choices'
  /**
   * Dealing again would change nothing: no card was moved since; each would lie where it lies; none would ever be
   * playable; no place is empty; the stock is empty and there are no gaps to close.
   */
  | 'unmoved'
  | 'unshifted'
  | 'no-future'
  | 'no-place'
  | 'closed-up'
  /** The top card of the stock lies face up to be played; the last hand has been played. */
  | 'opened'
  | 'hands'
  /** The last round has been dealt, though the stock has cards left. */
  | 'rounds'
  /**
   * A card can't be removed or played: only a certain rank goes alone; none beats it; none matches it; the waste
   * doesn't take it; no foundation does; nor any of several cards; the outer two of the last four don't match.
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
  /** An attack is not strong enough, or meets other cards first. */
  | 'weak'
  | 'shielded';
