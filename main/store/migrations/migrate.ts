import type Database from 'better-sqlite3';

/** One step of the schema, from the version before it in the list to its own. */
export interface Migration {
  /** A multiple of ten below 10000; the database's `user_version` after it. */
  readonly version: number;
  readonly up: (db: Database.Database) => unknown;
}

/** 'Baiz' in ASCII: tells our databases from those of other programs. */
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

/** A whole number kept in the database's header, such as `user_version`. */
export function headerNumber(db: Database.Database, name: 'user_version' | 'application_id'): number {
  return Number(db.pragma(name, { simple: true }));
}

/** The version a list of migrations ends at. */
export function newest(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0;
}

/** Whether a later program may have written this version; other numbers beyond our own are spoilt bytes. */
export function isFuture(version: number, migrations: readonly Migration[]): boolean {
  return version > newest(migrations) && version < 10_000 && version % 10 === 0;
}

/** Brings a database to the newest version, each migration whole or not at all. */
export function migrate(db: Database.Database, migrations: readonly Migration[]): void {
  for (const migration of migrations) apply(db, migration);
}

function apply(db: Database.Database, { version, up }: Migration): void {
  const step = db.transaction(() => {
    // Asked inside the transaction: another process may have migrated while this one waited for the lock.
    if (headerNumber(db, 'user_version') >= version) return;
    up(db);
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${version}`);
  });
  step.immediate();
}
