import { useEffect, useState } from 'preact/hooks';
import { PUZZLE_KINDS, type PuzzleKind, type PuzzleList } from '../../../engine/search.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import { DEFAULT_PUZZLE_GAME } from '../../app/services/puzzles/daily-puzzle.ts';
import { puzzleListOf, puzzledGames, puzzlesOf, puzzleStanding } from '../../app/services/puzzles/puzzle-lists.ts';
import { gamesByName } from '../../words/by-name.ts';
import { sayGame } from '../../words/games.ts';
import type { Puzzling } from '../../words/fetched/puzzle-words.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Segments } from '../ui/fields.tsx';
import { OwnPuzzles } from './own-puzzles.tsx';
import { PuzzleLadder } from './puzzle-ladder.tsx';
import { useLostKinds } from './use-lost-kinds.ts';
import { usePuzzling } from './use-puzzling.ts';

type Parts = Pick<
  App,
  | 'bridge'
  | 'state'
  | 'notices'
  | 'page'
  | 'panels'
  | 'tabletop'
  | 'lifecycle'
  | 'games'
  | 'replays'
  | 'preferences'
  | 'makeSearchWorker'
  | 'disposables'
>;

interface PuzzlesPanelProps {
  readonly app: Parts;
  readonly state: State;
  readonly onClose: () => void;
}

/**
 * The puzzles: positions in which only one move still wins, shipped with Baize or from the player's lost games;
 * positions to be won in a given number of moves; and positions for which the player says whether they are lost.
 */
export function PuzzlesPanel({ app, state, onClose }: PuzzlesPanelProps) {
  const words = usePuzzling();
  const lost = useLostKinds(app);
  const [kind, setKind] = useState<PuzzleKind>('only');
  const games = gamesByName([...new Set([...puzzledGames(kind), ...(kind === 'only' ? lost : [])])]);
  const [asked, setGame] = useState<string>();
  const game =
    games.find((id) => id === asked) ?? games.find((id) => id === state.play?.session.game.id) ?? DEFAULT_PUZZLE_GAME;
  const list = usePuzzles(kind, game);
  const own = words && kind === 'only' && <OwnPuzzles key={game} {...{ app, game, words }} />;
  return (
    <Dialog title={say('command.puzzles')} size="small" onClose={onClose}>
      {words && (
        <div class="puzzles">
          <Segments
            label={words.say('puzzle.kind')}
            values={PUZZLE_KINDS.map((value) => ({ value, label: words.say(`puzzle.kind-${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          <p class="hint">{words.say(`puzzle.how-${kind}`)}</p>
          <select
            aria-label={sayExtra('daily.game')}
            value={game}
            onChange={(event) => setGame(event.currentTarget.value)}
          >
            {games.map((id) => (
              <option key={id} value={id}>
                {sayGame(id)}
              </option>
            ))}
          </select>
          <PuzzleRecord
            solved={list ? solvedOf(list, state, puzzleListOf(kind, game)) : 0}
            {...{ state, list, words }}
          />
          {list ? <PuzzleLadder {...{ app, state, kind, game, list, words }}>{own}</PuzzleLadder> : own}
        </div>
      )}
    </Dialog>
  );
}

/** Returns a game's list of puzzles; undefined until it is loaded, or where the game ships with none. */
function usePuzzles(kind: PuzzleKind, game: string): PuzzleList | undefined {
  const [list, setList] = useState<PuzzleList>();
  useEffect(() => {
    let wanted = true;
    setList(undefined);
    const fetch = async (): Promise<void> => {
      const found = await puzzlesOf(kind, game);
      if (wanted) setList(found);
    };
    void fetch();
    return () => {
      wanted = false;
    };
  }, [kind, game]);
  return list;
}

/** Counts the solved puzzles of a list; some that were solved earlier are no longer in it. */
const solvedOf = ({ puzzles }: PuzzleList, { settings }: State, key: string): number =>
  puzzles.filter(({ deal }) => puzzleStanding(settings, key, deal) === 'right').length;

interface PuzzleRecordProps {
  readonly state: State;
  /** Solved puzzles of the list. */
  readonly solved: number;
  readonly list: PuzzleList | undefined;
  readonly words: Puzzling;
}

/** The player's rating, and how many puzzles were solved at the first try. */
function PuzzleRecord({ state: { settings }, solved, list, words }: PuzzleRecordProps) {
  const [rating, deviation] = settings.puzzleRating;
  return (
    <dl class="figures wide">
      <div>
        <dt>{words.say('puzzle.rating')}</dt>
        <dd>{words.say('puzzle.rating-of', { rating: Math.round(rating), reach: Math.round(2 * deviation) })}</dd>
      </div>
      {list && (
        <div>
          <dt>{words.say('puzzle.solved')}</dt>
          <dd>{sayExtra('trainer.well-of', { good: solved, choices: list.puzzles.length })}</dd>
        </div>
      )}
    </dl>
  );
}
