import type { Game } from '../model/game.ts';
import type { OptionsKey } from '../model/options.ts';

/**
 * The deal on the table and its version: numbers, cards and boards without a game are read as deals of that game, and
 * moves alone as moves of that deal. A Session is one.
 */
export interface CurrentDeal {
  readonly game: Game;
  readonly options: OptionsKey;
  readonly deal: number;
  /** The cards of a custom deal. */
  readonly cards: string;
}
