import type Database from 'better-sqlite3';

/** 'Baiz' in ASCII: marks our databases. */
export const APPLICATION_ID = 0x4261697a;

/** The version of the schema: a multiple of ten, which is the database's `user_version`. */
export const VERSION = 150;

/** Every version up to this one. Databases of the others are set aside, and what they hold is salvaged. */
export const VERSIONS: readonly number[] = Array.from({ length: VERSION / 10 }, (_, at) => 10 * (at + 1));

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

/** The row of `marks` that has the version. */
export const VERSION_MARK = 'version';

/** Whether a row, read off a page without trusting the header, marks that version. */
export const isMark = (row: readonly unknown[], version: number): boolean =>
  row.length === 2 && row[0] === VERSION_MARK && row[1] === version;
