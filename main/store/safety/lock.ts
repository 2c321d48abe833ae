import Database from 'better-sqlite3';
import { truncateSync } from 'node:fs';
import { isSpoilt, BUSY_TIMEOUT_MS } from './inspect.ts';
import { inodeAt } from './place-held.ts';
import { makeFile } from '../../system/plain-file.ts';

/** A folder's games, held by one process alone until it lets go or ends, however it ends. */
export interface Lock {
  /** Whether its file is still the one at its path: otherwise another process may take a lock of its own. */
  readonly holds: boolean;
  release(): void;
}

/** The path of the lock file of the database at `path`. */
export const lockOf = (path: string): string => `${path}.lock`;

/**
 * Takes the lock of the database at `path`, and waits a moment for whoever is about to let go. It is an empty database
 * beside it, held by a transaction that is never ended: SQLite's locks are met by every process of the three systems
 * and die with their owner, and the file itself may stay where it is. Throws SQLITE_BUSY when another has it.
 *
 * Nobody may open and close that file in another way: POSIX would let go of this process's lock.
 */
export function takeLock(path: string): Lock {
  const file = lockOf(path);
  makeFile(file);
  try {
    return hold(file);
  } catch (error) {
    if (!isSpoilt(error)) throw error;
    // Its contents are not ours. No process can hold the lock of a file that is no database.
    truncateSync(file);
    return hold(file);
  }
}

function hold(file: string): Lock {
  const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // Nothing shall ever be written, no journal either.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    // A file opened for reading only can't be locked, which SQLite says no sooner than at a write.
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
