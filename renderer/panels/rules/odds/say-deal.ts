import type { Level } from '../../../../engine/search.ts';
import type { DealWish } from '../../../../preload/api.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { sayPercent } from '../../../words/say.ts';
import type { Odds } from './odds.ts';
import { sayRarity } from './say-odds.ts';

/** Says how often deals of a level are won. */
export const sayHardness = ({ wins }: Pick<Level, 'wins'>): string =>
  wins === 0 ? sayExtra('kind.never-is') : sayExtra('kind.wins-is', { share: sayPercent(wins, 1) });

/** Says how hard a winnable deal is. */
export const sayKnownDeal = (level: Level): string =>
  sayExtra('kind.known', { difficulty: sayExtra(`kind.${level.difficulty}`), figures: sayHardness(level) });

/**
 * Says how hard a won deal is, and whether the player chose that level. For a deal that no list has, says how rare such
 * a win is, unless the player asked for winnable deals. Returns undefined if nothing is worth saying.
 */
export function sayWonDeal(known: Level | null, odds: Odds | undefined, wish: DealWish): string | undefined {
  const { difficulty } = known ?? {};
  if (difficulty)
    return sayExtra('won.difficulty', {
      difficulty: sayExtra(`kind.${difficulty}`),
      chosen: wish === difficulty ? 'yes' : 'no',
    });
  return odds && wish === 'any' ? sayRarity(odds) : undefined;
}
