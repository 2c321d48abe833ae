import { copyFileSync } from 'node:fs';
import { moveDatabase, removeDatabase, writeWhole } from './files.ts';

/** Copies a backup to stand beside the database, so that a full disk is found out before anything is moved. */
export function copyBeside(backup: string, path: string): string {
  const fresh = `${path}.restored`;
  removeDatabase(fresh);
  writeWhole(fresh, (unfinished) => copyFileSync(backup, unfinished));
  return fresh;
}

/**
 * Puts `fresh` in the place of the database at `path`, which is closed and goes to `aside`, and opens it; when that
 * fails the database is put back and the error thrown.
 */
export function swapIn<T>(fresh: string, path: string, aside: string, open: () => T): T {
  moveDatabase(path, aside);
  try {
    moveDatabase(fresh, path);
    return open();
  } catch (error) {
    removeDatabase(path);
    moveDatabase(aside, path);
    throw error;
  }
}
