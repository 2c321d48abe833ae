import Database from 'better-sqlite3';
import { existsSync, statSync } from 'node:fs';
import { makeFile, readPlain } from '../../system/plain-file.ts';
import { makeSchema } from '../schema/schema.ts';
import { APPLICATION_ID, FutureDatabaseError, headerNumber, isMark, VERSION, VERSIONS } from '../schema/version.ts';
import { remove } from '../files/files.ts';
import { isOutOfReach } from '../files/reach.ts';
import { firstLook, rowsIn } from '../files/sqlite-pages.ts';
import { causeOf } from '../../system/system-error.ts';

/** Waits at most this many milliseconds for another process that is writing. */
export const BUSY_TIMEOUT_MS = 2000;

/** A database of at most this many bytes is checked from end to end at every opening. */
const WHOLE_CHECK_BYTES = 32 * 1024 * 1024;

/** Bytes of a database's header, and its beginning: https://www.sqlite.org/fileformat.html */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';

/**
 * The kind of file at the database's path: none yet, a database of ours, one of an older schema, or no database (any
 * more).
 */
export type Inspection = 'nothing' | 'ours' | 'older' | 'damaged';

/**
 * Inspects a database without changing anything; reads a long file only as far as it must unless `thorough`. Throws
 * `FutureDatabaseError` for a database of a newer version.
 */
export function inspect(path: string, thorough = false): Inspection {
  const header = headerOf(path);
  // SQLite would delete a log that has no database, and the moves in it.
  if (header === undefined || header.length === 0) return hasFrames(path) ? 'damaged' : 'nothing';
  if (!isHeader(header)) return 'damaged';
  // Before SQLite sees the file: even its read-only connections leave a -wal and a -shm beside a database.
  const look = firstLook(path);
  if (look.lost) return 'damaged';
  if (isNewer(path, look.header)) throw new FutureDatabaseError(path);
  try {
    return examine(path, thorough || !isLong(path) || isSuspect(path));
  } catch (error) {
    if (isContentsFault(error)) return 'damaged';
    throw error;
  }
}

/**
 * Whether this is a header of format 1 or 2. SQLite opens a higher format as read-only, which we would take for a
 * folder that can't be written to.
 */
const isHeader = (header: Buffer): boolean =>
  header.length === HEADER_BYTES &&
  header.toString('latin1', 0, MAGIC.length) === MAGIC &&
  [18, 19].every((at) => header[at] === 1 || header[at] === 2);

/**
 * Whether a newer version made the database: the header says so in a way that one spoilt byte could not, or a row that
 * only those versions write confirms it.
 */
function isNewer(path: string, header: Buffer): boolean {
  const version = writtenVersion(header);
  if (version <= VERSION) return false;
  const possible = version % 10 === 0 && version < 10_000;
  if (possible && VERSIONS.every((known) => changedBytes(known, version) > 1)) return true;
  for (const { values } of rowsIn(path)) if (isMark(values, version)) return true;
  return false;
}

/** Returns in how many of their four bytes two integers differ. */
const changedBytes = (one: number, other: number): number =>
  [0, 8, 16, 24].filter((shift) => (((one ^ other) >> shift) & 0xff) !== 0).length;

function headerOf(path: string): Buffer | undefined {
  try {
    return readPlain(path, HEADER_BYTES);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the log beside it has more than its header. */
const hasFrames = (path: string): boolean => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 32;

/** Returns the header's `user_version`; 0 where the database is not ours. */
function writtenVersion(header: Buffer): number {
  return header.readInt32BE(68) === APPLICATION_ID ? header.readInt32BE(60) : 0;
}

function examine(path: string, thorough: boolean): Inspection {
  // A rollback journal, left by a crash before the database was in WAL mode, can't be played back read-only.
  const db = new Database(path, { readonly: !existsSync(`${path}-journal`), timeout: BUSY_TIMEOUT_MS });
  try {
    const known = columns(db);
    if (known.size === 0 && headerNumber(db, 'user_version') === 0) return 'nothing';
    if (headerNumber(db, 'application_id') !== APPLICATION_ID) return 'damaged';
    if (db.pragma('encoding', { simple: true }) !== 'UTF-8') return 'damaged';
    const version = headerNumber(db, 'user_version');
    if (!VERSIONS.includes(version) || (thorough && !isSound(db))) return 'damaged';
    if (version < VERSION) return 'older';
    return columnsOfSchema().every((column) => known.has(column)) ? 'ours' : 'damaged';
  } finally {
    db.close();
  }
}

/** Marks the database at that path to be checked from end to end when it is next opened. */
export function markSuspect(path: string): void {
  try {
    makeFile(path + SUSPECT);
  } catch {
    // The disk refuses even this: the damage will show again by itself.
  }
}

const SUSPECT = '.suspect';

/** Whether the database at that path has shown damage. */
export const isSuspect = (path: string): boolean => existsSync(path + SUSPECT);

/** Removes the mark, once the database has been checked. */
export function clearSuspect(path: string): void {
  try {
    remove(path + SUSPECT);
  } catch {
    // A folder of that name, or the disk refuses: then the next opening checks all of it again.
  }
}

/**
 * Whether a database is too long for the whole check, which takes 23 ms for ten thousand games. One of a hundred
 * thousand is read only as it is used, unless it has shown damage.
 */
const isLong = (path: string): boolean => statSync(path).size > WHOLE_CHECK_BYTES;

/**
 * Whether SQLite finds no damage. quick_check would miss indexes at odds with their table, which then fail at some
 * later write.
 */
const isSound = (db: Database.Database): boolean => db.pragma('integrity_check(1)', { simple: true }) === 'ok';

/** Lists every `table.column`: enough to identify a schema, however SQLite spells it. */
function columns(db: Database.Database): Set<string> {
  const sql = `SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table'`;
  return new Set(db.prepare<[], string>(sql).pluck().all());
}

/** The columns of the schema, cached: making them takes longer than the rest of an opening. */
let schemaColumns: readonly string[] | undefined;

function columnsOfSchema(): readonly string[] {
  schemaColumns ??= columnsMade();
  return schemaColumns;
}

function columnsMade(): readonly string[] {
  const db = new Database(':memory:');
  makeSchema(db);
  const found = columns(db);
  db.close();
  return [...found];
}

/**
 * Whether SQLite gave this error because of the contents of a file, rather than because the system refuses: it reports
 * much damage, such as to a letter of the schema, as a plain error.
 */
export const isContentsFault = (error: unknown): boolean =>
  error instanceof Database.SqliteError && !isOutOfReach(error) && causeOf(error) !== 'exhausted';

/** Whether SQLite gave this error because a file is damaged or is no database. */
export function isDamage(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB|FORMAT)/.test(error.code);
}
