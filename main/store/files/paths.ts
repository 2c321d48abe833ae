import { mkdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { NoPlainFile } from '../../system/plain-file.ts';
import { DATABASE_ENDINGS } from './files.ts';

/** The mode of a folder of ours: only its owner may look into it. */
const PRIVATE_FOLDER_MODE = 0o700;

/**
 * Makes a folder and those above it. Node's recursive `mkdir` loops for ever below `/proc`, where nothing can be made.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path, { mode: PRIVATE_FOLDER_MODE });
  } catch (error) {
    // Another start may have made it by now.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Returns the real path of a folder's database. `baize.db` may be a link, even to a file that does not exist yet.
 * SQLite follows it and puts the log beside the link's target. Code that moves the two must do the same.
 */
export function databaseIn(folder: string): string {
  let path = join(folder, 'baize.db');
  // Throws when links lead in a circle.
  statSync(path, { throwIfNoEntry: false });
  for (let link = linkAt(path); link !== undefined; link = linkAt(path)) {
    path = resolve(realpathSync(dirname(path)), link);
  }
  return path;
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Throws unless the database, what belongs to it and its lock are plain files or missing: SQLite would read a pipe for
 * ever.
 */
export function mustBePlain(path: string, lock: string): void {
  for (const file of [lock, ...DATABASE_ENDINGS.map((ending) => path + ending)])
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw new NoPlainFile(file);
}
