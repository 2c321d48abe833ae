import { findGame, findOwnPuzzle, makeOwnPuzzle, parseOptions, type Saved } from '../../../../../engine/index.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** Progress of the search for a puzzle in a lost game, from 0 to 1; then the puzzle in notation, '' for none. */
export type PuzzleReport =
  | { readonly found: 'puzzling'; readonly share: number }
  | { readonly found: 'puzzle'; readonly puzzle: string };

/** Milliseconds of work in one slice, and between two progress reports. */
const SLICE_MS = 8;
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
  let reported = now();
  for (let sliced = reported; ;) {
    const { done, value } = work.next();
    if (done) return say({ found: 'puzzle', puzzle: makeOwnPuzzle(value) });
    const time = now();
    if (time - sliced < SLICE_MS) continue;
    if (time - reported >= REPORT_MS) {
      reported = time;
      say({ found: 'puzzling', share: value });
    }
    yield;
    sliced = now();
  }
}
