import type Database from 'better-sqlite3';
import type { OptionsKey, Statistics } from '../../preload/api.ts';

/** Figures over the finished games. */
export interface StatisticsQueries {
  /** Of one game, with one choice of options or (null) over all of them. */
  of(game: string, options: OptionsKey | null): Statistics;
  /** Of every game ever finished, over all options, by name of game. */
  all(): readonly Statistics[];
}

interface StatisticsRow extends Omit<Statistics, 'options' | 'lately'> {
  readonly playedLately: number;
  readonly wonLately: number;
}

/** How many of the last games are "lately". */
const LATELY = 30;

/**
 * One line for each game within a scope. A run of wins or losses ends where the next game came out otherwise, or has
 * yet to come; its length is how far that is from the end of the run before.
 * Every part asks an index of `results` for its columns and its order alone; the table itself is not read.
 */
export const statisticsSql = (scope: string): string => `
  WITH figures AS (
    SELECT game, count(*) AS played, sum(outcome = 'won') AS won, max(score) AS bestScore,
      min(clock) FILTER (WHERE outcome = 'won') AS bestTime,
      avg(clock) FILTER (WHERE outcome = 'won') AS averageTime,
      max(clock) FILTER (WHERE outcome = 'won') AS worstTime,
      min(moveCount) FILTER (WHERE outcome = 'won') AS fewestMoves
    FROM results WHERE ${scope} GROUP BY game
  ), numbered AS (
    SELECT game, outcome, row_number() OVER ended AS n, lead(outcome) OVER ended AS next
    FROM results WHERE ${scope}
    WINDOW ended AS (PARTITION BY game ORDER BY ended, id)
  ), runs AS (
    SELECT game, outcome, next, n - lag(n, 1, 0) OVER (PARTITION BY game ORDER BY n) AS length
    FROM numbered WHERE next IS NOT outcome
  ), streaks AS (
    SELECT game,
      max(iif(outcome = 'won', length, 0)) AS longestWins,
      max(iif(outcome = 'lost', length, 0)) AS longestLosses,
      sum(iif(next IS NULL, iif(outcome = 'won', length, -length), 0)) AS streak
    FROM runs GROUP BY game
  )
  SELECT figures.*, streak, longestWins, longestLosses, min(played, ${LATELY}) AS playedLately,
    (SELECT sum(outcome = 'won') FROM (
      SELECT outcome FROM results WHERE ${scope} AND game = figures.game ORDER BY ended DESC, id DESC LIMIT ${LATELY}
    )) AS wonLately
  FROM figures JOIN streaks USING (game) ORDER BY game`;

/** The scopes that are asked for; each has an index of its own. */
export const SCOPES = {
  options: 'game = @game AND options = @options',
  game: 'game = @game',
  all: 'true',
};

export function statisticsOf(db: Database.Database): StatisticsQueries {
  const byOptions = db.prepare<{ game: string; options: string }, StatisticsRow>(statisticsSql(SCOPES.options));
  const byGame = db.prepare<{ game: string }, StatisticsRow>(statisticsSql(SCOPES.game));
  const all = db.prepare<[], StatisticsRow>(statisticsSql(SCOPES.all));
  return {
    of: (game, options) => {
      const row = options === null ? byGame.get({ game }) : byOptions.get({ game, options });
      return row ? fromRow(row, options) : { ...NONE, game, options };
    },
    all: () => all.all().map((row) => fromRow(row, null)),
  };
}

function fromRow({ playedLately, wonLately, ...row }: StatisticsRow, options: OptionsKey | null): Statistics {
  return { ...row, options, lately: { played: playedLately, won: wonLately } };
}

const NONE: Omit<Statistics, 'game' | 'options'> = {
  played: 0,
  won: 0,
  streak: 0,
  longestWins: 0,
  longestLosses: 0,
  bestTime: null,
  averageTime: null,
  worstTime: null,
  fewestMoves: null,
  bestScore: null,
  lately: { played: 0, won: 0 },
};
