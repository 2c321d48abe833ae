import Database from 'better-sqlite3';
import { truncateSync } from 'node:fs';
import { isContentsFault, BUSY_TIMEOUT_MS } from './inspect.ts';
import { inodeAt } from './place-held.ts';
import { makeFile } from '../../system/plain-file.ts';

/** The lock on a database, held by one process until it releases it or ends, however it ends. */
export interface Lock {
  /** Whether its file is still the one at its path: otherwise another process may take a lock of its own. */
  readonly holds: boolean;
  release(): void;
}

/** Returns the path of the lock file of the database at `path`. */
export const lockOf = (path: string): string => `${path}.lock`;

/**
 * Takes the lock of the database at `path`, waiting a moment for a holder about to release it. The lock is an empty
 * database beside it, held by a transaction that never ends: SQLite's locks work between all processes on all three
 * systems and die with their owner, and the file itself may stay. Throws SQLITE_BUSY when another process has it.
 *
 * Nobody may open and close that file in another way: POSIX would release this process's lock.
 */
export function takeLock(path: string): Lock {
  const file = lockOf(path);
  makeFile(file);
  try {
    return hold(file);
  } catch (error) {
    if (!isContentsFault(error)) throw error;
    // Its contents are not ours. No process can hold the lock of a file that is no database.
    truncateSync(file);
    return hold(file);
  }
}

function hold(file: string): Lock {
  const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // Nothing may ever be written, not even a journal.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    // A file opened for reading only can't be locked, which SQLite reports only at a write.
    db.pragma('user_version = 1');
    const inode = inodeAt(file);
    return {
      get holds() {
        return inodeAt(file) === inode;
      },
      release: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}
