import { findGame } from '../games/index.ts';
import type { MappedGame } from './maps/game-map.ts';

/** Returns a game's name in its program, where that is known; else '': the program knows it by a number alone. */
export const theirName = (names: ReadonlyMap<string, string>, id: string, ours: MappedGame | undefined): string =>
  names.get(id) ?? (ours && findGame(ours.game)?.name) ?? '';
