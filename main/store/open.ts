import Database from 'better-sqlite3';
import { dirname } from 'node:path';
import { makeFile } from '../system/plain-file.ts';
import { finishQuarantine, quarantine } from './safety/quarantine.ts';
import { clearSuspect, inspect, isContentsFault, BUSY_TIMEOUT_MS } from './safety/inspect.ts';
import { lockOf, takeLock, type Lock } from './safety/lock.ts';
import { makeSchema } from './schema/schema.ts';
import { FutureDatabaseError, headerNumber } from './schema/version.ts';
import { databaseIn, makeFolder, mustBePlain } from './files/paths.ts';
import { isOutOfReach, unkeptFor } from './files/reach.ts';
import { salvageQuarantined, reportQuarantined } from './recover.ts';
import { causeOf } from '../system/system-error.ts';
import type { StoreLocation } from './live-database.ts';
import { Store } from './store.ts';
import { dropHalfDone, makePrivate } from './safety/tidy.ts';

interface OpenOptions {
  /** The time in milliseconds since 1970. */
  readonly now?: () => number;
  /** Receives what went wrong, in full, for the log. */
  readonly fault?: (what: string, error: unknown) => void;
}

/**
 * Opens the store in a folder, creating both if need be. Problems other than our own bugs become notices of the store;
 * only a database of a newer version is refused, with `FutureDatabaseError`.
 */
export function openStore(folder: string, opening: OpenOptions = {}): Store {
  const whole = { now: Date.now, fault: () => {}, ...opening };
  try {
    return openOnDisk(folder, whole);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    whole.fault('nothing can be kept', error);
    return openInMemory(folder, whole, error);
  }
}

/** Opens the store under its lock: only the lock's holder may read or move a database. */
function openOnDisk(folder: string, opening: Required<OpenOptions>): Store {
  makeFolder(folder);
  const path = databaseIn(folder);
  mustBePlain(path, lockOf(path));
  const lock = takeLock(path);
  try {
    dropHalfDone(folder, path);
    makePrivate(folder, path);
    return openTwice(placeOf(folder, path, opening), lock, opening);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openTwice(place: StoreLocation, lock: Lock, opening: Required<OpenOptions>): Store {
  try {
    return openOnce(place, lock, opening);
  } catch (error) {
    if (!isDatabaseFault(error)) throw error;
    opening.fault('the games could not be opened, and are set aside', error);
    quarantine(place.path, opening.now());
    return openOnce(place, lock, opening);
  }
}

/** Whether the contents of the file are to blame, rather than the system or our code: an empty database would open. */
function isDatabaseFault(error: unknown): boolean {
  if (isOutOfReach(error) || causeOf(error) === 'exhausted' || error instanceof FutureDatabaseError) return false;
  const db = new Database(':memory:');
  try {
    makeSchema(db);
    return true;
  } catch {
    return false;
  } finally {
    db.close();
  }
}

function openOnce(place: StoreLocation, lock: Lock, { now, fault }: Required<OpenOptions>): Store {
  const db = place.open();
  try {
    const store = new Store({ db, notices: [], place, lock }, now);
    store.reportRewritten();
    salvageQuarantined(dirname(place.path), store, fault);
    return store;
  } catch (error) {
    db.close();
    throw error;
  }
}

function openInMemory(folder: string, { now }: Required<OpenOptions>, error: Error): Store {
  const db = new Database(':memory:');
  makeSchema(db);
  const why = unkeptFor(error);
  const store = new Store({ db, notices: [{ kind: 'memory-only', detail: folder, why }] }, now);
  // If another process holds the folder, that one reports them.
  if (why !== 'busy') reportQuarantined(folder, store, why);
  return store;
}

function placeOf(folder: string, path: string, { now }: Required<OpenOptions>): StoreLocation {
  return {
    folder,
    path,
    open: () => openFile(path, now),
  };
}

/** Opens the database; a damaged one and one of an older schema are set aside, and an empty one takes their place. */
function openFile(path: string, now: () => number): Database.Database {
  finishQuarantine(path);
  const found = inspect(path);
  if (found === 'older') mustBeUnused(path);
  if (found === 'older' || found === 'damaged') quarantine(path, now());
  clearSuspect(path);
  makeFile(path);
  const db = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    prepare(db);
    makeSchema(db);
    holdAlone(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Throws where another program has the database open, such as an older Baize that does not know our lock: its next
 * moves would go to the file that was set aside.
 */
function mustBeUnused(path: string): void {
  const db = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    holdAlone(db);
  } catch (error) {
    if (!isContentsFault(error)) throw error;
  } finally {
    db.close();
  }
}

/** Keeps out programs that do not know our lock, such as older versions of Baize. */
function holdAlone(db: Database.Database): void {
  db.pragma('locking_mode = EXCLUSIVE');
  db.transaction(() => undefined).immediate();
}

function prepare(db: Database.Database): void {
  db.pragma('journal_mode = WAL');
  // FULL, and on macOS the real flush: an acknowledged save survives a power cut too, if the disk flushes as it
  // claims. This costs a few milliseconds a move (`npm run lab -- bench durability`), which players do not notice.
  // NORMAL would lose every move since the last checkpoint, some four megabytes of them.
  db.pragma('synchronous = FULL');
  db.pragma('fullfsync = ON');
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  mustTakeWrites(db);
}

/**
 * Throws unless the database can be written: SQLite opens a read-only file without complaint, lets transactions begin,
 * and fails only at the first write.
 */
function mustTakeWrites(db: Database.Database): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    db.pragma(`user_version = ${headerNumber(db, 'user_version')}`);
  } finally {
    if (db.inTransaction) db.exec('ROLLBACK');
  }
}
