import Database from 'better-sqlite3';
import { EVERY_TABLE, TABLE_NAMES, type TableName } from '../tables/every-table.ts';
import { tablesOf, type Tables } from '../tables/tables.ts';
import { fromRow, RESULT_COLUMNS, type ResultRow } from '../tables/rows.ts';

/** Short tables, which a copy takes whole from the database it was made of. */
const REPLACED = TABLE_NAMES.filter((name) => EVERY_TABLE[name].catchUp === 'replaced');

interface Review {
  readonly result: number;
  readonly review: string;
}

interface ReviewedRow extends ResultRow {
  readonly review: string | null;
}

/**
 * Brings a copy at `path` up to what was kept since in the database it was made of, of whose results `last` was the
 * last then; `more` adds to it. When it returns all is on disk, in one file.
 */
export function catchUp<T>(live: Database.Database, path: string, last: number, more: (parts: Tables) => T): T {
  const db = new Database(path);
  try {
    const parts = tablesOf(db, Date.now);
    const work = db.transaction((): T => {
      for (const table of REPLACED) copyTable(live, db, table);
      // Before results are added: those may have the numbers of forgotten ones.
      for (const { result, review } of reviewsUpTo(live, last))
        if (parts.reviews.get(result) !== review) parts.reviews.keep(result, review);
      for (const { review, ...row } of since(live, last)) {
        const result = parts.results.add(fromRow(row));
        if (review !== null) parts.reviews.keep(result, review);
      }
      return more(parts);
    });
    return work();
  } finally {
    db.close();
  }
}

/** The reviews of the results up to number `last`. */
const reviewsUpTo = (live: Database.Database, last: number): Review[] =>
  live.prepare<[number], Review>('SELECT result, review FROM reviews WHERE result <= ?').all(last);

/** The results after number `last`, in the order they were recorded, each with its review. */
const since = (live: Database.Database, last: number): ReviewedRow[] =>
  live
    .prepare<[number], ReviewedRow>(
      `SELECT ${RESULT_COLUMNS}, review FROM results LEFT JOIN reviews ON result = id WHERE id > ? ORDER BY id`,
    )
    .all(last);

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
