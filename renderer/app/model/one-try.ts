import type { Play } from './play.ts';
import type { State } from './state.ts';

/**
 * Whether the game on the table is played with one try only, as its player wants it: nothing is taken back and nothing
 * helps. What somebody else has set up, as a puzzle, is not.
 */
export const isOneTry = ({
  settings,
  play,
}: {
  readonly settings: State['settings'];
  readonly play: Play | undefined;
}) => settings.oneTry && play !== undefined && !play.finished && !play.shown;
