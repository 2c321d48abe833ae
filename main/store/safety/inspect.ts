import Database from 'better-sqlite3';
import { existsSync, statSync } from 'node:fs';
import { makeFile, readPlain } from '../../system/plain-file.ts';
import {
  APPLICATION_ID,
  FutureDatabaseError,
  headerNumber,
  isMark,
  migrate,
  type Migration,
  newest,
} from '../migrations/migrate.ts';
import { remove } from '../files/files.ts';
import { isOutOfReach } from '../files/reach.ts';
import { firstLook, rowsIn } from '../files/sqlite-pages.ts';
import { causeOf } from '../../system/system-error.ts';

/** How long to wait for another process that is writing, in milliseconds. */
export const BUSY_TIMEOUT_MS = 2000;

/** Bytes that are checked from end to end before they are believed. */
const WHOLE_CHECK_BYTES = 32 * 1024 * 1024;

/** The first bytes and the two numbers after them: https://www.sqlite.org/fileformat.html */
const HEADER = 100;
const MAGIC = 'SQLite format 3\0';

/** What is at the database's path: nothing yet, a database of ours, or a file that is not one (any more). */
export type Inspection = 'nothing' | 'ours' | 'damaged';

/**
 * Looks without changing anything, into a long file only as far as it must unless `thorough`. Throws
 * `FutureDatabaseError` for a database of a newer version.
 */
export function inspect(path: string, migrations: readonly Migration[], thorough = false): Inspection {
  const header = headerOf(path);
  // SQLite would throw a log away that has no database, and the moves in it.
  if (header === undefined || header.length === 0) return hasFrames(path) ? 'damaged' : 'nothing';
  if (!isHeader(header)) return 'damaged';
  // Before SQLite sees the file: even its read-only connections leave a -wal and a -shm beside a database.
  const look = firstLook(path);
  if (look.lost) return 'damaged';
  if (isNewer(path, look.header, migrations)) throw new FutureDatabaseError(path);
  try {
    return examine(path, migrations, thorough || !isLong(path) || isSuspect(path));
  } catch (error) {
    if (isSpoilt(error)) return 'damaged';
    throw error;
  }
}

/**
 * Of what SQLite would refuse for another reason: it takes a file format beyond its own for a database that may be read
 * only, and we for a folder that may not be written to.
 */
const isHeader = (header: Buffer): boolean =>
  header.length === HEADER &&
  header.toString('latin1', 0, MAGIC.length) === MAGIC &&
  [18, 19].every((at) => header[at] === 1 || header[at] === 2);

/**
 * Whether a newer version has made it: the header says so, and no damage could, or a row that only those versions write
 * says so too.
 */
function isNewer(path: string, header: Buffer, migrations: readonly Migration[]): boolean {
  const version = writtenVersion(header);
  if (version <= newest(migrations)) return false;
  const possible = version % 10 === 0 && version < 10_000;
  if (possible && migrations.every((ours) => changedBytes(ours.version, version) > 1)) return true;
  for (const { values } of rowsIn(path)) if (isMark(values, version)) return true;
  return false;
}

/** In how many of their four bytes two whole numbers differ. */
const changedBytes = (one: number, other: number): number =>
  [0, 8, 16, 24].filter((shift) => (((one ^ other) >> shift) & 0xff) !== 0).length;

function headerOf(path: string): Buffer | undefined {
  try {
    return readPlain(path, HEADER);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether its log is longer than the header of one. */
const hasFrames = (path: string): boolean => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 32;

/** The header's `user_version`, if it is one of ours. */
function writtenVersion(header: Buffer): number {
  return header.readInt32BE(68) === APPLICATION_ID ? header.readInt32BE(60) : 0;
}

function examine(path: string, migrations: readonly Migration[], thorough: boolean): Inspection {
  // A rollback journal, left by a crash before the database was in WAL mode, can't be played back read-only.
  const db = new Database(path, { readonly: !existsSync(`${path}-journal`), timeout: BUSY_TIMEOUT_MS });
  try {
    const known = columns(db);
    if (known.size === 0 && headerNumber(db, 'user_version') === 0) return 'nothing';
    if (headerNumber(db, 'application_id') !== APPLICATION_ID) return 'damaged';
    if (db.pragma('encoding', { simple: true }) !== 'UTF-8') return 'damaged';
    const whole = isOfVersion(known, headerNumber(db, 'user_version'), migrations);
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

/** Whether the database at that path has shown damage. */
export const isSuspect = (path: string): boolean => existsSync(path + SUSPECT);

/** To be called once a suspected database has been looked at. */
export function clearSuspect(path: string): void {
  try {
    remove(path + SUSPECT);
  } catch {
    // A folder of that name, or the disk refuses: then the next opening looks at all of it again.
  }
}

/**
 * The whole check takes 23 ms for ten thousand games; a database of a hundred thousand is read only as it is used,
 * unless that has shown damage.
 */
const isLong = (path: string): boolean => statSync(path).size > WHOLE_CHECK_BYTES;

/** quick_check would pass over indexes at odds with their table, which then fail at some later write. */
const isSound = (db: Database.Database): boolean => db.pragma('integrity_check(1)', { simple: true }) === 'ok';

/** Every `table.column`: enough to know a schema by, and not dependent on how SQLite spells it. */
function columns(db: Database.Database): Set<string> {
  const sql = `SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table'`;
  return new Set(db.prepare<[], string>(sql).pluck().all());
}

/** Whether there was such a version, with all of its columns here and none that a later one has brought. */
function isOfVersion(known: ReadonlySet<string>, version: number, migrations: readonly Migration[]): boolean {
  if (!migrations.some((migration) => migration.version === version)) return false;
  const own = columnsAt(version, migrations);
  const later = version === newest(migrations) ? [] : columnsAt(newest(migrations), migrations);
  return (
    own.every((column) => known.has(column)) && later.every((column) => own.includes(column) || !known.has(column))
  );
}

/** The columns of each version, by its migrations: making a version takes longer than all else of an opening. */
const COLUMNS = new WeakMap<readonly Migration[], Map<number, readonly string[]>>();

function columnsAt(version: number, migrations: readonly Migration[]): readonly string[] {
  const known = COLUMNS.get(migrations) ?? new Map<number, readonly string[]>();
  COLUMNS.set(migrations, known);
  const found = known.get(version) ?? columnsMade(migrations.filter((migration) => migration.version <= version));
  known.set(version, found);
  return found;
}

function columnsMade(migrations: readonly Migration[]): readonly string[] {
  const db = new Database(':memory:');
  migrate(db, migrations);
  const found = columns(db);
  db.close();
  return [...found];
}

/**
 * Whether SQLite gave this error because of the contents of a file, rather than because the system refuses: it
 * reports much that is spoilt, such as a letter of the schema, as a plain error.
 */
export const isSpoilt = (error: unknown): boolean =>
  error instanceof Database.SqliteError && !isOutOfReach(error) && causeOf(error) !== 'exhausted';

/** Whether SQLite gave this error because a file is damaged or is no database. */
export function isDamage(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB|FORMAT)/.test(error.code);
}
