import type { Card, Rank } from '../model/card.ts';
import type { Reason } from '../model/reason.ts';
import type { Role } from '../model/pile.ts';
import type { BuildOrder } from './order.ts';

/** The point of the rules that a move shows. `pile`: the index of the pile the cards went to. */
export type LessonPoint = Shown & {
  /** The kind of pile the cards came from, its index, and the gesture that moved them. */
  readonly from: Role;
  readonly source: number;
  readonly by: 'drag' | 'click' | 'double';
  /** Whether a face-down card was turned up automatically. */
  readonly turnsUp: boolean;
  /** The index of an empty pile that was filled automatically; undefined: none. */
  readonly fills: number | undefined;
  /** Why the same click does nothing on another pile now; undefined: there is no such pile. */
  readonly needs: Reason | undefined;
};

export type Shown =
  /** A card was laid on another one. `order`: what may lie on what there; undefined where a few words can't say it. */
  | {
      readonly kind: 'lay';
      readonly card: Card;
      readonly onto: Card;
      readonly role: Role;
      readonly pile: number;
      readonly order: BuildOrder | undefined;
    }
  /**
   * Cards were moved together. `order`: what may be moved together, undefined where a few words can't say it;
   * `limited`: their number depends on free places.
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
   * the deal's base, or becomes it. `beside`: how a card must relate to the card in another pile that it is compared
   * with.
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
  /** Two piles were exchanged; `card` and `onto` are the cards that lay on top of them. */
  | { readonly kind: 'exchange'; readonly card: Card; readonly onto: Card }
  /**
   * A stock was turned to the waste, `count` cards at a time. `again`: how often it may be turned over again, Infinity:
   * without end; `stays`: cards are played onto the waste, and not from it.
   */
  | { readonly kind: 'turn'; readonly count: number; readonly again: number; readonly stays: boolean }
  /** The stock was clicked `count` times, which leads to another point. */
  | { readonly kind: 'clicks'; readonly count: number }
  /** The waste was turned over to become the stock. */
  | { readonly kind: 'again'; readonly again: number }
  /**
   * `count` cards were dealt from the stock to `piles` piles; `closes`: other cards closed up; `all`: a click always
   * deals all that are left, however many.
   */
  | {
      readonly kind: 'deal';
      readonly count: number;
      readonly piles: number;
      readonly closes: boolean;
      readonly all: boolean;
    }
  /** Anything else, specific to the game. */
  | { readonly kind: 'other' };
