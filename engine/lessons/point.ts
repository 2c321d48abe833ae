import type { Card, Rank } from '../model/card.ts';
import type { Reason } from '../model/reason.ts';
import type { Role } from '../model/pile.ts';
import type { BuildOrder } from './order.ts';

/** What a move shows of the rules. `pile`: the number of the one the cards went to. */
export type LessonPoint = Shown & {
  /** From what kind of pile the cards came, which one it was, and by what. */
  readonly from: Role;
  readonly source: number;
  readonly by: 'drag' | 'click' | 'double';
  /** A card face down was turned up by itself. */
  readonly turnsUp: boolean;
  /** An empty place was filled by itself from a pile of that kind. */
  readonly fills: Role | undefined;
  /** Why the same click does nothing on another pile now: what has to be so that it does. */
  readonly needs: Reason | undefined;
};

export type Shown =
  /**
   * A card was laid on one that lay there. `order`: what may lie on what there; undefined where few words don't say it.
   */
  | {
      readonly kind: 'lay';
      readonly card: Card;
      readonly onto: Card;
      readonly role: Role;
      readonly pile: number;
      readonly order: BuildOrder | undefined;
    }
  /**
   * Cards were carried together; `order` holds them, undefined where that is not said in few words; `limited`: how many
   * depends on free places.
   */
  | {
      readonly kind: 'run';
      readonly card: Card;
      readonly onto: Card;
      readonly count: number;
      readonly role: Role;
      readonly order: BuildOrder | undefined;
      readonly limited: boolean;
    }
  /** A whole run left for a foundation. */
  | { readonly kind: 'whole'; readonly card: Card; readonly count: number }
  /**
   * Cards went to an empty pile. `starts`: the one rank that may, 0: any card, undefined: some. `base`: that rank is
   * the deal's base, or becomes it. `beside`: what a card and the one it is compared with, in another pile, have to be
   * to each other.
   */
  | {
      readonly kind: 'start';
      readonly card: Card;
      readonly role: Role;
      readonly pile: number;
      readonly starts: Rank | undefined;
      readonly base: boolean;
      readonly beside: BuildOrder | undefined;
    }
  /** Cards left the game, or went to a foundation that only collects. */
  | { readonly kind: 'remove'; readonly cards: readonly Card[]; readonly order: BuildOrder | undefined }
  /** Two piles changed places; the cards that lay on top of each. */
  | { readonly kind: 'exchange'; readonly card: Card; readonly onto: Card }
  /**
   * A stock was turned to the waste, so many cards at a time; `again`: how often it may be turned again, Infinity
   * without end; `stays`: cards are played onto the waste, and not from it.
   */
  | { readonly kind: 'turn'; readonly count: number; readonly again: number; readonly stays: boolean }
  /** The waste was taken back. */
  | { readonly kind: 'again'; readonly again: number }
  /** So many cards were dealt from the stock to so many piles; `closes`: others moved up. */
  | { readonly kind: 'deal'; readonly count: number; readonly piles: number; readonly closes: boolean }
  /** Something only this game does. */
  | { readonly kind: 'other' };
