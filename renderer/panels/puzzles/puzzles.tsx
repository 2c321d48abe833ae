import { useEffect, useState } from 'preact/hooks';
import type { PuzzleList } from '../../../engine/index.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import { puzzledGames, puzzlesOf } from '../../app/services/puzzles/puzzle-lists.ts';
import { sayGame } from '../../words/games.ts';
import type { Puzzling } from '../../words/fetched/puzzling.ts';
import { say } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { OwnPuzzles } from './own-puzzles.tsx';
import { PuzzleLadder } from './puzzle-ladder.tsx';
import { useLostKinds } from './use-lost-kinds.ts';
import { usePuzzling } from './use-puzzling.ts';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge' | 'state' | 'notices' | 'panels' | 'tabletop' | 'games' | 'replays' | 'preferences'>;

interface PuzzlesPanelProps {
  readonly app: Parts;
  readonly state: State;
  readonly onClose: () => void;
}

/** The game whose puzzles are shown where the one on the table has none. */
const USUAL = 'freecell';

/** Positions in which one move alone still wins: those that Baize came with, and those of the player's lost games. */
export function PuzzlesPanel({ app, state, onClose }: PuzzlesPanelProps) {
  const words = usePuzzling();
  const lost = useLostKinds(app);
  const games = [...new Set([...puzzledGames(), ...lost])];
  const [asked, setGame] = useState<string>();
  const game = asked ?? games.find((id) => id === state.play?.session.game.id) ?? USUAL;
  const list = usePuzzles(game);
  const own = words && <OwnPuzzles key={game} {...{ app, game, words }} />;
  return (
    <Dialog title={say('daily.puzzles')} size="small" onClose={onClose}>
      {words && (
        <div class="puzzles">
          <p class="hint">{words.say('puzzle.how')}</p>
          <select aria-label={say('daily.game')} value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            {games.map((id) => (
              <option key={id} value={id}>
                {sayGame(id)}
              </option>
            ))}
          </select>
          <Standing state={state} game={game} list={list} words={words} />
          {list ? <PuzzleLadder {...{ app, state, game, list, words }}>{own}</PuzzleLadder> : own}
        </div>
      )}
    </Dialog>
  );
}

/** The list of a game's puzzles; undefined until it is here, and where the game comes with none. */
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

interface StandingProps {
  readonly state: State;
  readonly game: string;
  readonly list: PuzzleList | undefined;
  readonly words: Puzzling;
}

/** The player's rating, and how many puzzles were solved at the first try. */
function Standing({ state: { settings }, game, list, words }: StandingProps) {
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
          <dd>
            {say('trainer.well-of', {
              good: settings.puzzlesSolved[game]?.length ?? 0,
              choices: list.puzzles.length,
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}
