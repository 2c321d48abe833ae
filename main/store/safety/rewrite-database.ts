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
const rewriteBeside = (path: string): string => `${path}.again.part`;

/** Ending of a marker beside a database that was rewritten, until its notice has been seen. */
const REWRITTEN = '.rewritten';

/**
 * Writes an open database to its path, where its own file no longer is. A file found there goes to `aside`, with its
 * log unless that is the open database's own.
 */
export function rewriteDatabase(db: Database.Database, path: string, aside: () => string, ownLog: boolean): void {
  const fresh = rewriteBeside(path);
  removeDatabase(fresh);
  try {
    makeFile(fresh);
    db.prepare('VACUUM INTO ?').run(fresh);
    flush(fresh);
    const existing = existsSync(path) ? aside() : undefined;
    makeFile(path + REWRITTEN);
    if (ownLog || existing === undefined) removeCompanions(path);
    else moveCompanions(path, existing);
    if (existing !== undefined) rename(path, existing);
    flushFolder(dirname(path));
    rename(fresh, path);
    flushFolder(dirname(path));
  } catch (error) {
    removeDatabase(fresh);
    throw error;
  }
}

/** Whether the database at that path was rewritten and no notice of it has been seen. */
export const isRewritten = (path: string): boolean =>
  statSync(path + REWRITTEN, { throwIfNoEntry: false })?.isFile() ?? false;

export const noteRewrittenReported = (path: string): void => remove(path + REWRITTEN);
