import type { BuildOrder } from '../lessons/order.ts';
import type { CardKind } from '../model/card-kind.ts';
import type { Rank } from '../model/card.ts';
import type { Described, Role } from '../model/pile.ts';
import type { Reason } from '../model/reason.ts';

/** What one way to play a game is, in plain facts that every language can say. */
export interface Description {
  readonly deck: DeckFacts;
  /** Undefined where the game alone knows when it is won. */
  readonly goal: Goal | undefined;
  /** Piles that are alike, in the order in which they lie on the table. */
  readonly groups: readonly PileGroup[];
  /** Undefined where no click deals or turns cards. */
  readonly stock: StockFacts | undefined;
  /** Cards are gathered and laid out anew without a stock. */
  readonly again: RedealFacts | undefined;
  /** How the base rank of the foundations comes to be: dealt, or by the first card that goes there. */
  readonly base: 'dealt' | 'chosen' | undefined;
  /** Which cards leave the game together. */
  readonly pairs: BuildOrder | undefined;
  readonly clicks: ClickFacts;
  readonly follows: Follows;
  /** A point for each card on the foundations, or out of the game; undefined where points are counted otherwise. */
  readonly score: { readonly kind: 'home' | 'gone'; readonly most: number } | undefined;
  /** What it can't tell: parts of the rules that are not said in few words. */
  readonly undescribed: readonly Undescribed[];
}

export interface DeckFacts {
  readonly cards: number;
  readonly packs: number;
  /** How many suits, where they are fewer than four. */
  readonly suits: number | undefined;
  readonly jokers: boolean;
  /** The ranks that are left out, from the lowest. */
  readonly leftOut: readonly Rank[];
}

export interface Goal {
  readonly kind: 'home' | 'gone';
  readonly cards: number;
  /** Of the whole deck. */
  readonly all: boolean;
}

/** How a pile lies: cards fanned downwards, sideways, or one on another. */
export type Lying = 'column' | 'row' | 'place';

export interface PileGroup {
  readonly role: Role;
  readonly lying: Lying;
  /** The numbers of its piles. */
  readonly piles: readonly number[];
  readonly dealt: Dealing;
  /** What an empty one takes; undefined where few words don't tell. */
  readonly starts: Starts | undefined;
  /** Each pile begins with its own suit, or its own rank. */
  readonly own: 'suit' | 'rank' | undefined;
  /**
   * What goes on what. `nothing`: no card goes on another there; `starters`: whatever may begin it may go on any card;
   * undefined where few words don't tell.
   */
  readonly takes: BuildOrder | 'anything' | 'starters' | 'nothing' | undefined;
  /** A card is compared with the one beside the empty pile. */
  readonly beside: boolean;
  /** What may be picked up together; undefined where few words don't tell. */
  readonly together: BuildOrder | 'top' | 'any' | 'nothing' | undefined;
  /** How many are carried at once depends on free places. */
  readonly limited: boolean;
  /** The fewest cards it takes at once. */
  readonly least: number;
  /** The most cards it holds; Infinity: any number. */
  readonly room: number;
  /** From which kinds of pile it takes cards: when it is empty, and when it is not. */
  readonly from: { readonly empty: Sources; readonly filled: Sources };
  /** What else its rules come to, and what it is when cards may come. */
  readonly conditions: readonly Described[];
  /** Others lie on it: its cards are in play once they are bare. */
  readonly covered: boolean;
  /** Of foundations: whether the top card may come back into play, go across to another foundation, or both. */
  readonly returns: 'play' | 'across' | 'both' | 'no';
}

/** From which kinds of piles; undefined: not from all piles of a kind, or not always. */
export type Sources = 'all' | readonly Role[] | undefined;

export type Starts =
  | { readonly kind: 'nothing' | 'any' | 'base' | 'below-base' }
  | { readonly kind: 'cards'; readonly cards: CardKind };

/** How many cards a group of piles is dealt, and how many of each face up; `varies`: not the same in every deal. */
export type Dealing =
  | { readonly kind: 'varies' }
  | { readonly kind: 'same'; readonly cards: number; readonly up: FacesUp }
  | { readonly kind: 'rising'; readonly from: number; readonly to: number; readonly up: FacesUp }
  | { readonly kind: 'list'; readonly cards: readonly number[]; readonly up: FacesUp };

/** How many of the top cards lie face up; undefined where it is not the same number in each pile. */
export type FacesUp = 'all' | 'none' | 'every-other' | number | undefined;

export interface StockFacts {
  /** How many cards it holds after the deal; undefined where that varies. */
  readonly cards: number | undefined;
  /**
   * `turn`: to the waste; `each`: so many to each of several piles of that role; `deal`: so many; `close`: others close
   * up first; `open`: played from there; `by-itself`: no click brings them.
   */
  readonly kind: 'turn' | 'each' | 'deal' | 'close' | 'open' | 'by-itself' | 'other';
  /** How many cards are turned or dealt, of `each` to how many piles; undefined where it varies. */
  readonly count: number | undefined;
  /** Of `each`: how many cards to each pile. */
  readonly per: number;
  readonly to: Role | undefined;
  /** Played onto the waste, not from it. */
  readonly stays: boolean;
  readonly redeals: number;
  readonly shuffled: boolean;
  /** What may stand in its way. */
  readonly needs: readonly Reason['code'][];
}

export interface RedealFacts {
  /** By a click on the empty place of the stock, or by a double-click on another pile. */
  readonly by: 'stock' | 'pile';
  readonly redeals: number;
  readonly shuffled: boolean;
  readonly needs: readonly Reason['code'][];
}

export interface ClickFacts {
  /** A click plays a card onto this kind of pile. */
  readonly plays: Role | undefined;
  /** A click removes a card of these ranks by itself, from the lowest; empty: none. */
  readonly alone: readonly Rank[];
  /** Any card may be removed by a click, once this stands in its way no more. */
  readonly removes: Reason['code'] | undefined;
}

/** Empty piles of one group are filled: from where, of what kind they are, and which. */
interface Fill {
  readonly from: Role;
  readonly to: Role;
  readonly lying: Lying;
  readonly piles: readonly number[];
}

export interface Follows {
  /** Cards face down are turned up once they are bare. */
  readonly turnsUp: boolean;
  readonly fills: readonly Fill[];
  /** Cards go to the foundations by themselves. */
  readonly goesHome: boolean;
}

/** A part of the rules that is not told, and of which kind of pile. */
export interface Undescribed {
  readonly part: 'takes' | 'starts' | 'together' | 'from' | 'closed' | 'click' | 'stock' | 'goal';
  readonly role: Role | undefined;
}
