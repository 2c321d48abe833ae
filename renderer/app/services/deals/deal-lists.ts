import {
  type DealList,
  type DealLists,
  dealsThatCanBeWon as dealsOf,
  type Difficulty,
  type WinnableDeal,
} from '../../../../engine/search.ts';
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

/** How hard a deal is that is known to be winnable: its difficulty, and the figures of all deals of that difficulty. */
export interface KnownDeal {
  readonly difficulty: Difficulty;
  readonly hardness: DealList['hardness'][Difficulty];
}

/** Returns the deals of a list by their numbers, each with its difficulty. */
const knownDealsIn = (list: DealList, options: OptionsKey): ReadonlyMap<number, KnownDeal> =>
  new Map(
    dealsOf({ [options]: list }, options).map(({ deal, difficulty }) => [
      deal,
      { difficulty, hardness: list.hardness[difficulty] },
    ]),
  );

/** Returns the same for a game with these options; empty where the program comes with no list. */
export async function knownDeals(game: string, options: OptionsKey): Promise<ReadonlyMap<number, KnownDeal>> {
  const list = await dealListOf(game, options);
  return list ? knownDealsIn(list, options) : new Map();
}

/**
 * Returns the winnable deals of a game with these options that the program comes with: usually some 2,000, each with
 * its difficulty, the lowest number first. Empty where there is no list: then a deal has to be searched for.
 */
export const listedWinnableDeals = async (game: string, options: OptionsKey): Promise<readonly WinnableDeal[]> =>
  dealsOf(await listsOf(game), listKey(game, options));
