import type { State } from './state.ts';

/**
 * Whether the player has chosen to play without undo and help, and the game on the table is not over. Positions from
 * elsewhere, such as puzzles, are exempt.
 */
export const isOneTry = ({ settings, play }: Pick<State, 'settings' | 'play'>): boolean =>
  settings.oneTry && play !== undefined && !play.finished && !play.shown;

/**
 * Whether a game is on the table that is neither finished nor replayed, and help may come unasked. A puzzle that
 * waits for its first answer gets only the help that the player asks for.
 */
export const mayBeHelped = (state: Pick<State, 'settings' | 'play' | 'replay' | 'puzzle'>): boolean =>
  state.play !== undefined && !state.play.finished && !state.replay && !isOpenPuzzle(state) && !isOneTry(state);

/** Whether the game on the table is a puzzle that was not answered yet, or whose question is not shown yet. */
const isOpenPuzzle = ({ play, puzzle }: Pick<State, 'play' | 'puzzle'>): boolean =>
  play?.puzzle === true && (puzzle?.isOpen ?? true);
