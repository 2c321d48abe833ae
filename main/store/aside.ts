import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePath, isFree, moveDatabase, stampOf } from './files.ts';

/** Stands beside a database that was set aside until what it holds has been saved, should the program end before. */
const UNSAVED = '.unsaved';

/** Renames a damaged database and what belongs to it; it counts as unsaved until `noteSaved`. */
export function setAside(path: string, now: number): void {
  const aside = freePath(join(dirname(path), `baize-damaged-${stampOf(now)}`));
  writeFileSync(aside + UNSAVED, '');
  moveDatabase(path, aside);
}

/** Completes a setting aside of the database at `path` that was cut short: its newest moves have gone before it. */
export function finishAside(path: string): void {
  for (const aside of marked(dirname(path)))
    if (!existsSync(aside)) {
      if (isFree(aside)) noteSaved(aside);
      else moveDatabase(path, aside);
    }
}

/** The databases set aside in a folder from which nothing has been saved yet. */
export const unsavedIn = (folder: string): string[] => marked(folder).filter((aside) => existsSync(aside));

/** What can be saved of it has been. */
export const noteSaved = (aside: string): void => rmSync(aside + UNSAVED, { force: true });

function marked(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.startsWith('baize-damaged-') && name.endsWith(UNSAVED));
  return names.toSorted().map((name) => join(folder, name.slice(0, -UNSAVED.length)));
}
