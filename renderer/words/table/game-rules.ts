import type { Game, OptionsKey } from '../../../engine/rules.ts';
import type { Tongue } from '../say.ts';

/** A click on the stock: how many cards it dealt to how many piles. */
export interface DealtCards {
  readonly count: number;
  readonly piles: number;
}

/** The rules of a game with its options, in the sentences of its page of rules; '' where a few words can't say them. */
export interface GameRules {
  readonly tongue: Tongue;
  /** The handwritten rules for a lesson, which a few words about piles can't say. */
  readonly handwritten: string;
  /** The rules that the page has besides those of the piles: mostly those for a lesson. */
  readonly own: string;
  /** Says what the stock is for: what a click does, how often, and on what conditions. */
  readonly stock: readonly string[];
  /** Whether a click on the empty stock turns the waste over, unshuffled. */
  readonly turnsWaste: boolean;
  /** Says how the cards are gathered and laid out again without a stock. */
  readonly redeals: readonly string[];
  /** Says which cards leave the game together. */
  readonly pairs: string;
  /** Says that the top card of the waste may leave with the one under it. */
  readonly pairsUnder: string;
  /** Says what such a click on the stock does; '' where clicks differ from each other. */
  deals(dealt: DealtCards): string;
  /**
   * Says which cards go on which in a pile. `apart`: how it is named where others of its name have other rules: `this`
   * column, the default, or `some` columns.
   */
  takes(pile: number, apart?: 'this' | 'some'): string;
  /** Says what an empty pile takes, named as by `takes`; '' for any card, or where it depends on the deal. */
  starts(pile: number, apart?: 'this' | 'some'): string;
  /** Says the same; '' of a foundation that begins with other cards than the others: the cards themselves tell it. */
  begins(pile: number): string;
  /** Says what an empty pile takes where that is any card or, unless cards began one, depends on the deal. */
  dependsOnDeal(pile: number, isBegun: boolean): string;
  /** Says from where a kind of pile takes cards, or when, and which of its cards can be played; empty: no limits. */
  limits(pile: number): string[];
  /** Says which cards may be picked up together from a pile. */
  together(pile: number): string;
  /** Says from where a pile is filled automatically once empty; '' where it is not. */
  fills(pile: number): string;
  /** Says from where a pile takes cards, or what must have happened before it takes any. */
  conditions(pile: number): string;
}

/** Fetches a game's rules; undefined: they can't be fetched. */
export type FetchGameRules = (game: Game, options: OptionsKey) => Promise<GameRules | undefined>;
