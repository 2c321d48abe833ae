import type { State } from './state.ts';

/**
 * Whether the player has chosen to play with one try only, without undo and help, and the game on the table is still
 * played. Positions that somebody else set up, such as puzzles, are exempt.
 */
export const isOneTry = ({ settings, play }: Pick<State, 'settings' | 'play'>): boolean =>
  settings.oneTry && play !== undefined && !play.finished && !play.shown;

/**
 * Whether a game is on the table that is neither finished nor replayed, and help is allowed. While a puzzle asks
 * whether the position is lost, help would give the answer away.
 */
export const mayBeHelped = (state: Pick<State, 'settings' | 'play' | 'replay' | 'puzzle'>): boolean =>
  state.play !== undefined && !state.play.finished && !state.replay && !state.puzzle && !isOneTry(state);
