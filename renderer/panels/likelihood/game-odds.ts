import { games, usualOptions } from '../../../engine/rules.ts';
import { compareNames } from '../../words/by-name.ts';
import { sayGame } from '../../words/games.ts';
import { type Estimate, estimateOf } from '../rules/odds/estimate.ts';
import { measuredOdds, type Odds } from '../rules/odds/odds.ts';
import { type Interval, wilson } from '../rules/odds/wilson.ts';

/** The measured odds of a game with its default options. */
export interface GameOdds {
  readonly id: string;
  readonly name: string;
  readonly odds: Odds;
  readonly winnable: Estimate;
  /** The share of games that the basic bot won, and its 95 % interval. */
  readonly simple: number;
  readonly simpleInterval: Interval;
}

/** Lists every measured game, by name. */
export const gameOdds = (): readonly GameOdds[] =>
  games
    .flatMap((game): GameOdds[] => {
      const odds = measuredOdds(game, usualOptions(game));
      if (odds === undefined || odds.simpleGames === 0) return [];
      return [
        {
          id: game.id,
          name: sayGame(game.id),
          odds,
          winnable: estimateOf(odds),
          simple: odds.simpleWins / odds.simpleGames,
          simpleInterval: wilson(odds.simpleWins, odds.simpleGames),
        },
      ];
    })
    .toSorted((a, b) => compareNames(a.name, b.name));
