import type { DealLists } from '../../../../engine/search.ts';
import { type Game, games } from '../../../../engine/rules.ts';

/**
 * The lists of deals, one file per game. This module is fetched only when needed, too, since the file names alone are
 * long.
 */
const FILES = import.meta.glob<DealLists>('../../../../assets/deals/*.json', { import: 'default' });

const pathOf = (game: string): string => `../../../../assets/deals/${game}.json`;

/** Returns the lists of a game's deals by its options; undefined where the program comes with none. */
export const fetchDealLists = async (game: string): Promise<DealLists | undefined> => FILES[pathOf(game)]?.();

/** Lists the games that come with a list, in the order of the catalogue. */
export const listedGames = (): readonly Game[] => games.filter(({ id }) => Object.hasOwn(FILES, pathOf(id)));
