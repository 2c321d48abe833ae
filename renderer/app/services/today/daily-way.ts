import { findGame, uncountedOptions, usualOptions } from '../../../../engine/rules.ts';
import { listedOptions } from '../deals/deal-lists.ts';
import type { GameWay } from '../daily/daily-fives.ts';

/** The game whose deal of the day is shown if the player's own game has none. */
const DEFAULT_GAME = 'klondike';

/**
 * Returns the first game asked for that has deals of the day, with its options or, where these have no such deals, the
 * default ones or the first that have some.
 */
export async function dailyWay(asked: readonly (GameWay | undefined)[]): Promise<GameWay | undefined> {
  for (const way of [...asked, { game: DEFAULT_GAME, options: '' }]) {
    const game = way && findGame(way.game);
    if (!game) continue;
    const listed = await listedOptions(game.id);
    const options = [uncountedOptions(game, way.options), usualOptions(game), listed[0]];
    const found = options.find((one) => one !== undefined && listed.includes(one));
    if (found !== undefined) return { game: game.id, options: found };
  }
  return undefined;
}
