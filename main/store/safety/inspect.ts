import Database from 'better-sqlite3';
import { existsSync, rmSync, statSync } from 'node:fs';
import { makeFile, readPlain } from '../../system/plain-file.ts';
import {
  APPLICATION_ID,
  FutureDatabaseError,
  headerNumber,
  isFuture,
  migrate,
  type Migration,
} from '../migrations/migrate.ts';

/** How long to wait for another process that is writing, in milliseconds. */
export const PATIENCE = 2000;

/** Bytes that are checked from end to end before they are believed. */
const LONG = 32 * 1024 * 1024;

/** The first bytes and the two numbers after them: https://www.sqlite.org/fileformat.html */
const MAGIC = 'SQLite format 3\0';

/** What lies at the database's path: nothing yet, a database of ours, or a file that is not one (any more). */
export type Inspection = 'nothing' | 'ours' | 'damaged';

/** Looks without changing anything, into a long file only as far as it must unless `thorough`. Throws `FutureDatabaseError` for a database of a newer version. */
export function inspect(path: string, migrations: readonly Migration[], thorough = false): Inspection {
  const header = headerOf(path);
  // SQLite would throw a log away that has no database, and the moves in it.
  if (header === undefined || header.length === 0) return hasFrames(path) ? 'damaged' : 'nothing';
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'damaged';
  // Before SQLite sees the file: even its read-only connections leave a -wal and a -shm beside a database.
  if (isFuture(writtenVersion(header), migrations)) throw new FutureDatabaseError(path);
  try {
    return examine(path, migrations, thorough || !isLong(path) || isSuspect(path));
  } catch (error) {
    if (isDamage(error)) return 'damaged';
    throw error;
  }
}

function headerOf(path: string): Buffer | undefined {
  try {
    return readPlain(path, 72);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether its log is longer than the header of one. */
const hasFrames = (path: string): boolean => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 32;

/** The header's `user_version`, if it is one of ours. */
function writtenVersion(header: Buffer): number {
  return header.length === 72 && header.readInt32BE(68) === APPLICATION_ID ? header.readInt32BE(60) : 0;
}

function examine(path: string, migrations: readonly Migration[], thorough: boolean): Inspection {
  // A rollback journal, left by a crash before the database was in WAL mode, can't be played back read-only.
  const db = new Database(path, { readonly: !existsSync(`${path}-journal`), timeout: PATIENCE });
  try {
    const known = columns(db);
    if (known.size === 0 && headerNumber(db, 'user_version') === 0) return 'nothing';
    if (headerNumber(db, 'application_id') !== APPLICATION_ID) return 'damaged';
    // The header's newest state may still lie in the -wal, which the bytes of the file did not show.
    const version = headerNumber(db, 'user_version');
    if (isFuture(version, migrations)) throw new FutureDatabaseError(path);
    const whole = columnsAt(version, migrations)?.every((column) => known.has(column)) ?? false;
    return whole && (!thorough || isSound(db)) ? 'ours' : 'damaged';
  } finally {
    db.close();
  }
}

/** Has the database at that path looked at from end to end when it is next opened. */
export function markSuspect(path: string): void {
  try {
    makeFile(path + SUSPECT);
  } catch {
    // The disk refuses even this: the damage shows again by itself.
  }
}

const SUSPECT = '.suspect';

const isSuspect = (path: string): boolean => existsSync(path + SUSPECT);

/** To be called once a suspected database has been looked at. */
export const clearSuspect = (path: string): void => rmSync(path + SUSPECT, { force: true });

/** The whole check takes 23 ms for ten thousand games; a database of a hundred thousand is read only as it is used, unless that has shown damage. */
const isLong = (path: string): boolean => statSync(path).size > LONG;

/** quick_check would pass over indexes at odds with their table, which then fail at some later write. */
const isSound = (db: Database.Database): boolean => db.pragma('integrity_check(1)', { simple: true }) === 'ok';

/** Every `table.column`: enough to know a schema by, and not dependent on how SQLite spells it. */
function columns(db: Database.Database): Set<string> {
  const sql = `SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table'`;
  return new Set(db.prepare<[], string>(sql).pluck().all());
}

/** The columns a version must have; undefined if there never was such a version. */
function columnsAt(version: number, migrations: readonly Migration[]): string[] | undefined {
  if (!migrations.some((migration) => migration.version === version)) return undefined;
  const db = new Database(':memory:');
  migrate(
    db,
    migrations.filter((migration) => migration.version <= version),
  );
  const found = columns(db);
  db.close();
  return [...found];
}

/** Whether SQLite gave this error because a file is damaged or is no database. */
export function isDamage(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB|FORMAT)/.test(error.code);
}
