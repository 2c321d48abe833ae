import { useEffect, useState } from 'preact/hooks';
import type { Puzzle, PuzzleList } from '../../../engine/index.ts';
import { startPuzzle } from '../../app/actions/analysis/puzzles.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import { dayOf } from '../../app/services/daily/day.ts';
import { dailyPlace, puzzledGames, puzzlesOf } from '../../app/services/puzzles/puzzle-lists.ts';
import { sayGame } from '../../words/games.ts';
import { say, sayInteger } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';

/** The parts of the program used here. */
type Parts = Pick<App, 'state' | 'notices' | 'panels' | 'tabletop' | 'games' | 'replays' | 'preferences'>;

interface PuzzlesPanelProps {
  readonly app: Parts;
  readonly state: State;
  readonly onClose: () => void;
}

/** The game whose puzzles are shown where the one on the table has none. */
const USUAL = 'freecell';

/** Positions in which one move alone still wins: the one of the day, and a ladder of them, the easiest first. */
export function PuzzlesPanel({ app, state, onClose }: PuzzlesPanelProps) {
  const games = puzzledGames();
  const [game, setGame] = useState(() => games.find((id) => id === state.play?.session.game.id) ?? USUAL);
  const list = usePuzzles(game);
  return (
    <Dialog title={say('puzzle.title')} size="small" onClose={onClose}>
      <div class="puzzles">
        <p class="hint">{say('puzzle.how')}</p>
        {games.length > 1 && (
          <select aria-label={say('daily.game')} value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            {games.map((id) => (
              <option key={id} value={id}>
                {sayGame(id)}
              </option>
            ))}
          </select>
        )}
        {list && <Ladder app={app} state={state} game={game} list={list} />}
      </div>
    </Dialog>
  );
}

function usePuzzles(game: string): PuzzleList | undefined {
  const [list, setList] = useState<PuzzleList>();
  useEffect(() => {
    let wanted = true;
    setList(undefined);
    const fetch = async (): Promise<void> => {
      const found = await puzzlesOf(game);
      if (wanted) setList(found);
    };
    void fetch();
    return () => {
      wanted = false;
    };
  }, [game]);
  return list;
}

interface LadderProps {
  readonly app: Parts;
  readonly state: State;
  readonly game: string;
  readonly list: PuzzleList;
}

function Ladder({ app, state: { settings }, game, list: { puzzles, options } }: LadderProps) {
  const [rating, deviation] = settings.puzzleRating;
  const [solved, failed] = [settings.puzzlesSolved[game] ?? [], settings.puzzlesFailed[game] ?? []];
  const start = (puzzle: Puzzle): void => void startPuzzle(app, game, options, puzzle);
  const today = puzzles[dailyPlace(dayOf(new Date()), puzzles.length)];
  return (
    <>
      <dl class="figures wide">
        <div>
          <dt>{say('puzzle.rating')}</dt>
          <dd>{say('puzzle.rating-of', { rating: Math.round(rating), reach: Math.round(2 * deviation) })}</dd>
        </div>
        <div>
          <dt>{say('puzzle.solved')}</dt>
          <dd>{say('trainer.well-of', { good: solved.length, choices: puzzles.length })}</dd>
        </div>
      </dl>
      {today && (
        <button type="button" class="first" onClick={() => start(today)}>
          {say('puzzle.today')}
        </button>
      )}
      <ol class="ladder" aria-label={say('puzzle.ladder')}>
        {puzzles.map((puzzle, at) => {
          const standing = solved.includes(puzzle.deal) ? 'right' : failed.includes(puzzle.deal) ? 'wrong' : 'open';
          return (
            <li key={puzzle.deal}>
              <button
                type="button"
                class={standing}
                aria-label={say('puzzle.one', { at: at + 1, strength: puzzle.strength, standing })}
                title={say('puzzle.one', { at: at + 1, strength: puzzle.strength, standing })}
                onClick={() => start(puzzle)}
              >
                {sayInteger(at + 1)}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
