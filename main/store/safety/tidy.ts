import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { remove, rename } from '../files/files.ts';

/** Names of files that were not finished or are no longer needed, and of SQLite's files beside them. */
const UNFINISHED_NAME = /\.part(?:-wal|-shm|-journal)?$/;

/** Every name that Baize gives in its folder, except for the folders of its browser and of Electron. */
const OUR_NAMES = /^(?:baize[.-].*|backups|window\.json(?:\.new)?|open-[\w-]+\.html)$/;

/** Removes the unfinished files of a killed program. The caller must hold the lock. */
export function dropHalfDone(folder: string, path: string): void {
  const own = `${basename(path)}.`;
  for (const place of new Set([dirname(path), folder, join(folder, 'backups')]))
    for (const name of namesIn(place))
      if (UNFINISHED_NAME.test(name) && (name.startsWith(own) || name.startsWith('baize-'))) clear(join(place, name));
}

/** Removes a file if it can: one that stays does no harm. A folder is not ours, and only renamed out of the way. */
function clear(path: string): void {
  try {
    if (lstatSync(path).isDirectory()) rename(path, freeBeside(path));
    else remove(path);
  } catch {
    // The disk refuses.
  }
}

function freeBeside(path: string): string {
  for (let copy = 1; ; copy += 1) if (!existsSync(`${path}-${copy}`)) return `${path}-${copy}`;
}

/**
 * Removes other users' rights to our files, and to the folders that hold nothing else: older versions left them open. A
 * folder with other things in it keeps its rights. Windows has no such rights.
 */
export function makePrivate(folder: string, path: string): void {
  if (process.getuid === undefined) return;
  for (const place of [folder, join(folder, 'backups')]) {
    const names = namesIn(place);
    const ours = names.filter((name) => OUR_NAMES.test(name));
    if (ours.length === names.length || basename(place) === 'Baize') takeRights(place);
    for (const name of ours) takeRights(join(place, name));
  }
  const beside = dirname(path);
  for (const name of namesIn(beside)) if (name.startsWith(basename(path))) takeRights(join(beside, name));
}

/** Removes the rights of all but the owner, who must be us. */
function takeRights(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() && !found?.isDirectory()) return;
  if (found.uid !== process.getuid?.() || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(path, found.mode & 0o700);
  } catch {
    // Some file systems have no rights.
  }
}

const namesIn = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
