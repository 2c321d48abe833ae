import { findGame, parseOptions, type Saved } from '../../../../../engine/rules.ts';
import { findOwnPuzzle, makeOwnPuzzle } from '../../../../../engine/search.ts';
import { inSlices } from './in-slices.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** Progress of the search for a puzzle in a lost game, from 0 to 1; then the puzzle in notation, '' for none. */
export type PuzzleReport =
  | { readonly found: 'puzzling'; readonly share: number }
  | { readonly found: 'puzzle'; readonly puzzle: string };

/** Milliseconds between two progress reports. */
const REPORT_MS = 100;

/** Looks for a puzzle in a lost game, and reports its progress; yields after each slice. `now`: in milliseconds. */
export function* puzzleSaved(
  saved: Saved,
  say: (found: PuzzleReport) => void,
  now: () => number,
  solvers = new RecentSolvers(),
): Generator<void, void, void> {
  const game = findGame(saved.game);
  const work = findOwnPuzzle(saved, game && solvers.of(game, parseOptions(game, saved.options) ?? {}));
  const report = (share: number): void => say({ found: 'puzzling', share });
  say({ found: 'puzzle', puzzle: makeOwnPuzzle(yield* inSlices(work, now, { every: REPORT_MS, report })) });
}
