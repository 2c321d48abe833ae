import { signal } from '@preact/signals';
import { findGame, isOwnId } from '../../engine/rules.ts';
import { catalogue, say } from './say.ts';

/** Names of games made by players, by their ids. */
const own = signal<Readonly<Record<string, string>>>({});

/** Sets the names of games made by players. */
export const callOwnGames = (names: Readonly<Record<string, string>>): void => {
  own.value = names;
};

/** Returns the name of a game made by a player; '' if it has none. */
export const ownNameOf = (id: string): string => own.value[id] ?? '';

/** Returns a game's name in the current language, or the English one if it has none. */
export const sayGame = (id: string): string =>
  isOwnId(id) ? ownNameOf(id) || say('own.unnamed') : (catalogue().names[id] ?? findGame(id)?.name ?? id);
