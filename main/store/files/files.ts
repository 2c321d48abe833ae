import { closeSync, existsSync, fsyncSync, openSync, renameSync, rm, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { patiently } from '../../system/patience.ts';
import { makeFile } from '../../system/plain-file.ts';

const COMPANIONS = ['-wal', '-shm', '-journal'];
/** Companions first: if the renaming is interrupted, the database itself is still found under its old name. */
export const DATABASE_ENDINGS = [...COMPANIONS, ''];

/** Renames a file, retrying for a while on Windows. */
export const rename = (from: string, to: string): void => patiently(() => renameSync(from, to));

/** Removes a file, if there is one, retrying for a while on Windows. */
export const remove = (path: string): void => patiently(() => rmSync(path, { force: true }));

/** Renames a database and what belongs to it. */
export const moveDatabase = (from: string, to: string): void => moveAll(from, to, DATABASE_ENDINGS);

/** Renames the files that belong to a database, but not the database. */
export const moveCompanions = (from: string, to: string): void => moveAll(from, to, COMPANIONS);

function moveAll(from: string, to: string, endings: readonly string[]): void {
  for (const ending of endings) if (existsSync(from + ending)) rename(from + ending, to + ending);
}

/** Removes a database and the files SQLite keeps beside it; nothing happens where there are none. */
export function removeDatabase(path: string): void {
  for (const ending of DATABASE_ENDINGS) remove(path + ending);
}

/** Deleting a file of more bytes than this takes noticeably long. */
const SLOW_DELETE_BYTES = 16 * 1024 * 1024;

/** Removes a database, a long one in the background; its name is free at once. */
export function removeSoon(path: string): void {
  const long = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > SLOW_DELETE_BYTES;
  if (long) rename(path, path + UNFINISHED);
  removeDatabase(path);
  // If the program ends before this, the next start removes the rest as unfinished.
  if (long) rm(path + UNFINISHED, { force: true }, () => {});
}

/** Removes the files SQLite keeps beside a database, and not the database. */
export function removeCompanions(path: string): void {
  for (const ending of COMPANIONS) remove(path + ending);
}

/** Whether neither a database nor anything that would belong to one has that path. */
export const isFree = (path: string): boolean => DATABASE_ENDINGS.every((ending) => !existsSync(path + ending));

/** The ending of a file until it is whole. */
const UNFINISHED = '.part';

/** Writes a file whole or not at all: `write` fills it under another name, and it is renamed once it is on disk. */
export function writeWhole(path: string, write: (unfinished: string) => void): void {
  const unfinished = `${path}${UNFINISHED}`;
  // A leftover of a crash would be in the way.
  removeDatabase(unfinished);
  try {
    makeFile(unfinished);
    write(unfinished);
    flush(unfinished);
    rename(unfinished, path);
    flushFolder(dirname(path));
  } catch (error) {
    removeDatabase(unfinished);
    throw error;
  }
}

/** Does the same with an asynchronous `write`. */
export async function writeWholeLater(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}${UNFINISHED}`;
  removeDatabase(unfinished);
  try {
    makeFile(unfinished);
    await write(unfinished);
    flush(unfinished);
    rename(unfinished, path);
    flushFolder(dirname(path));
  } catch (error) {
    removeDatabase(unfinished);
    throw error;
  }
}

/** Waits until a file is on disk. */
export function flush(path: string, how: 'r' | 'r+' = 'r+'): void {
  const file = openSync(path, how);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until the names in a folder are on disk: until then a renamed file may have its old name after a power cut. */
export function flushFolder(folder: string): void {
  // Windows writes names through, and opens no folder as a file.
  if (process.platform === 'win32') return;
  try {
    flush(folder, 'r');
  } catch (error) {
    // Some file systems can't flush a folder.
    if (!(error instanceof Error && 'code' in error && UNSUPPORTED_CODES.has(String(error.code)))) throw error;
  }
}

const UNSUPPORTED_CODES = new Set(['EINVAL', 'ENOTSUP', 'EACCES', 'EPERM', 'EISDIR']);

/** Formats a moment for the name of a file, such as `20261121T083318Z`. */
export const stampOf = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * Returns the first of `name.db`, `name-2.db`, … that is free, also with each of these endings; `name` includes its
 * folder.
 */
export function freePath(name: string, endings: readonly string[] = []): string {
  for (let copy = 1; ; copy += 1) {
    const path = `${name}${copy === 1 ? '' : `-${copy}`}.db`;
    if (isFree(path) && endings.every((ending) => !existsSync(path + ending))) return path;
  }
}
