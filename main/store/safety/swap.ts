import { copyFileSync, existsSync, linkSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder, moveCompanions, removeCompanions, rename, writeWhole } from '../files/files.ts';

/*
 * Nobody has been told that anything of these is kept: what a program that was killed has left of them goes with the
 * next start. Their names are none that a person would give to a copy, which `baize.db.old` is.
 */

/** Where another database is made ready beside the one at `path`, and where results to take in are laid aside. */
export const freshBeside = (path: string): string => `${path}.new.part`;
/** Where an import lays its results aside until it is finished. */
export const stageBeside = (path: string): string => `${path}.import.part`;
/** Where a database that nobody wants any more stays until another one is open in its place. */
export const oldBeside = (path: string): string => `${path}.old.part`;

/**
 * Puts `fresh` in the place of the database at `path`, which is closed and goes to `aside`, and opens it; when that
 * fails the database is put back and the error thrown. Whenever it is cut short a whole database is at `path`.
 */
export function swapIn<T>(fresh: string, path: string, aside: string, open: () => T): T {
  if (existsSync(path)) keepAlso(path, aside);
  // A log of one database would spoil the other.
  moveCompanions(path, aside);
  try {
    // Names may reach the disk in another order than they were given.
    flushFolder(dirname(path));
    rename(fresh, path);
    flushFolder(dirname(path));
    return open();
  } catch (error) {
    removeCompanions(path);
    if (existsSync(aside)) rename(aside, path);
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
