import { findGame } from '../../../engine/games/index.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { solver } from '../../../engine/solver/index.ts';
import type { Odds } from '../../../renderer/panels/rules/odds/odds.ts';
import { DealPlayer } from '../../../engine/deals/deal-player.ts';
import type { NamedWay } from './ways.ts';

/**
 * How much is tried of each way. Nothing is measured in time, so that the same effort always gives the same figures.
 */
export interface OddsEffort {
  /** Deals 1 to so many. */
  readonly deals: number;
  /** The most positions a deal may take the solver. */
  readonly positions: number;
}

/** How often a game comes out, as its page tells it, and how much was tried for that. */
export type OddsFigures = Odds & OddsEffort;

const QUICK_GAMES = 30;

/** One thread does all of a way's deals in their order: how many threads there are makes no difference. */
export function oddsFigures({ game: id, options }: NamedWay, { deals, positions }: OddsEffort): OddsFigures {
  const game = findGame(id);
  const answers = game && parseOptions(game, options);
  if (game === undefined || answers === undefined) throw new Error(`there is no ${id} ${options}`);
  const made = solver(game, answers);
  const player = new DealPlayer(game, answers);
  const verdicts = { won: 0, lost: 0, chance: 0, open: 0 };
  let quickWins = 0;
  for (let deal = 1; deal <= deals; deal++) {
    verdicts[made.solve(deal, { positions }).toEnd().verdict]++;
    for (let nth = 0; nth < QUICK_GAMES; nth++) quickWins += Number(player.wins(deal, nth));
  }
  return { deals, positions, ...verdicts, quickGames: deals * QUICK_GAMES, quickWins };
}
