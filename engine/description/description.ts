import type { BuildOrder } from '../lessons/order.ts';
import type { CardKind } from '../model/card-kind.ts';
import type { Card, Rank } from '../model/card.ts';
import type { Described, PileName, Role } from '../model/pile.ts';
import type { Reason } from '../model/reason.ts';

/** A game with one set of options, in plain facts that every language can express. */
export interface Description {
  readonly deck: DeckFacts;
  /** Undefined where only the game's own code decides when it is won. */
  readonly goal: Goal | undefined;
  /** Groups of like piles, in their order on the table. */
  readonly groups: readonly PileGroup[];
  /** Undefined where no click deals or turns cards. */
  readonly stock: StockFacts | undefined;
  /** How cards are gathered and laid out again without a stock; undefined: never. */
  readonly again: RedealFacts | undefined;
  /**
   * How the base rank of the foundations is set: by the deal, or by the first card played there; undefined: neither.
   */
  readonly base: 'dealt' | 'chosen' | undefined;
  /** Which cards leave the game together. */
  readonly pairs: BuildOrder | undefined;
  /** Whether the top card of the waste may leave with the one under it. */
  readonly pairsUnder: boolean;
  readonly clicks: ClickFacts;
  readonly follows: Follows;
  /** One point for each card on the foundations, or out of the game; undefined where points are counted otherwise. */
  readonly score: { readonly kind: 'home' | 'gone'; readonly most: number } | undefined;
  /** Parts of the rules that it leaves out, as a few words can't say them. */
  readonly undescribed: readonly Undescribed[];
}

export interface DeckFacts {
  readonly cards: number;
  readonly packs: number;
  /** The number of suits; undefined: four. */
  readonly suits: number | undefined;
  readonly jokers: boolean;
  /** The ranks left out of the pack, from the lowest. */
  readonly leftOut: readonly Rank[];
}

export interface Goal {
  readonly kind: 'home' | 'gone';
  readonly cards: number;
  /** The cards of a complete run, where only such runs go home; 0: single cards do. */
  readonly run: number;
  /** Whether `cards` is the whole deck. */
  readonly all: boolean;
}

/**
 * The layout of a pile: cards fanned downwards, sideways, or squared one on another; `line`: squared, in one of the
 * places of a row that grows at its end.
 */
export type PileSpread = 'column' | 'row' | 'place' | 'line';

export interface PileGroup {
  readonly role: Role;
  /** What the game calls its piles; undefined: by their role. */
  readonly name: PileName | undefined;
  readonly spread: PileSpread;
  /** The indices of its piles. */
  readonly piles: readonly number[];
  readonly dealt: Dealing;
  /** The ranks that lie there after every deal, from the lowest; empty where the deals differ. */
  readonly laid: readonly LaidRank[];
  /** What an empty pile takes; undefined where a few words can't say it. */
  readonly starts: Starts | undefined;
  /** Whether each pile begins with its own suit, or its own rank; undefined: neither. */
  readonly own: 'suit' | 'rank' | undefined;
  /**
   * Which cards go on which. `nothing`: no card goes on another; `starters`: any card that may begin the pile may go on
   * any card; undefined where a few words can't say it.
   */
  readonly takes: BuildOrder | 'anything' | 'starters' | 'nothing' | undefined;
  /** Whether a card is compared with the one beside the empty pile. */
  readonly beside: boolean;
  /** Which cards may be picked up together; undefined where a few words can't say it. */
  readonly together: BuildOrder | 'top' | 'any' | 'nothing' | undefined;
  /** Whether the number of cards that may be moved at once depends on free places. */
  readonly limited: boolean;
  /** Whether an empty pile takes only one card at a time, although others take several. */
  readonly single: boolean;
  /** The fewest cards a pile takes at once. */
  readonly least: number;
  /** How the suits follow each other in a run that goes there all at once; undefined: any, or it takes single cards. */
  readonly run: 'same' | 'colour' | 'alternate' | undefined;
  /** The most cards a pile holds; Infinity: any number. */
  readonly room: number;
  /** Whether random play put more than one card on one of its piles. */
  readonly piled: boolean;
  /** The kinds of piles that it takes cards from: when empty, and when not. */
  readonly from: { readonly empty: Sources; readonly filled: Sources };
  /** Further conditions under which a pile takes cards. */
  readonly conditions: readonly Described[];
  /** Whether its cards lie under those of other piles, and are in play once uncovered. */
  readonly covered: boolean;
  /** Only foundations: whether the top card may come back into play, go across to another foundation, or both. */
  readonly returns: 'play' | 'across' | 'both' | 'no';
}

/** Cards of one rank that every deal lays on the piles of a group. */
export interface LaidRank {
  readonly rank: Rank;
  readonly count: number;
  /** The card, if it is always the same one; undefined: several cards, or one whose suit differs. */
  readonly card: Card | undefined;
  /** The number of different suits among them; 0: it differs. */
  readonly suits: number;
}

/** Kinds of piles that cards come from; undefined: not from all piles of a kind, or not always. */
export type Sources = 'all' | readonly Role[] | undefined;

export type Starts =
  | { readonly kind: 'nothing' | 'any' | 'base' | 'below-base' }
  | { readonly kind: 'cards'; readonly cards: CardKind };

/**
 * How many cards the piles of a group are dealt, and how many of them face up; `varies`: not the same in every deal.
 * `total`: the cards on all of them, undefined where that varies too; `most`: the most on one of them; `ofRank`: each
 * holds the cards of a rank of its own.
 */
export type Dealing =
  | { readonly kind: 'varies'; readonly total: number | undefined; readonly most: number; readonly ofRank: boolean }
  | { readonly kind: 'same'; readonly cards: number; readonly up: FacesUp }
  | { readonly kind: 'rising'; readonly from: number; readonly to: number; readonly up: FacesUp }
  | { readonly kind: 'list'; readonly cards: readonly number[]; readonly up: FacesUp };

/** How many top cards of a pile lie face up; undefined where that differs between piles. */
export type FacesUp = 'all' | 'none' | 'every-other' | number | undefined;

export interface StockFacts {
  /** Cards after the deal; undefined where that varies. */
  readonly cards: number | undefined;
  /**
   * `turn`: turns cards to the waste; `each`: deals to each of several piles with the role `to`; `deal`: deals to one
   * pile, or unevenly; `close`: cards close up first; `open`: its top card is played directly; `by-itself`: no click
   * deals.
   */
  readonly kind: 'turn' | 'each' | 'deal' | 'close' | 'open' | 'by-itself' | 'other';
  /** Cards turned or dealt; with `each`, the number of piles; undefined where it varies. */
  readonly count: number | undefined;
  /** With `each`: cards per pile. */
  readonly per: number;
  readonly to: Role | undefined;
  /** With `each`: whether some clicks deal to other piles, or more cards. */
  readonly varies: boolean;
  /** Whether cards stay on the waste: they are played onto it, not from it. */
  readonly stays: boolean;
  readonly redeals: number;
  readonly shuffled: boolean;
  /** Reasons that may prevent it. */
  readonly needs: readonly Reason['code'][];
}

export interface RedealFacts {
  /** `stock`: by a click on the empty place of the stock; `pile`: by a double-click on another pile. */
  readonly by: 'stock' | 'pile';
  readonly redeals: number;
  readonly shuffled: boolean;
  readonly needs: readonly Reason['code'][];
}

export interface ClickFacts {
  /** The kind of pile that a click plays a card to; undefined: none. */
  readonly plays: Role | undefined;
  /** Ranks whose cards a click removes one at a time, from the lowest; empty: none. */
  readonly alone: readonly Rank[];
  /** A click removes any card, once this reason no longer prevents it; undefined: it doesn't. */
  readonly removes: Reason['code'] | undefined;
}

/**
 * How the empty piles of one group are filled automatically: from which kinds of piles, the first that holds cards, and
 * which piles they are.
 */
interface Fill {
  /** The most cards that an empty pile gets at once. */
  readonly cards: number;
  readonly from: readonly Role[];
  readonly to: Role;
  readonly spread: PileSpread;
  readonly piles: readonly number[];
}

export interface Follows {
  /** Whether face-down cards are turned up once uncovered. */
  readonly turnsUp: boolean;
  readonly fills: readonly Fill[];
  /** Whether cards go to the foundations automatically. */
  readonly goesHome: boolean;
}

/** A part of the rules that a description leaves out, and the kind of pile that it concerns. */
export interface Undescribed {
  readonly part: 'takes' | 'starts' | 'together' | 'from' | 'closed' | 'click' | 'fills' | 'stock' | 'goal';
  readonly role: Role | undefined;
}
