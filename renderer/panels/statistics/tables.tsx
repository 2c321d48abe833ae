import { useState } from 'preact/hooks';
import { findGame, type Game } from '../../../engine/index.ts';
import type { Statistics } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayGame } from '../../words/games.ts';
import { locale, say, sayInteger, sayPercent, sayTime } from '../../words/say.ts';
import { Charts } from './chart.tsx';
import { FiguresView } from './figures-view.tsx';
import { or } from './figures.ts';
import { useAnswer } from '../ui/use-answer.ts';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge'>;

interface AllGamesProps {
  readonly app: Parts;
  readonly onGame: (game: Game) => void;
}

/** The figures over all games, and one line for every game ever finished. */
export function AllGames({ app, onGame }: AllGamesProps) {
  const figures = useAnswer(app.bridge, 'statistics.of', null, null);
  const all = useAnswer(app.bridge, 'statistics.all');
  if (!figures || !all) return null;
  if (figures.played === 0) return <p class="empty">{say('statistics.none')}</p>;
  return (
    <>
      <FiguresView figures={figures} />
      <Charts app={app} game={null} options={null} />
      <GamesTable all={all} onGame={onGame} />
    </>
  );
}

interface Column {
  readonly name: Parameters<typeof say>[0];
  readonly cell: (each: Statistics) => string;
  /** What its lines are sorted by: the largest first, but names from A and null last. */
  readonly rank: (each: Statistics) => string | number | null;
}

const COLUMNS: readonly Column[] = [
  { name: 'statistics.game', cell: (each) => sayGame(each.game), rank: (each) => sayGame(each.game) },
  { name: 'statistics.played', cell: (each) => sayInteger(each.played), rank: (each) => each.played },
  { name: 'statistics.won', cell: (each) => sayInteger(each.won), rank: (each) => each.won },
  {
    name: 'statistics.percent',
    cell: (each) => sayPercent(each.won, each.played),
    rank: (each) => each.won / each.played,
  },
  { name: 'statistics.streak', cell: (each) => saySigned(each.streak), rank: (each) => each.streak },
  { name: 'statistics.longest-wins', cell: (each) => sayInteger(each.longestWins), rank: (each) => each.longestWins },
  { name: 'statistics.best-time', cell: (each) => or(each.bestTime, sayTime), rank: (each) => shortest(each.bestTime) },
  {
    name: 'statistics.fewest-moves',
    cell: (each) => or(each.fewestMoves, sayInteger),
    rank: (each) => shortest(each.fewestMoves),
  },
  { name: 'statistics.best-score', cell: (each) => or(each.bestScore, sayInteger), rank: (each) => each.bestScore },
];

/** Wins in a row above zero, losses below. */
const saySigned = (streak: number): string =>
  new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero' }).format(streak);

/** The best is the least. */
const shortest = (value: number | null): number | null => (value === null ? null : -value);

interface Order {
  readonly column: number;
  readonly turned: boolean;
}

function GamesTable({
  all,
  onGame,
}: {
  readonly all: readonly Statistics[];
  readonly onGame: AllGamesProps['onGame'];
}) {
  const [order, setOrder] = useState<Order>({ column: 1, turned: false });
  return (
    <div class="lines">
      <table class="sorted" aria-label={say('statistics.all')}>
        <thead>
          <tr>
            {COLUMNS.map(({ name }, column) => (
              <Head key={name} name={say(name)} column={column} order={order} onOrder={setOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {inSortedOrder(all, order).map((each) => (
            <tr key={each.game}>
              {COLUMNS.map(({ name, cell }, i) => (
                <td key={name}>{i === 0 ? <GameName id={each.game} onGame={onGame} /> : cell(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GameName({ id, onGame }: { readonly id: string; readonly onGame: AllGamesProps['onGame'] }) {
  const game = findGame(id);
  if (!game) return <>{id}</>;
  return (
    <button
      type="button"
      class="plain link"
      aria-label={say('statistics.show', { game: sayGame(game.id) })}
      onClick={() => onGame(game)}
    >
      {sayGame(game.id)}
    </button>
  );
}

interface HeadProps {
  readonly name: string;
  readonly column: number;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** A head that sorts by its column; once more turns the order round. */
function Head({ name, column, order, onOrder }: HeadProps) {
  const on = order.column === column;
  const rises = on && order.turned !== (column === 0);
  return (
    <th scope="col" aria-sort={on ? (rises ? 'ascending' : 'descending') : undefined}>
      <button type="button" class="plain head" onClick={() => onOrder({ column, turned: on && !order.turned })}>
        {name}
        <span class="arrow" aria-hidden="true">
          {on ? (rises ? '▴' : '▾') : ''}
        </span>
      </button>
    </th>
  );
}

/** The best of a column first, or last when turned; equal ones by name, those without a value always at the end. */
export function inSortedOrder(all: readonly Statistics[], { column, turned }: Order): readonly Statistics[] {
  const rank = COLUMNS[column]?.rank ?? ((each: Statistics) => each.game);
  return all.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    const least = compare(first, second);
    return (turned ? -least : least) || compare(sayGame(a.game), sayGame(b.game));
  });
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? b - a : String(a).localeCompare(String(b));
}
