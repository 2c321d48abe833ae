import { closeSync, existsSync, fsyncSync, openSync, renameSync, rm, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { patiently } from '../../system/patience.ts';
import { makeFile } from '../../system/plain-file.ts';

const COMPANIONS = ['-wal', '-shm', '-journal'];
/** Companions first: should the renaming be cut short, the database itself is still found under its old name. */
export const ENDINGS = [...COMPANIONS, ''];

/** Renames a file; Windows is asked again for a while. */
export const rename = (from: string, to: string): void => patiently(() => renameSync(from, to));

/** Removes a file, if there is one; Windows is asked again for a while. */
export const remove = (path: string): void => patiently(() => rmSync(path, { force: true }));

/** Renames a database and what belongs to it. */
export const moveDatabase = (from: string, to: string): void => moveAll(from, to, ENDINGS);

/** Renames what belongs to a database, and not the database. */
export const moveCompanions = (from: string, to: string): void => moveAll(from, to, COMPANIONS);

function moveAll(from: string, to: string, endings: readonly string[]): void {
  for (const ending of endings) if (existsSync(from + ending)) rename(from + ending, to + ending);
}

/** Removes a database and the files SQLite keeps beside it; nothing happens where there are none. */
export function removeDatabase(path: string): void {
  for (const ending of ENDINGS) remove(path + ending);
}

/** Bytes from which it takes a disk long to let go of a file. */
const SLOW_DELETE_BYTES = 16 * 1024 * 1024;

/** The same, of a long one while everything else goes on; its name is free at once. */
export function removeSoon(path: string): void {
  const long = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > SLOW_DELETE_BYTES;
  if (long) rename(path, path + UNFINISHED);
  removeDatabase(path);
  // What is left of it by a program that ends meanwhile is taken for unfinished, and goes with the next.
  if (long) rm(path + UNFINISHED, { force: true }, () => {});
}

/** Removes the files SQLite keeps beside a database, and not the database. */
export function removeCompanions(path: string): void {
  for (const ending of COMPANIONS) remove(path + ending);
}

/** Whether neither a database nor anything that would belong to one has that path. */
export const isFree = (path: string): boolean => ENDINGS.every((ending) => !existsSync(path + ending));

/** What a file is called until it is whole. */
const UNFINISHED = '.part';

/** Whole or not at all: `write` fills a file under another name, which gets its own when it is on disk. */
export function writeWhole(path: string, write: (unfinished: string) => void): void {
  const unfinished = `${path}${UNFINISHED}`;
  // One left by a crash would be in the way.
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

/** The same for a `write` that takes its time. */
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

/** Waits until it is on disk. */
export function flush(path: string, how: 'r' | 'r+' = 'r+'): void {
  const file = openSync(path, how);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Waits until the names of a folder are on disk: what is renamed may have its old name after a power cut until then.
 */
export function flushFolder(folder: string): void {
  // Windows writes names through, and opens no folder as a file.
  if (process.platform === 'win32') return;
  try {
    flush(folder, 'r');
  } catch (error) {
    // Some disks know no such thing.
    if (!(error instanceof Error && 'code' in error && UNKNOWN.has(String(error.code)))) throw error;
  }
}

const UNKNOWN = new Set(['EINVAL', 'ENOTSUP', 'EACCES', 'EPERM', 'EISDIR']);

/** A moment as a name of a file may have it, such as `20261121T083318Z`. */
export const stampOf = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** The first of `name.db`, `name-2.db`, … that is free, and so with any of these endings; `name` with its folder. */
export function freePath(name: string, endings: readonly string[] = []): string {
  for (let copy = 1; ; copy += 1) {
    const path = `${name}${copy === 1 ? '' : `-${copy}`}.db`;
    if (isFree(path) && endings.every((ending) => !existsSync(path + ending))) return path;
  }
}
