import { findGame, type Game } from '../../../engine/rules.ts';
import type { Statistics } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { clockSayer } from '../../words/clock.ts';
import { sayInteger, sayPercent, saySigned } from '../../words/say.ts';
import { CarriedLines } from './carried-lines.tsx';
import { Charts } from './chart.tsx';
import { FiguresView } from './figures-view.tsx';
import { orNothing } from './figures.ts';
import { type Column, SortedTable } from '../ui/sorted-table.tsx';
import { NoneCounted } from './none-counted.tsx';
import { useAnswer } from '../ui/answers/use-answer.ts';

type Parts = Pick<App, 'bridge' | 'panels' | 'state'>;

interface AllGamesProps {
  readonly app: Parts;
  readonly onGame: (game: Game) => void;
}

/** The figures over all games, and one line for every game ever finished. */
export function AllGames({ app, onGame }: AllGamesProps) {
  const figures = useAnswer(app.bridge, 'statistics.of', null, null);
  const all = useAnswer(app.bridge, 'statistics.all');
  if (!figures || !all) return null;
  if (figures.played === 0)
    return (
      <>
        <NoneCounted app={app} game={null} options={null} />
        <CarriedLines app={app} game={null} options={null} />
      </>
    );
  const sayClock = clockSayer(app.state.settings);
  return (
    <>
      <FiguresView of="all" figures={figures} sayClock={sayClock} />
      <CarriedLines app={app} game={null} options={null} />
      <Charts app={app} game={null} options={null} />
      <GamesTable all={all} sayClock={sayClock} onGame={onGame} />
    </>
  );
}

/** Returns the columns of the table of all games; `sayClock` says a time in milliseconds. */
export const gamesColumns = (sayClock: (time: number) => string): readonly Column<Statistics>[] => [
  { name: 'statistics.game', cell: (each) => sayGame(each.game), rank: (each) => sayGame(each.game) },
  { name: 'statistics.played', cell: (each) => sayInteger(each.played), rank: (each) => each.played },
  { name: 'statistics.won', cell: (each) => sayInteger(each.won), rank: (each) => each.won },
  {
    name: 'statistics.percent',
    cell: (each) => sayPercent(each.won, each.played),
    rank: (each) => each.won / each.played,
  },
  // Wins in a row are positive, losses negative.
  { name: 'statistics.streak', cell: (each) => saySigned(each.streak), rank: (each) => each.streak },
  { name: 'statistics.longest-wins', cell: (each) => sayInteger(each.longestWins), rank: (each) => each.longestWins },
  {
    name: 'statistics.best-time',
    cell: (each) => orNothing(each.bestTime, sayClock),
    rank: (each) => shortest(each.bestTime),
  },
  {
    name: 'statistics.fewest-moves',
    cell: (each) => orNothing(each.fewestMoves, sayInteger),
    rank: (each) => shortest(each.fewestMoves),
  },
  {
    name: 'statistics.best-score',
    cell: (each) => orNothing(each.bestScore, sayInteger),
    rank: (each) => each.bestScore,
  },
];

/** Returns a rank in which the least value is the best. */
const shortest = (value: number | null): number | null => (value === null ? null : -value);

function GamesTable({
  all,
  sayClock,
  onGame,
}: {
  readonly all: readonly Statistics[];
  readonly sayClock: (time: number) => string;
  readonly onGame: AllGamesProps['onGame'];
}) {
  return (
    <SortedTable
      label={sayExtra('statistics.all')}
      rows={all}
      columns={gamesColumns(sayClock)}
      keyOf={({ game }) => game}
      first={({ game }) => <GameName id={game} onGame={onGame} />}
    />
  );
}

function GameName({ id, onGame }: { readonly id: string; readonly onGame: AllGamesProps['onGame'] }) {
  const game = findGame(id);
  if (!game) return <>{id}</>;
  return (
    <button
      type="button"
      class="plain link"
      aria-label={sayExtra('statistics.show', { game: sayGame(game.id) })}
      onClick={() => onGame(game)}
    >
      {sayGame(game.id)}
    </button>
  );
}
