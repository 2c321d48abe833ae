import { useEffect, useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import { shippedPuzzle, startPuzzle } from '../../app/actions/analysis/puzzles.ts';
import type { PuzzleParts } from '../../app/actions/analysis/puzzle-to-play.ts';
import type { Day } from '../../app/services/daily/day.ts';
import { type DailyPuzzle, dailyPuzzle } from '../../app/services/puzzles/daily-puzzle.ts';
import { puzzleListOf, type PuzzleStanding, puzzleStanding } from '../../app/services/puzzles/puzzle-lists.ts';
import type { Puzzling } from '../../words/fetched/puzzle-words.ts';
import { usePuzzling } from '../puzzles/use-puzzling.ts';

export interface PuzzleOfDay extends DailyPuzzle {
  readonly words: Puzzling;
  readonly standing: PuzzleStanding;
  /** Lays it on the table. */
  readonly start: () => void;
}

/** Returns the puzzle of today, of the game on the table if it has puzzles; undefined until it is loaded. */
export function usePuzzleOfDay(app: PuzzleParts & Pick<App, 'state'>, today: Day): PuzzleOfDay | undefined {
  const { settings, play } = app.state;
  const [found, setFound] = useState<DailyPuzzle>();
  const words = usePuzzling();
  const game = play?.session.game.id;
  useEffect(() => {
    let wanted = true;
    void dailyPuzzle(today, game).then((puzzle) => wanted && setFound(puzzle));
    return () => {
      wanted = false;
    };
  }, [today, game]);
  if (!found || !words) return undefined;
  const { kind, list, puzzle } = found;
  return {
    ...found,
    words,
    standing: puzzleStanding(settings, puzzleListOf(kind, found.game), puzzle.deal),
    start: () => void startPuzzle(app, shippedPuzzle(app, kind, found.game, list, puzzle), words),
  };
}
