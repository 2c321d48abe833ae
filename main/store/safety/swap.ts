import { copyFileSync, existsSync, linkSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder, moveCompanions, removeCompanions, rename, writeWhole } from '../files/files.ts';

/*
 * No data in these files has been acknowledged. The next start deletes those that a killed program left. No user would
 * give such a name to a copy, unlike `baize.db.old`.
 */

/** Returns the path of a database being prepared beside the one at `path`. */
export const freshBeside = (path: string): string => `${path}.new.part`;
/** Returns the path of the file an import stages its results in. */
export const stageBeside = (path: string): string => `${path}.import.part`;
/** Returns the path of a replaced database until another one is open in its place. */
export const oldBeside = (path: string): string => `${path}.old.part`;

/**
 * Puts `fresh` in the place of the closed database at `path`, which goes to `aside`, and opens it. When that fails,
 * puts the database back and throws. Even if this is cut short, a whole database is at `path`.
 */
export function swapIn<T>(fresh: string, path: string, aside: string, open: () => T): T {
  if (existsSync(path)) keepAlso(path, aside);
  // A log of one database would spoil the other.
  moveCompanions(path, aside);
  try {
    // Renames may reach the disk out of order.
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
