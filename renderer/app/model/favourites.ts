import type { State } from './state.ts';

/** Whether a game is a favourite; false for no game. */
export const isFavourite = ({ settings }: Pick<State, 'settings'>, game: string | undefined): boolean =>
  game !== undefined && settings.favourites.includes(game);
