import type { Game, OptionsKey } from '../../../engine/index.ts';
import type { Tongue } from '../say.ts';

/** The rules of one way to play, in the sentences of its page of rules; '' where few words don't tell. */
export interface GameRules {
  readonly tongue: Tongue;
  /** What the game alone knows, and few words about piles don't tell. */
  readonly own: string;
  /** What goes on what in a pile. */
  takes(pile: number): string;
  /** What an empty pile takes; '' where that is any card, or depends on the deal. */
  starts(pile: number): string;
  /** What may be picked up together from a pile. */
  together(pile: number): string;
  /** What a card must come from, or what must have gone before a pile takes any. */
  conditions(pile: number): string;
}

/** Undefined where they can't be fetched. */
export type FetchGameRules = (game: Game, options: OptionsKey) => Promise<GameRules | undefined>;
