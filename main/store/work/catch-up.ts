import Database from 'better-sqlite3';
import type { PuzzleAnswer } from '../../../preload/api.ts';
import { EVERY_TABLE, TABLE_NAMES, type TableName } from '../tables/every-table.ts';
import { tablesOf, type Tables } from '../tables/tables.ts';
import { fromRow, RESULT_COLUMNS, type ResultRow } from '../tables/rows.ts';

/** Short tables, which a copy takes whole from its source database. */
const REPLACED = TABLE_NAMES.filter((name) => EVERY_TABLE[name].catchUp === 'replaced');

/** The review and the puzzle of a result, by its number. */
interface FoundInResult {
  readonly result: number;
  readonly review: string | null;
  readonly puzzle: string | null;
  readonly answer: PuzzleAnswer | null;
}

type FoundRow = ResultRow & FoundInResult;

const FOUND_COLUMNS = `id AS result, review, puzzle, answer
  FROM results LEFT JOIN reviews ON reviews.result = id LEFT JOIN own_puzzles ON own_puzzles.result = id`;

/**
 * Brings the copy at `path` up to date with the database it was made of; `last` is the number of the last result at
 * that time, and `more` adds to the copy. When it returns, all is on disk, in one file.
 */
export function catchUp<T>(live: Database.Database, path: string, last: number, more: (parts: Tables) => T): T {
  const db = new Database(path);
  try {
    const parts = tablesOf(db, Date.now);
    const work = db.transaction((): T => {
      for (const table of REPLACED) copyTable(live, db, table);
      // Before results are added, which may reuse the numbers of forgotten ones.
      for (const found of foundUpTo(live, last)) keepFound(parts, found.result, found);
      for (const { result: _, review, puzzle, answer, ...row } of resultsAfter(live, last))
        keepFound(parts, parts.results.add(fromRow(row)), { review, puzzle, answer });
      return more(parts);
    });
    return work();
  } finally {
    db.close();
  }
}

/** Keeps the review and the puzzle of a result, where they are not there yet. */
function keepFound(
  { reviews, ownPuzzles }: Tables,
  result: number,
  { review, puzzle, answer }: Omit<FoundInResult, 'result'>,
): void {
  if (review !== null && reviews.get(result) !== review) reviews.keep(result, review);
  if (puzzle === null || answer === null) return;
  if (ownPuzzles.get(result)?.puzzle !== puzzle) ownPuzzles.keep(result, puzzle);
  ownPuzzles.answer(result, answer);
}

/** Returns the reviews and puzzles of the results up to number `last`. */
const foundUpTo = (live: Database.Database, last: number): FoundInResult[] =>
  live
    .prepare<[number], FoundInResult>(
      `SELECT ${FOUND_COLUMNS} WHERE id <= ? AND (review IS NOT NULL OR puzzle IS NOT NULL)`,
    )
    .all(last);

/** Returns the results after number `last`, in the order they were recorded, each with its review and puzzle. */
const resultsAfter = (live: Database.Database, last: number): FoundRow[] =>
  live.prepare<[number], FoundRow>(`SELECT ${RESULT_COLUMNS}, ${FOUND_COLUMNS} WHERE id > ? ORDER BY id`).all(last);

function copyTable(from: Database.Database, to: Database.Database, table: TableName): void {
  to.exec(`DELETE FROM ${table}`);
  const all = from.prepare<[], unknown[]>(`SELECT * FROM ${table}`).raw();
  const insert = to.prepare(
    `INSERT INTO ${table} VALUES (${all
      .columns()
      .map(() => '?')
      .join(', ')})`,
  );
  for (const row of all.iterate()) insert.run(...row);
}
