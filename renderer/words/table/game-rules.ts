import type { Game, OptionsKey } from '../../../engine/rules.ts';
import type { Tongue } from '../say.ts';

/** The rules of a game with its options, in the sentences of its page of rules; '' where a few words can't say them. */
export interface GameRules {
  readonly tongue: Tongue;
  /** The handwritten rules, which a few words about piles can't say. */
  readonly own: string;
  /** Says which cards go on which in a pile. */
  takes(pile: number): string;
  /** Says what an empty pile takes; '' for any card, or where it depends on the deal. */
  starts(pile: number): string;
  /** Says which cards may be picked up together from a pile. */
  together(pile: number): string;
  /** Says from where a pile is filled automatically once empty; '' where it is not. */
  fills(pile: number): string;
  /** Says from where a pile takes cards, or what must have happened before it takes any. */
  conditions(pile: number): string;
}

/** Fetches a game's rules; undefined: they can't be fetched. */
export type FetchGameRules = (game: Game, options: OptionsKey) => Promise<GameRules | undefined>;
