import type Database from 'better-sqlite3';
import type {
  ExportedGame,
  ExportPage,
  FinishedGame,
  OptionsKey,
  RecordedGame,
  ResultMark,
  ResultSummary,
} from '../../../preload/api.ts';
import {
  CLEAN_COLUMN,
  EXPORTED_COLUMNS,
  type ExportedRow,
  fromExportedRow,
  fromRow,
  GAME_COLUMNS,
  RESULT_COLUMNS,
  RESULT_VALUES,
  toResultRow,
  type ResultRow,
} from './rows.ts';
import { SCOPES } from '../statistics/scopes.ts';
import type { Tallies } from '../statistics/tallies.ts';

/** The finished games. */
export interface ResultsTable {
  /** Whether a result is recorded: the same game, options, deal, beginning and end are the same result. */
  has(result: RecordedGame): boolean;
  /** Records a result and counts it in the tallies; returns its number. */
  add(result: RecordedGame): number;
  /** Whether the same game, begun at the same time, was won before, as when a saved game is opened and won again. */
  wonBefore(result: RecordedGame): boolean;
  /** Lists results, the newest first, after `mark` or (null) from the start; see `results.list` of the contract. */
  list(
    game: string | null,
    options: OptionsKey | null,
    limit: number,
    mark: ResultMark | null,
  ): readonly ResultSummary[];
  get(id: number): FinishedGame | null;
  /** Returns the numbers, up to `most`, of the deals won with these options, each once, the lowest first. */
  won(game: string, options: OptionsKey, most: number): readonly number[];
  /** How many games were won without help, up to `most`. */
  clean(most: number): number;
  /** Returns whole games in the order they were recorded, from the one after number `after`, about `bytes` of them. */
  page(after: number, bytes: number): ExportPage;
  /** The number of the last recorded result; 0 when there is none. */
  readonly last: number;
  /**
   * Forgets the results of one game or (null) all of them, up to number `last`; reports from time to time how many of
   * the remaining ones it has recounted.
   */
  forget(game: string | null, last: number, onCounted?: (counted: number) => void): void;
}

const SUMMARY = `SELECT id, game, options, deal, cards, outcome, at, score, moveCount, clock, ended, shown,
  ${CLEAN_COLUMN} FROM results`;
const AFTER_MARK = '(ended, id) < (@ended, @id) ORDER BY ended DESC, id DESC LIMIT @limit';

/** The lists, newest first; each is read off an index in its order from the mark on, without sorting. */
export const LIST_QUERIES = {
  all: `${SUMMARY} WHERE ${AFTER_MARK}`,
  game: `${SUMMARY} WHERE ${SCOPES.game} AND ${AFTER_MARK}`,
  options: `${SUMMARY} WHERE ${SCOPES.options} AND ${AFTER_MARK}`,
} as const;

/** The deals won, read off an index that holds nothing else. */
export const WON_DEALS_QUERY = `SELECT DISTINCT deal FROM results
  WHERE ${SCOPES.options} AND outcome = 'won' AND cards = '' AND shown = 0 AND deal <= @most ORDER BY deal`;

/** The games won without help, counted off an index of them. */
export const CLEAN_WINS_QUERY = `SELECT count(*) FROM
  (SELECT 1 FROM results WHERE outcome = 'won' AND undos = 0 AND hints = 0 AND solver = 0 AND shown = 0 LIMIT @most)`;

/** Whether a win of this deal with the same beginning is recorded. */
const WON_BEFORE_QUERY = `SELECT EXISTS (SELECT 1 FROM results
  WHERE ${SCOPES.options} AND outcome = 'won' AND cards = @cards AND deal = @deal AND begun = @begun)`;

type SummaryRow = Omit<ResultSummary, 'shown' | 'clean'> & { readonly shown: 0 | 1; readonly clean: 0 | 1 };

/** Changes the row itself: it was made for this answer alone, and a long list is not copied for two flags. */
const asSummary = (row: SummaryRow): ResultSummary =>
  Object.assign<object, Pick<ResultSummary, 'shown' | 'clean'>>(row, {
    shown: row.shown === 1,
    clean: row.clean === 1,
  }) as ResultSummary;

interface ListQuery extends ResultMark {
  readonly game: string | null;
  readonly options: OptionsKey | null;
  readonly limit: number;
}

const FROM_THE_START: ResultMark = { ended: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };
/** The approximate bytes of an exported result besides its moves and cards. */
const OVERHEAD_BYTES = 300;

/** The finished games in a database; each is counted in `tallies` in the same transaction. */
export function resultsTable(db: Database.Database, tallies: Tallies): ResultsTable {
  const insert = db.prepare<ResultRow>(`INSERT INTO results (${RESULT_COLUMNS}) VALUES (${RESULT_VALUES})`);
  const has = db.prepare<ResultRow, 0 | 1>(`
    SELECT EXISTS (SELECT 1 FROM results WHERE ${SCOPES.options} AND ended = @ended AND deal = @deal AND begun = @begun)`);
  const lists = {
    all: db.prepare<ListQuery, SummaryRow>(LIST_QUERIES.all),
    game: db.prepare<ListQuery, SummaryRow>(LIST_QUERIES.game),
    options: db.prepare<ListQuery, SummaryRow>(LIST_QUERIES.options),
  };
  const wonBefore = db.prepare<ResultRow, 0 | 1>(WON_BEFORE_QUERY).pluck();
  const won = db.prepare<{ game: string; options: OptionsKey; most: number }, number>(WON_DEALS_QUERY).pluck();
  const clean = db.prepare<{ most: number }, number>(CLEAN_WINS_QUERY).pluck();
  const get = db.prepare<[number], Omit<ResultRow, 'ended'>>(
    `SELECT ${GAME_COLUMNS}, outcome FROM results WHERE id = ?`,
  );
  const after = db.prepare<[number], ExportedRow & { id: number }>(
    `SELECT id, ${EXPORTED_COLUMNS} FROM results LEFT JOIN own_puzzles ON result = id WHERE id > ? ORDER BY id`,
  );
  const forgetAll = db.prepare('DELETE FROM results');
  const forgetSome = db.prepare<[number]>('DELETE FROM results WHERE id <= ?');
  // New results reuse the numbers of forgotten ones.
  const forgetFound = ['reviews', 'own_puzzles'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE result NOT IN (SELECT id FROM results)`),
  );
  const forgetGame = db.prepare<{ game: string; last: number }>(
    'DELETE FROM results WHERE game = @game AND id <= @last',
  );
  const lastId = db.prepare<[], number>('SELECT ifnull(max(id), 0) FROM results').pluck();
  const forget = db.transaction((game: string | null, last: number, onCounted?: (counted: number) => void) => {
    if (game !== null) forgetGame.run({ game, last });
    // Without a condition SQLite drops all rows at once.
    else if (last >= (lastId.get() ?? 0)) forgetAll.run();
    else forgetSome.run(last);
    for (const forgotten of forgetFound) forgotten.run();
    tallies.recount(onCounted);
  });
  return {
    has: (result) => has.pluck().get(toResultRow(result)) === 1,
    add: (result) => {
      const { lastInsertRowid } = insert.run(toResultRow(result));
      tallies.count(result);
      return Number(lastInsertRowid);
    },
    wonBefore: (result) => wonBefore.get(toResultRow(result)) === 1,
    list: (game, options, limit, mark) => {
      const kind = game === null ? 'all' : options === null ? 'game' : 'options';
      return lists[kind].all({ game, options, limit, ...(mark ?? FROM_THE_START) }).map(asSummary);
    },
    get: (id) => {
      const row = get.get(id);
      return row ? fromRow(row) : null;
    },
    clean: (most) => clean.get({ most }) ?? 0,
    won: (game, options, most) => won.all({ game, options, most }),
    page: (from, bytes) => pageOf(after.iterate(from), bytes),
    get last() {
      return lastId.get() ?? 0;
    },
    forget: (game, last, onCounted) => forget.immediate(game, last, onCounted),
  };
}

function pageOf(rows: Iterable<ExportedRow & { id: number }>, bytes: number): ExportPage {
  const results: ExportedGame[] = [];
  let length = 0;
  for (const { id, ...row } of rows) {
    results.push(fromExportedRow(row));
    length += row.moves.length + row.cards.length + OVERHEAD_BYTES;
    if (length >= bytes) return { results, next: id };
  }
  return { results, next: null };
}
