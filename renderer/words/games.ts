import { findGame } from '../../engine/index.ts';
import { catalogue } from './say.ts';

/** A game's name as players of the language in use know it; where they have none, the English one. */
export const sayGame = (id: string): string => catalogue().names[id] ?? findGame(id)?.name ?? id;
