import type Database from 'better-sqlite3';
import type { RecordedGame } from '../../preload/api.ts';

/** Stands for all games, and for all choices of options, in the tables of tallies. */
export const EVERY = { game: '', options: '*' } as const;

/** The tallies that the statistics are read from, counted on with every result in the transaction that records it. */
export interface Tallies {
  count(result: RecordedGame): void;
  /** Counts everything anew, from the results, inside the caller's transaction. */
  recount(): void;
  /** Counts what was recorded before there were tallies. */
  begin(): void;
}

interface Counted {
  readonly game: string;
  readonly options: string;
  readonly won: 0 | 1;
  readonly clock: number;
  readonly moveCount: number;
  readonly score: number;
  readonly ended: number;
}

const monthOf = (ended: string): string =>
  `(CAST(strftime('%Y', ${ended} / 1000, 'unixepoch') AS INTEGER) - 1970) * 12
    + CAST(strftime('%m', ${ended} / 1000, 'unixepoch') AS INTEGER) - 1`;

/** SQLite's own min and max of two values are null as soon as one is. */
const either = (of: 'min' | 'max', column: string): string =>
  `${column} = coalesce(${of}(${column}, excluded.${column}), ${column}, excluded.${column})`;

const COUNT = `
  INSERT INTO tallies VALUES (@game, @options, 1, @won, iif(@won, 1, -1), @won, 1 - @won,
    iif(@won, @clock, NULL), @won * @clock, iif(@won, @clock, NULL), iif(@won, @moveCount, NULL), @score, @ended)
  ON CONFLICT DO UPDATE SET
    played = played + 1,
    won = won + @won,
    streak = iif(@won, max(streak, 0) + 1, min(streak, 0) - 1),
    longestWins = max(longestWins, iif(@won, max(streak, 0) + 1, 0)),
    longestLosses = max(longestLosses, iif(@won, 0, 1 - min(streak, 0))),
    ${either('min', 'bestTime')},
    timeWon = timeWon + excluded.timeWon,
    ${either('max', 'worstTime')},
    ${either('min', 'fewestMoves')},
    ${either('max', 'bestScore')},
    lastEnded = @ended`;

const COUNT_MONTH = `
  INSERT INTO months VALUES (@game, @options, ${monthOf('@ended')}, 1, @won, @won * @clock)
  ON CONFLICT DO UPDATE SET played = played + 1, won = won + @won, timeWon = timeWon + excluded.timeWon`;

/** The keys of the tallies that each result counts for, as columns of `results`. */
const KEYS = [
  { game: `'${EVERY.game}'`, options: `'${EVERY.options}'` },
  { game: 'game', options: `'${EVERY.options}'` },
  { game: 'game', options: 'options' },
] as const;
type Key = (typeof KEYS)[number];

/**
 * All tallies of one kind of key. A run of wins or losses ends where the next game came out otherwise, or has yet to
 * come; its length is how far that is from the end of the run before.
 */
const recountSql = ({ game, options }: Key): string => `
  WITH picked AS (
    SELECT ${game} AS game, ${options} AS options, outcome = 'won' AS won, moveCount, clock, score, ended, id FROM results
  ), figures AS (
    SELECT game, options, count(*) AS played, sum(won) AS won,
      min(clock) FILTER (WHERE won) AS bestTime, total(clock) FILTER (WHERE won) AS timeWon,
      max(clock) FILTER (WHERE won) AS worstTime, min(moveCount) FILTER (WHERE won) AS fewestMoves,
      max(score) AS bestScore, max(ended) AS lastEnded
    FROM picked GROUP BY game, options
  ), numbered AS (
    SELECT game, options, won, row_number() OVER ended AS n, lead(won) OVER ended AS next
    FROM picked WINDOW ended AS (PARTITION BY game, options ORDER BY ended, id)
  ), runs AS (
    SELECT game, options, won, next, n - lag(n, 1, 0) OVER (PARTITION BY game, options ORDER BY n) AS length
    FROM numbered WHERE next IS NOT won
  ), streaks AS (
    SELECT game, options, max(iif(won, length, 0)) AS longestWins, max(iif(won, 0, length)) AS longestLosses,
      sum(iif(next IS NULL, iif(won, length, -length), 0)) AS streak
    FROM runs GROUP BY game, options
  )
  INSERT INTO tallies
  SELECT game, options, played, won, streak, longestWins, longestLosses, bestTime, timeWon, worstTime, fewestMoves,
    bestScore, lastEnded
  FROM figures JOIN streaks USING (game, options)`;

const recountMonthsSql = ({ game, options }: Key): string => `
  INSERT INTO months
  SELECT ${game}, ${options}, ${monthOf('ended')} AS month, count(*), sum(outcome = 'won'),
    total(clock) FILTER (WHERE outcome = 'won')
  FROM results GROUP BY 1, 2, 3`;

function recountAll(db: Database.Database): void {
  db.exec('DELETE FROM tallies; DELETE FROM months');
  for (const key of KEYS) db.exec(`${recountSql(key)}; ${recountMonthsSql(key)}`);
}

export function talliesOf(db: Database.Database): Tallies {
  const count = db.prepare<Counted>(COUNT);
  const countMonth = db.prepare<Counted>(COUNT_MONTH);
  const last = db.prepare<[], number>(`SELECT lastEnded FROM tallies WHERE game = '' AND options = '*'`).pluck();
  const recount = (): void => recountAll(db);
  const none = db.prepare<[], 0 | 1>('SELECT NOT EXISTS (SELECT 1 FROM tallies) AND EXISTS (SELECT 1 FROM results)');
  return {
    recount,
    begin: () => {
      if (none.pluck().get() === 1) db.transaction(recount).immediate();
    },
    count: (result) => {
      // Streaks go by the time of the end: a clock set back puts a game among the earlier ones.
      if ((last.get() ?? 0) > result.ended) return recount();
      for (const of of keysOf(result)) {
        count.run(of);
        countMonth.run(of);
      }
    },
  };
}

function keysOf({ game, options, outcome, clock, moveCount, score, ended }: RecordedGame): Counted[] {
  const of = { won: outcome === 'won' ? 1 : 0, clock, moveCount, score, ended } as const;
  const every = EVERY.options;
  return [
    { game: EVERY.game, options: every, ...of },
    { game, options: every, ...of },
    { game, options, ...of },
  ];
}
