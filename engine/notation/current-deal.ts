import type { Game } from '../model/game.ts';
import type { OptionsKey } from '../model/options.ts';

/**
 * The deal on the table and the way it is played: bare numbers, cards and boards are read as deals of that game, bare
 * moves as moves of that deal. A Session is one.
 */
export interface CurrentDeal {
  readonly game: Game;
  readonly options: OptionsKey;
  readonly deal: number;
  /** The cards of a custom deal. */
  readonly cards: string;
}
