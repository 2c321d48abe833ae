import { signal } from '@preact/signals';
import { findGame, isOwnId } from '../../engine/index.ts';
import { catalogue, say } from './say.ts';

/** What games that players have made are called, by their ids. */
const own = signal<Readonly<Record<string, string>>>({});

/** From now on the games that players have made are called so. */
export const callOwnGames = (names: Readonly<Record<string, string>>): void => {
  own.value = names;
};

/** What a game that a player has made is called; '' where nobody has said so. */
export const ownNameOf = (id: string): string => own.value[id] ?? '';

/** A game's name as players of the language in use know it; where they have none, the English one. */
export const sayGame = (id: string): string =>
  isOwnId(id) ? ownNameOf(id) || say('own.unnamed') : (catalogue().names[id] ?? findGame(id)?.name ?? id);
