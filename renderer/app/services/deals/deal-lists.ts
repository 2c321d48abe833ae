import {
  type DealList,
  type DealLists,
  type GradedDeal,
  gradedDeals,
  type Level,
  levelOfQuarter,
  levelsOf,
} from '../../../../engine/search.ts';
import type { DealWish } from '../../../../preload/api.ts';
import { findGame, type OptionsKey, uncountedOptions } from '../../../../engine/rules.ts';

const NO_LISTS: DealLists = {};

/** Returns the lists of a game's winnable deals by its options, from a file that is fetched when first needed. */
async function listsOf(game: string): Promise<DealLists> {
  const { fetchDealLists } = await import('./deal-list-files.ts');
  return (await fetchDealLists(game)) ?? NO_LISTS;
}

/** Lists the options of a game that have a list. */
export const listedOptions = async (game: string): Promise<readonly OptionsKey[]> => Object.keys(await listsOf(game));

/** Returns the key of a list. Options that only count points are left out, as they don't change the deals. */
function listKey(game: string, options: OptionsKey): OptionsKey {
  const found = findGame(game);
  return found ? uncountedOptions(found, options) : options;
}

/** Returns the list of a game with its options; undefined where the program comes with none. */
export async function dealListOf(game: string, options: OptionsKey): Promise<DealList | undefined> {
  const lists = await listsOf(game);
  const key = listKey(game, options);
  return Object.hasOwn(lists, key) ? lists[key] : undefined;
}

/**
 * Returns the kind of deal that a list has instead of a wished one: a level of halves instead of one of quarters, and
 * any winnable deal where it has no levels. Without a known deal every wish stands, since a deal is searched for.
 */
export function wishWithin(list: DealList | undefined, wish: DealWish): DealWish {
  if (wish === 'any' || wish === 'winnable' || !list?.deals) return wish;
  return levelOfQuarter(wish, levelsOf(list).length) ?? 'winnable';
}

/** Returns the levels of the deals of a list that have one, by their numbers. */
function levelsByDeal(list: DealList): ReadonlyMap<number, Level> {
  const levels = levelsOf(list);
  return new Map(
    gradedDeals(list).flatMap(({ deal, difficulty }) => {
      const level = levels.find((one) => one.difficulty === difficulty);
      return level ? [[deal, level] as const] : [];
    }),
  );
}

/**
 * Returns the levels of a game's deals with these options, by deal number; empty where the program comes with no list,
 * or its deals are too alike.
 */
export async function knownDeals(game: string, options: OptionsKey): Promise<ReadonlyMap<number, Level>> {
  const list = await dealListOf(game, options);
  return list ? levelsByDeal(list) : new Map();
}

/**
 * Returns the winnable deals of a game with these options that the program comes with: usually some 2,000, each with
 * its difficulty if it has one, the lowest number first. Empty where there is no list: then a deal has to be searched
 * for.
 */
export async function listedWinnableDeals(game: string, options: OptionsKey): Promise<readonly GradedDeal[]> {
  const list = await dealListOf(game, options);
  return list ? gradedDeals(list) : [];
}
