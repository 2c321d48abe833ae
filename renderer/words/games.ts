import { signal } from '@preact/signals';
import { findGame, isOwnId } from '../../engine/index.ts';
import { catalogue, say } from './say.ts';

/** What a player calls the games they have made, by their ids. */
const own = signal<Readonly<Record<string, string>>>({});

/** From now on the games that a player has made are called so. */
export const callOwnGames = (names: Readonly<Record<string, string>>): void => {
  own.value = names;
};

/**
 * A game's name as players of the language in use know it; where they have none, the English one. A game that somebody
 * else has made has none.
 */
export const sayGame = (id: string): string =>
  isOwnId(id) ? (own.value[id] ?? say('own.unnamed')) : (catalogue().names[id] ?? findGame(id)?.name ?? id);
