import {
  type DealList,
  type DealLists,
  dealsThatCanBeWon as dealsOf,
  findGame,
  type OptionsKey,
  uncountedOptions,
  type WinnableDeal,
} from '../../../../engine/index.ts';

const NONE: DealLists = {};

/** The lists of a game's deals that can be won, by its options: a file of their own, fetched when first wanted. */
async function listsOf(game: string): Promise<DealLists> {
  const { fetchDealLists } = await import('./deal-list-files.ts');
  return (await fetchDealLists(game)) ?? NONE;
}

/** The options of a game that have a list. */
export const listedOptions = async (game: string): Promise<readonly OptionsKey[]> => Object.keys(await listsOf(game));

/** The key that a list is under: how points are counted makes no deal another. */
function listKey(game: string, options: OptionsKey): OptionsKey {
  const found = findGame(game);
  return found ? uncountedOptions(found, options) : options;
}

/** The list of a game with its options; undefined where the program comes with none. */
export async function dealListOf(game: string, options: OptionsKey): Promise<DealList | undefined> {
  const lists = await listsOf(game);
  const key = listKey(game, options);
  return Object.hasOwn(lists, key) ? lists[key] : undefined;
}

/**
 * The deals of a game that can be won with these options, as far as the program comes with a list of them: usually some
 * 2,000, each with its difficulty among them, the lowest number first. None where there is no list: then one has to be
 * searched for.
 */
export const listedWinnableDeals = async (game: string, options: OptionsKey): Promise<readonly WinnableDeal[]> =>
  dealsOf(await listsOf(game), listKey(game, options));
