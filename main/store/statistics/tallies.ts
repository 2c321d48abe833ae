import type Database from 'better-sqlite3';
import type { RecordedGame } from '../../../preload/api.ts';
import { scopesOf, type Scope } from './scopes.ts';
import { streaksWithin } from './streaks.ts';

/** The tallies behind the statistics, updated with every result in the transaction that records it. */
export interface Tallies {
  count(result: Recorded): void;
  /**
   * Counts everything again, from the results, inside the caller's transaction; reports from time to time how many it
   * has counted.
   */
  recount(onCounted?: (counted: number) => void): void;
  /** Counts the games that were recorded before there were tallies. */
  begin(): void;
}

/** The fields of a result that are counted. */
type Counted = Pick<RecordedGame, 'game' | 'options' | 'outcome' | 'moveCount' | 'clock' | 'score' | 'ended'>;

/** A result whose moves were shown counts nowhere. */
type Recorded = Counted & Pick<RecordedGame, 'help'>;

interface Tally extends Scope {
  played: number;
  won: number;
  streak: number;
  longestWins: number;
  longestLosses: number;
  bestTime: number | null;
  /** The time of all won games together. */
  timeWon: number;
  worstTime: number | null;
  fewestMoves: number | null;
  bestScore: number;
  lastEnded: number;
}

interface MonthTally extends Scope {
  /** Months since January 1970, in UTC. */
  readonly month: number;
  played: number;
  won: number;
  timeWon: number;
}

/** The tallies of a database, with the statements that keep them. */
export function talliesOf(db: Database.Database): Tallies {
  const get = db.prepare<[string, string], Tally>('SELECT * FROM tallies WHERE game = ? AND options = ?');
  const put = db.prepare<Tally>(`
    INSERT OR REPLACE INTO tallies VALUES (@game, @options, @played, @won, @streak, @longestWins, @longestLosses,
      @bestTime, @timeWon, @worstTime, @fewestMoves, @bestScore, @lastEnded)`);
  const getMonth = db.prepare<[string, string, number], MonthTally>(
    'SELECT * FROM months WHERE game = ? AND options = ? AND month = ?',
  );
  const putMonth = db.prepare<MonthTally>(
    'INSERT OR REPLACE INTO months VALUES (@game, @options, @month, @played, @won, @timeWon)',
  );
  const all = db.prepare<[], Counted>(
    'SELECT game, options, outcome, moveCount, clock, score, ended FROM results WHERE shown = 0 ORDER BY ended, id',
  );
  const none = db.prepare<[], 0 | 1>(
    'SELECT NOT EXISTS (SELECT 1 FROM tallies) AND EXISTS (SELECT 1 FROM results WHERE shown = 0)',
  );

  const insertStreaks = streaksWithin(db);

  const recount = (onCounted: (counted: number) => void = () => {}): void => {
    db.exec('DELETE FROM tallies; DELETE FROM months');
    const { tallies, months } = countAll(reportingCount(all.iterate(), onCounted));
    for (const tally of tallies) put.run(tally);
    for (const month of months) putMonth.run(month);
  };
  /**
   * Counts a result; returns false where a recount is needed. Streaks follow the time of the end: a clock set back puts
   * a game among the earlier ones.
   */
  const countIn = (tally: Tally, result: Counted): boolean => {
    if (tally.lastEnded <= result.ended) count(tally, result);
    else {
      countSums(tally, result);
      const { game, options } = tally;
      if (!insertStreaks(tally, { game, options, ended: result.ended }, result.outcome)) return false;
    }
    put.run(tally);
    return true;
  };
  const countOn = (result: Counted): boolean => {
    const month = monthOf(result.ended);
    return scopesOf(result).every((scope) => {
      putMonth.run(countMonth(getMonth.get(scope.game, scope.options, month) ?? newMonth(scope, month), result));
      return countIn(get.get(scope.game, scope.options) ?? newTally(scope), result);
    });
  };
  return {
    recount,
    begin: () => {
      if (none.pluck().get() === 1) db.transaction(() => recount()).immediate();
    },
    count: (result) => {
      if (!result.help.shown && !countOn(result)) recount();
    },
  };
}

/** The number of steps of long work between two reports of progress. */
const ITEMS_PER_REPORT = 10_000;

/** Passes the items on, reporting their count every `ITEMS_PER_REPORT` items. */
export function* reportingCount<T>(all: Iterable<T>, onCounted: (count: number) => void): Generator<T> {
  let count = 0;
  for (const each of all) {
    yield each;
    count += 1;
    if (count % ITEMS_PER_REPORT === 0) onCounted(count);
  }
}

/** Counts all results, which come in the order they ended. */
function countAll(results: Iterable<Counted>): { tallies: Iterable<Tally>; months: Iterable<MonthTally> } {
  const tallies = new Map<string, Tally>();
  const months = new Map<string, MonthTally>();
  for (const result of results) {
    const month = monthOf(result.ended);
    for (const scope of scopesOf(result)) {
      const key = `${scope.game} ${scope.options}`;
      tallies.set(key, count(tallies.get(key) ?? newTally(scope), result));
      const monthKey = `${key} ${month}`;
      months.set(monthKey, countMonth(months.get(monthKey) ?? newMonth(scope, month), result));
    }
  }
  return { tallies: tallies.values(), months: months.values() };
}

const newTally = ({ game, options }: Scope): Tally => ({
  game,
  options,
  played: 0,
  won: 0,
  streak: 0,
  longestWins: 0,
  longestLosses: 0,
  bestTime: null,
  timeWon: 0,
  worstTime: null,
  fewestMoves: null,
  bestScore: -Infinity,
  lastEnded: 0,
});

const newMonth = ({ game, options }: Scope, month: number): MonthTally => ({
  game,
  options,
  month,
  played: 0,
  won: 0,
  timeWon: 0,
});

/** Counts a result that ended after all others, in the tally that is given. */
function count(tally: Tally, result: Counted): Tally {
  countSums(tally, result);
  tally.lastEnded = result.ended;
  if (result.outcome === 'won') {
    tally.streak = Math.max(tally.streak, 0) + 1;
    tally.longestWins = Math.max(tally.longestWins, tally.streak);
  } else {
    tally.streak = Math.min(tally.streak, 0) - 1;
    tally.longestLosses = Math.max(tally.longestLosses, -tally.streak);
  }
  return tally;
}

/** Counts what does not depend on the order of the results. */
function countSums(tally: Tally, { outcome, moveCount, clock, score }: Counted): void {
  tally.played += 1;
  tally.bestScore = Math.max(tally.bestScore, score);
  if (outcome === 'won') {
    tally.won += 1;
    tally.timeWon += clock;
    tally.bestTime = Math.min(tally.bestTime ?? clock, clock);
    tally.worstTime = Math.max(tally.worstTime ?? clock, clock);
    tally.fewestMoves = Math.min(tally.fewestMoves ?? moveCount, moveCount);
  }
}

function countMonth(month: MonthTally, { outcome, clock }: Counted): MonthTally {
  month.played += 1;
  if (outcome === 'won') {
    month.won += 1;
    month.timeWon += clock;
  }
  return month;
}

function monthOf(time: number): number {
  const date = new Date(time);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}
