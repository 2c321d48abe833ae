import type { State } from './state.ts';

/**
 * Whether the game on the table is played with one try only, as its player wants it: nothing is taken back and nothing
 * helps. What somebody else has set up, as a puzzle, is not.
 */
export const isOneTry = ({ settings, play }: Pick<State, 'settings' | 'play'>): boolean =>
  settings.oneTry && play !== undefined && !play.finished && !play.shown;

/**
 * Whether a game is on the table that is still played, not replayed, and may be helped with: where it is asked whether
 * it is lost, help would be the answer.
 */
export const mayBeHelped = (state: Pick<State, 'settings' | 'play' | 'replay' | 'puzzle'>): boolean =>
  state.play !== undefined && !state.play.finished && !state.replay && !state.puzzle && !isOneTry(state);
