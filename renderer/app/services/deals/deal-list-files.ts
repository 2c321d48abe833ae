import { type DealLists, type Game, games } from '../../../../engine/index.ts';

/** The lists of deals, a file a game; their names alone are long, so they are fetched when first wanted, too. */
const FILES = import.meta.glob<DealLists>('../../../../assets/deals/*.json', { import: 'default' });

const pathOf = (game: string): string => `../../../../assets/deals/${game}.json`;

/** The lists of a game's deals by its options; undefined where the program comes with none. */
export const fetchDealLists = async (game: string): Promise<DealLists | undefined> => FILES[pathOf(game)]?.();

/** The games that come with a list, by their names' order in the catalogue. */
export const listedGames = (): readonly Game[] => games.filter(({ id }) => Object.hasOwn(FILES, pathOf(id)));
