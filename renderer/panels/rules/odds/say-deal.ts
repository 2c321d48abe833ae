import type { Level } from '../../../../engine/search.ts';
import type { DealWish } from '../../../../preload/api.ts';
import { say, sayPercent } from '../../../words/say.ts';
import type { Odds } from './odds.ts';
import { sayRarity } from './say-odds.ts';

/** Says how often deals of a level are won. */
export const sayHardness = ({ wins, positions }: Pick<Level, 'wins' | 'positions'>): string =>
  wins === 0 ? say('kind.never-is', { positions }) : say('kind.wins-is', { share: sayPercent(wins, 1) });

/** Says how hard a deal is that is known to be winnable. */
export const sayKnownDeal = (level: Level): string =>
  say('kind.known', { difficulty: say(`kind.${level.difficulty}`), figures: sayHardness(level) });

/**
 * Says of a deal that was won how hard it is; of one that no list has, how rare such a win is, unless the player asked
 * for deals that can be won. undefined: nothing is worth saying.
 */
export function sayWonDeal(known: Level | null, odds: Odds | undefined, wish: DealWish): string | undefined {
  if (known) return sayKnownDeal(known);
  return odds && wish === 'any' ? sayRarity(odds) : undefined;
}
