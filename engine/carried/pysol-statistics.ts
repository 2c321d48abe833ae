import {
  countOrNull,
  faultOfCounts,
  type ForeignPlayer,
  type ForeignRecords,
  type ForeignResult,
  type ForeignTotal,
  type LeftOut,
  NO_CHOICES,
} from './foreign-file.ts';
import { PYSOL_MAP } from './maps/game-map.ts';
import { PYSOL_NAMES } from './maps/their-names.ts';
import { theirName } from './their-name.ts';
import { PickleError, type PickleMap, PickleRecord, type PickleValue } from './pickle-values.ts';
import { Unpickler } from './unpickle.ts';
import { visibleName } from './visible-name.ts';

export const PYSOL = 'PySolFC';

/** The most players, games of one, and single results of all that are read. */
const MAX_PLAYERS = 200;
const MAX_GAMES = 2000;
const MAX_RESULTS = 500_000;
/** The longest time of a game in seconds: a year. */
const MAX_SECONDS = 365 * 86_400;

/**
 * Reads PySolFC's `statistics.dat`, of any version since 2006. Wins with a hint were counted as lost there. The games
 * that the program has played by itself are left out. @throws {PickleError}
 */
export function readPysolStatistics(bytes: Uint8Array): ForeignRecords {
  const statistics = new Unpickler(bytes).next();
  if (!(statistics instanceof PickleRecord) || statistics.name !== 'Statistics')
    throw new PickleError('it has no statistics');
  const logs = mapIn(statistics.get('prev_games'));
  const players: ForeignPlayer[] = [];
  const leftOut: LeftOut[] = [];
  let room = MAX_RESULTS;
  for (const [name, games] of [...mapIn(statistics.get('games_stats'))].slice(0, MAX_PLAYERS)) {
    if (typeof name === 'string') {
      // Players of a file that is made to do harm may all have one list of results.
      const log = resultsIn(logs.get(name), room);
      room -= log.length;
      players.push(playerOf(name, mapIn(games), log, leftOut));
    } else if (playedIn(mapIn(games)) > 0) leftOut.push({ what: PYSOL, why: 'demo' });
  }
  return { kind: 'records', source: PYSOL, players, leftOut, choices: NO_CHOICES };
}

const mapIn = (value: PickleValue | undefined): PickleMap => (value instanceof Map ? value : new Map());

const playedIn = (games: PickleMap): number =>
  [...games.values()].reduce<number>((sum, stat) => sum + (counted(stat, 'num_total') ?? 0), 0);

const resultsIn = (log: PickleValue | undefined, most: number): ForeignResult[] =>
  Array.isArray(log) ? log.slice(0, most).flatMap((line) => resultOf(line) ?? []) : [];

function playerOf(name: string, games: PickleMap, log: readonly ForeignResult[], leftOut: LeftOut[]): ForeignPlayer {
  const totals: ForeignTotal[] = [];
  for (const [id, stat] of [...games].slice(0, MAX_GAMES)) {
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) continue;
    const read = totalOf(id, stat);
    if ('why' in read) leftOut.push(read);
    else totals.push(read);
  }
  const sum = countsOf(games.get('all'));
  return {
    source: PYSOL,
    name: visibleName(name),
    totals,
    all: sum && faultOfCounts(sum) === undefined ? sum : null,
    log,
  };
}

function totalOf(id: number, stat: PickleValue): ForeignTotal | LeftOut {
  const ours = PYSOL_MAP.get(String(id));
  const what = ours?.game ?? String(id);
  const counts = countsOf(stat);
  if (!counts) return { what, why: 'no-numbers' };
  const why = faultOfCounts(counts);
  if (why) return { what, why };
  const times = resultIn(stat, 'time_result');
  return {
    id: String(id),
    name: theirName(PYSOL_NAMES, String(id), ours),
    ours,
    ...counts,
    longestWins: null,
    longestLosses: null,
    bestTime: milliseconds(times?.get('min')),
    worstTime: milliseconds(times?.get('max')),
    fewestMoves: countOrNull(counted(resultIn(stat, 'moves_result'), 'min')),
  };
}

function countsOf(stat: PickleValue | undefined): { readonly played: number; readonly won: number } | undefined {
  const [played, won, perfect = 0] = ['num_total', 'num_won', 'num_perfect'].map((field) => counted(stat, field));
  if (played === undefined || won === undefined) return undefined;
  // The sum with a negative number must not look valid.
  return { played, won: won < 0 || perfect < 0 ? -1 : won + perfect };
}

/** Returns a whole number in a field of a record. */
function counted(record: PickleValue | undefined, field: string): number | undefined {
  const value = record instanceof PickleRecord ? record.get(field) : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

/** Returns the times or moves of won games, where there are any. */
function resultIn(stat: PickleValue, field: string): PickleRecord | undefined {
  const result = stat instanceof PickleRecord ? stat.get(field) : undefined;
  return result instanceof PickleRecord && (counted(result, 'num') ?? 0) > 0 ? result : undefined;
}

function milliseconds(seconds: PickleValue | undefined): number | null {
  const is = typeof seconds === 'number' && seconds > 0 && seconds <= MAX_SECONDS;
  return is ? Math.round(seconds * 1000) : null;
}

/** The last second that a date can name. */
const LAST_SECOND = 253_402_300_799;

/** Reads a line of the log: the game, its number, 0 for lost, when it began, the seconds it took; more may follow. */
function resultOf(line: PickleValue): ForeignResult | undefined {
  if (!Array.isArray(line)) return undefined;
  const [id, deal, status, begun, elapsed] = line;
  if (typeof id !== 'number' || typeof status !== 'number' || typeof begun !== 'number') return undefined;
  if (!(begun >= 0 && begun <= LAST_SECOND)) return undefined;
  return {
    id: String(id),
    deal: typeof deal === 'string' ? deal : '',
    won: status > 0,
    begun: Math.round(begun * 1000),
    elapsed: milliseconds(elapsed) ?? 0,
  };
}
