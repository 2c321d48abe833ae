import type { ComponentChildren } from 'preact';
import type { Puzzle, PuzzleKind, PuzzleList } from '../../../engine/search.ts';
import type { PuzzleParts } from '../../app/actions/analysis/puzzle-to-play.ts';
import { shippedPuzzle, startPuzzle } from '../../app/actions/analysis/puzzles.ts';
import type { State } from '../../app/model/state.ts';
import { dayOf } from '../../app/services/daily/day.ts';
import { dailyPlace, puzzleListOf, puzzleStanding } from '../../app/services/puzzles/puzzle-lists.ts';
import type { Puzzling } from '../../words/fetched/puzzle-words.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { PuzzleSteps } from './puzzle-steps.tsx';

interface PuzzleLadderProps {
  readonly app: PuzzleParts;
  readonly state: State;
  readonly kind: PuzzleKind;
  readonly game: string;
  readonly list: PuzzleList;
  readonly words: Puzzling;
  readonly children: ComponentChildren;
}

/** The puzzles that Baize ships with: the one of the day, the `children`, and all of them, the easiest first. */
export function PuzzleLadder({ app, state: { settings }, kind, game, list, words, children }: PuzzleLadderProps) {
  const { puzzles } = list;
  const { say } = words;
  const key = puzzleListOf(kind, game);
  const start = (puzzle: Puzzle): void => void startPuzzle(app, shippedPuzzle(app, kind, game, list, puzzle), words);
  const today = puzzles[dailyPlace(dayOf(new Date()), puzzles.length)];
  const steps = puzzles.map((puzzle, at) => {
    const standing = puzzleStanding(settings, key, puzzle.deal);
    const name = say('puzzle.one', { at: at + 1, strength: puzzle.strength, standing });
    return { key: puzzle.deal, standing, name, start: () => start(puzzle) };
  });
  return (
    <>
      {today && (
        <button type="button" class="first" onClick={() => start(today)}>
          {sayExtra('today.puzzle')}
        </button>
      )}
      {children}
      <h3>{say('puzzle.ladder')}</h3>
      <PuzzleSteps label={say('puzzle.ladder')} steps={steps} />
    </>
  );
}
