import Database from 'better-sqlite3';
import { tablesOf, type Tables } from '../tables/tables.ts';
import { fromRow, RESULT_COLUMNS, type ResultRow } from '../tables/rows.ts';

/** Short tables, which a copy has whole from the database it was made of. */
const SHORT = ['kept', 'named', 'settings', 'pictures'] as const;

/**
 * Brings a copy at `path` up to what was kept since in the database it was made of, of whose results `last` was the last then;
 * `more` adds to it. When it returns all is on disk, in one file.
 */
export function catchUp<T>(live: Database.Database, path: string, last: number, more: (parts: Tables) => T): T {
  const db = new Database(path);
  try {
    const parts = tablesOf(db, Date.now);
    const work = db.transaction((): T => {
      for (const table of SHORT) copyTable(live, db, table);
      for (const row of since(live, last)) parts.results.add(fromRow(row));
      return more(parts);
    });
    return work();
  } finally {
    db.close();
  }
}

const since = (live: Database.Database, last: number): ResultRow[] =>
  live.prepare<[number], ResultRow>(`SELECT ${RESULT_COLUMNS} FROM results WHERE id > ? ORDER BY id`).all(last);

function copyTable(from: Database.Database, to: Database.Database, table: (typeof SHORT)[number]): void {
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
