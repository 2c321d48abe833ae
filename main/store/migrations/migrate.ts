import type Database from 'better-sqlite3';

/** One step of the schema, from the version before it in the list to its own. */
export interface Migration {
  /** A multiple of ten below 10000; the database's `user_version` after it. */
  readonly version: number;
  readonly up: (db: Database.Database) => unknown;
}

/** 'Baiz' in ASCII: marks our databases. */
export const APPLICATION_ID = 0x4261697a;

/** The database was made by a newer version of Baize, which this one cannot read. */
export class FutureDatabaseError extends Error {
  override readonly name = 'FutureDatabaseError';

  constructor(path: string) {
    super(
      `The games in ${path} were kept by a newer version of Baize. Install that version to play on; nothing was changed.`,
    );
  }
}

/** Reads an integer of the database's header, such as `user_version`. */
export function headerNumber(db: Database.Database, name: 'user_version' | 'application_id'): number {
  return Number(db.pragma(name, { simple: true }));
}

/** Returns the version that a list of migrations ends at. */
export function newest(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0;
}

/** The last version that is noted in the header only. */
const LAST_UNMARKED = 80;
const MARK = 'version';

/**
 * Writes the version a second time, in a row: one damaged byte turns the header's 80 into 90, and the games must not be
 * refused for that. SQLite's pages have no checksums that would show it.
 */
function mark(db: Database.Database, version: number): void {
  if (version <= LAST_UNMARKED) return;
  db.exec(
    'CREATE TABLE IF NOT EXISTS marks (mark TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID',
  );
  db.prepare('INSERT OR REPLACE INTO marks VALUES (?, ?)').run(MARK, version);
}

/** Whether a row, read off a page without trusting the header, marks that version. */
export const isMark = (row: readonly unknown[], version: number): boolean =>
  row.length === 2 && row[0] === MARK && row[1] === version;

/** Brings a database to the newest version, each migration whole or not at all. */
export function migrate(db: Database.Database, migrations: readonly Migration[]): void {
  for (const migration of migrations) apply(db, migration);
}

function apply(db: Database.Database, { version, up }: Migration): void {
  const step = db.transaction(() => {
    // Checked inside the transaction: another process may have migrated while this one waited for the lock.
    if (headerNumber(db, 'user_version') >= version) return;
    up(db);
    mark(db, version);
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${version}`);
  });
  step.immediate();
}
