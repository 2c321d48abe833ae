import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Salvaged } from '../../preload/api.ts';
import { finishAside, noteSaved, setAside, unsavedIn } from './aside.ts';
import { backUp } from './backup.ts';
import { acquit, inspect, isDamage, PATIENCE, suspect } from './inspect.ts';
import { headerNumber, migrate, newest } from './migrate.ts';
import type { Migration } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { NOTHING_SAVED, salvage } from './salvage.ts';
import { Store } from './store.ts';
import type { Opened, Place } from './store.ts';

interface Opening {
  /** The time in milliseconds since 1970. */
  readonly now?: () => number;
  readonly migrations?: readonly Migration[];
}

/**
 * Opens the store in a folder, making both if need be. What went wrong, short of our own mistakes, is told in the
 * store's notices; only a database of a newer version is refused, with `FutureDatabaseError`.
 */
export function openStore(folder: string, opening: Opening = {}): Store {
  try {
    return openOnce(folder, opening);
  } catch (error) {
    if (!isDamage(error)) throw error;
    // A long database is not looked at as a whole before it is used: now it is, and set aside.
    suspect(pathIn(folder));
    return openOnce(folder, opening);
  }
}

function openOnce(folder: string, { now = Date.now, migrations = MIGRATIONS }: Opening): Store {
  const opened = openWhereItCan(folder, now, migrations);
  try {
    const store = new Store(opened, now);
    if (opened.place) saveAsides(folder, store);
    return store;
  } catch (error) {
    opened.db.close();
    throw error;
  }
}

/** Those set aside just now, and those from which an earlier start did not come to save anything. */
function saveAsides(folder: string, store: Store): void {
  for (const aside of unsavedIn(folder)) {
    store.tell({ kind: 'database-set-aside', detail: aside, saved: saveFrom(aside, store) });
    noteSaved(aside);
  }
}

function openWhereItCan(folder: string, now: () => number, migrations: readonly Migration[]): Opened {
  try {
    const db = openFile(folder, now, migrations);
    return { db, notices: [], place: placeOf(folder, now, migrations) };
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    return { db: openMemory(migrations), notices: [{ kind: 'memory-only', detail: `${folder}: ${error.message}` }] };
  }
}

/** What can't be saved lies aside, whole: that it fails keeps nobody from playing. */
function saveFrom(path: string, { imports }: Store): Salvaged {
  try {
    return salvage(path, imports);
  } catch {
    return NOTHING_SAVED;
  }
}

function placeOf(folder: string, now: () => number, migrations: readonly Migration[]): Place {
  return {
    folder,
    path: pathIn(folder),
    open: () => openFile(folder, now, migrations),
    check: (path) => {
      if (inspect(path, migrations, true) !== 'ours') throw new Error('the backup is damaged');
    },
  };
}

const pathIn = (folder: string): string => join(folder, 'baize.db');

function openFile(folder: string, now: () => number, migrations: readonly Migration[]): Database.Database {
  mkdirSync(folder, { recursive: true });
  const path = pathIn(folder);
  finishAside(path);
  const found = inspect(path, migrations);
  if (found === 'damaged') setAside(path, now());
  acquit(path);
  const db = new Database(path, { timeout: PATIENCE });
  try {
    prepare(db);
    const version = headerNumber(db, 'user_version');
    if (found === 'ours' && version < newest(migrations)) backUp(db, folder, newest(migrations));
    migrate(db, migrations);
    holdAlone(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Two programs on one folder would overwrite each other's games: the second is told, and plays in memory. */
function holdAlone(db: Database.Database): void {
  db.pragma('locking_mode = EXCLUSIVE');
  takeWriteLock(db);
}

function takeWriteLock(db: Database.Database): void {
  db.transaction(() => undefined).immediate();
}

function openMemory(migrations: readonly Migration[]): Database.Database {
  const db = new Database(':memory:');
  migrate(db, migrations);
  return db;
}

function prepare(db: Database.Database): void {
  db.pragma('journal_mode = WAL');
  // FULL, and on macOS the real flush: an answered save outlives a power cut as well, where the disk does as it says. A
  // move then takes 0.1 to 3 ms rather than 0.02 (`npm run bench -- durability`), which nobody notices; NORMAL would lose every
  // move since the last checkpoint, some four megabytes of them.
  db.pragma('synchronous = FULL');
  db.pragma('fullfsync = ON');
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  // SQLite opens a file that may not be written for reading only, and says so no sooner than at the first write.
  takeWriteLock(db);
}

/** The folder or the disk refuses: there is nothing to be done but to play on in memory. */
function isOutOfReach(error: unknown): error is Error {
  if (error instanceof Database.SqliteError) return /^SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR|BUSY)/.test(error.code);
  return error instanceof Error && 'syscall' in error;
}
