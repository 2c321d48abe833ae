import type Database from 'better-sqlite3';
import type { Figures, LatestFigures, Month, OptionsKey, Statistics } from '../../../preload/api.ts';
import { WHOLE_SCOPE, scopeKindOf, SCOPES, type Scope } from './scopes.ts';

/** Figures over the finished games, of one game or (null) of all, with one choice of options or (null) over all. */
export interface StatisticsQueries {
  of(game: string | null, options: OptionsKey | null): Figures;
  /** Returns the statistics of every game ever finished, over all options, by name of game. */
  all(): readonly Statistics[];
  /** Returns the months, the earliest first, without those in which no game was played. */
  months(game: string | null, options: OptionsKey | null): readonly Month[];
}

/** The number of last games that count as “lately”. */
const LATELY_GAMES = 30;

const TALLY = `
  SELECT game, played, won, streak, longestWins, longestLosses, bestTime, timeWon / nullif(won, 0) AS averageTime,
    worstTime, fewestMoves, bestScore FROM tallies`;

const latelySql = (scope: string): string => `
  SELECT count(*) AS played, ifnull(sum(outcome = 'won'), 0) AS won, max(score) AS bestScore,
    min(clock) FILTER (WHERE outcome = 'won') AS bestTime,
    avg(clock) FILTER (WHERE outcome = 'won') AS averageTime,
    max(clock) FILTER (WHERE outcome = 'won') AS worstTime,
    min(moveCount) FILTER (WHERE outcome = 'won') AS fewestMoves
  FROM (SELECT outcome, moveCount, clock, score FROM results WHERE ${scope} AND shown = 0 ORDER BY ended DESC, id DESC LIMIT ${LATELY_GAMES})`;

/** All queries of the statistics, exported for the test of their query plans. */
export const QUERIES = {
  tally: `${TALLY} WHERE game = @game AND options = @options`,
  games: `${TALLY} WHERE game <> '${WHOLE_SCOPE.game}' AND options = '${WHOLE_SCOPE.options}' ORDER BY game`,
  months:
    'SELECT month, played, won, timeWon / nullif(won, 0) AS averageTime FROM months WHERE game = @game AND options = @options ORDER BY month',
  latelyAll: latelySql(SCOPES.all),
  latelyGame: latelySql(SCOPES.game),
  latelyOptions: latelySql(SCOPES.options),
  /** Read off the index of the options, which holds the scores. */
  points: `SELECT ifnull(sum(score), 0) AS points FROM results WHERE ${SCOPES.options} AND shown = 0`,
} as const;

/** The queries that read the statistics of a database. */
export function statisticsOf(db: Database.Database): StatisticsQueries {
  const tally = db.prepare<Scope, Statistics>(QUERIES.tally);
  const games = db.prepare<[], Statistics>(QUERIES.games);
  const months = db.prepare<Scope, Month>(QUERIES.months);
  const lately = {
    all: db.prepare<Scope, LatestFigures>(QUERIES.latelyAll),
    game: db.prepare<Scope, LatestFigures>(QUERIES.latelyGame),
    options: db.prepare<Scope, LatestFigures>(QUERIES.latelyOptions),
  };
  const points = db.prepare<Scope, number>(QUERIES.points).pluck();
  const latelyOf = (scope: Scope): LatestFigures => lately[scopeKindOf(scope)].get(scope) ?? NO_FIGURES.lately;
  return {
    of: (game, options) => {
      const scope = scopeOf(game, options);
      const { game: _game, ...figures } = tally.get(scope) ?? { ...NO_FIGURES, game };
      const sum = scopeKindOf(scope) === 'options' ? (points.get(scope) ?? 0) : null;
      return { ...figures, points: sum, lately: latelyOf(scope) };
    },
    all: () => games.all(),
    months: (game, options) => months.all(scopeOf(game, options)),
  };
}

const scopeOf = (game: string | null, options: OptionsKey | null): Scope => ({
  game: game ?? WHOLE_SCOPE.game,
  options: options ?? WHOLE_SCOPE.options,
});

const NO_FIGURES: Figures = {
  played: 0,
  won: 0,
  streak: 0,
  longestWins: 0,
  longestLosses: 0,
  points: null,
  bestTime: null,
  averageTime: null,
  worstTime: null,
  fewestMoves: null,
  bestScore: null,
  lately: { played: 0, won: 0, bestTime: null, averageTime: null, worstTime: null, fewestMoves: null, bestScore: null },
};
