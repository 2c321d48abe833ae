import { copyFileSync, existsSync, linkSync, renameSync } from 'node:fs';
import { moveCompanions, removeCompanions, removeDatabase, writeWhole } from './files.ts';

/** Copies a backup to stand beside the database, so that a full disk is found out before anything is moved. */
export function copyBeside(backup: string, path: string): string {
  const fresh = `${path}.restored`;
  removeDatabase(fresh);
  writeWhole(fresh, (unfinished) => copyFileSync(backup, unfinished));
  return fresh;
}

/**
 * Puts `fresh` in the place of the database at `path`, which is closed and goes to `aside`, and opens it; when that
 * fails the database is put back and the error thrown. Whenever it is cut short a whole database is at `path`.
 */
export function swapIn<T>(fresh: string, path: string, aside: string, open: () => T): T {
  if (existsSync(path)) keepAlso(path, aside);
  // A log of one database would spoil the other.
  moveCompanions(path, aside);
  try {
    renameSync(fresh, path);
    return open();
  } catch (error) {
    removeCompanions(path);
    if (existsSync(aside)) renameSync(aside, path);
    moveCompanions(aside, path);
    throw error;
  }
}

/** Gives a file a second name; a copy where the disk has no links. */
function keepAlso(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch {
    writeWhole(name, (unfinished) => copyFileSync(path, unfinished));
  }
}
