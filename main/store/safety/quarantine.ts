import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Salvaged } from '../../../preload/api.ts';
import { makeFile, readPlain } from '../../system/plain-file.ts';
import { whole } from '../../values/schemas.ts';
import { flushFolder, freePath, isFree, moveDatabase, remove, rename, stampOf } from '../files/files.ts';

/*
 * A marker beside a database that was set aside shows by its ending which step comes next, should the program end: the
 * database and its log are being renamed; nothing has been saved from it yet; the player does not know yet what was
 * saved. Each step is one rename, which works on a full disk too, and is on disk before the next.
 */
const MOVING = '.moving';
const UNSAVED = '.unsaved';
const UNREPORTED = '.untold';
const MARKERS = [MOVING, UNSAVED, UNREPORTED];

/** Renames a damaged database and what belongs to it; it counts as unsaved until `noteSaved`. */
export function quarantine(path: string, now: number): void {
  const aside = freePath(join(dirname(path), `baize-damaged-${stampOf(now)}`), MARKERS);
  // If only the log is left, an empty file takes the place of the database, and both are set aside.
  makeFile(path);
  makeFile(aside + MOVING);
  flushFolder(dirname(path));
  move(path, aside);
}

function move(path: string, aside: string): void {
  moveDatabase(path, aside);
  flushFolder(dirname(path));
  mark(aside, MOVING, UNSAVED);
}

function mark(aside: string, before: string, after: string): void {
  rename(aside + before, aside + after);
  flushFolder(dirname(aside));
}

/**
 * Completes a quarantine of the database at `path` that was cut short: its log, with the newest moves, was renamed
 * first.
 */
export function finishQuarantine(path: string): void {
  for (const aside of marked(dirname(path), MOVING)) {
    if (isFree(aside)) drop(aside + MOVING);
    else if (existsSync(aside)) mark(aside, MOVING, UNSAVED);
    else move(path, aside);
  }
}

/** Lists the databases set aside in a folder that have not been salvaged yet. */
export const unsavedIn = (folder: string): string[] => present(folder, UNSAVED);

/** Lists the salvaged databases that no notice has shown yet, each with its kind. */
export const unreportedIn = (folder: string): { aside: string; saved: Salvaged }[] =>
  present(folder, UNREPORTED).map((aside) => ({ aside, saved: readSaved(aside + UNREPORTED) }));

/** Notes what was found, just before it is taken over, so that `noteSaved` needs no room on the disk. */
export const noteFound = (aside: string, saved: Salvaged): void =>
  writeFileSync(aside + UNSAVED, JSON.stringify(saved), { flush: true });

/**
 * Notes that all that can be saved has been. Survives a power cut: a game saved twice would come back after its end.
 */
export const noteSaved = (aside: string): void => mark(aside, UNSAVED, UNREPORTED);

/** Notes that the player has seen the notice. */
export const noteReported = (aside: string): void => drop(aside + UNREPORTED);

const drop = (marker: string): void => remove(marker);

function present(folder: string, ending: string): string[] {
  return marked(folder, ending).filter((aside) => {
    if (existsSync(aside)) return true;
    // The database was moved elsewhere.
    drop(aside + ending);
    return false;
  });
}

function marked(folder: string, ending: string): string[] {
  const names = readdirSync(folder)
    .filter((name) => name.startsWith('baize-damaged-') && name.endsWith(ending))
    // A pipe of that name is not ours, and a write to it would wait for ever. Unreported markers are only read and
    // removed.
    .filter((name) => ending === UNREPORTED || statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());
  return names.toSorted().map((name) => join(folder, name.slice(0, -ending.length)));
}

/** The most bytes of a marker: enough for three numbers and their names. */
const MAX_MARKER_BYTES = 1000;
const count = whole(Number.MAX_SAFE_INTEGER);
const SAVED = v.strictObject({ kept: count, named: count, results: count });

function readSaved(marker: string): Salvaged {
  try {
    return v.parse(SAVED, JSON.parse(readPlain(marker, MAX_MARKER_BYTES).toString('utf8')));
  } catch {
    return { kept: 0, named: 0, results: 0 };
  }
}
