import type Database from 'better-sqlite3';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFile } from '../../system/plain-file.ts';
import {
  flush,
  flushFolder,
  moveCompanions,
  remove,
  removeCompanions,
  removeDatabase,
  rename,
} from '../files/files.ts';

/** Returns the path of the new file until it is whole. */
const againBeside = (path: string): string => `${path}.again.part`;

/** Ending of a marker beside a database that was written anew, until its notice has been seen. */
const REWRITTEN = '.rewritten';

/**
 * Writes an open database to its path, where its own file no longer is. A file found there goes to `aside`, with its
 * log unless that is the open database's own.
 */
export function writeAnew(db: Database.Database, path: string, aside: () => string, ownLog: boolean): void {
  const fresh = againBeside(path);
  removeDatabase(fresh);
  try {
    makeFile(fresh);
    db.prepare('VACUUM INTO ?').run(fresh);
    flush(fresh);
    const there = existsSync(path) ? aside() : undefined;
    makeFile(path + REWRITTEN);
    if (ownLog || there === undefined) removeCompanions(path);
    else moveCompanions(path, there);
    if (there !== undefined) rename(path, there);
    flushFolder(dirname(path));
    rename(fresh, path);
    flushFolder(dirname(path));
  } catch (error) {
    removeDatabase(fresh);
    throw error;
  }
}

/** Whether the database at that path was written anew and no notice of it has been seen. */
export const isRewritten = (path: string): boolean =>
  statSync(path + REWRITTEN, { throwIfNoEntry: false })?.isFile() ?? false;

export const noteRewrittenTold = (path: string): void => remove(path + REWRITTEN);
