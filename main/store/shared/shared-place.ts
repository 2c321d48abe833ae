import { constants } from 'node:fs';
import { lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE_MODE } from '../../system/plain-file.ts';
import { isSharedFile } from './shared-file.ts';

/** A folder that several machines share; each sees the others' files once its sync service has delivered them. */
export interface SharedPlace {
  /** Lists our files by name, each with a mark that changes with the file. */
  list(): Promise<ReadonlyMap<string, string>>;
  read(name: string): Promise<string>;
  /** Writes a file whole or not at all. */
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** The most bytes of a file that is read; the longest of ours is a card set. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const NEW_FILE_FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;

/**
 * Returns a folder of the file system as a shared place. All its work is asynchronous: the folder may be on a network.
 */
export function sharedFolder(folder: string): SharedPlace {
  const pathOf = (name: string): string => join(folder, name);
  return {
    list: async () => {
      const names = (await readdir(folder)).filter(isSharedFile);
      const marks = await Promise.all(names.map((name) => markOf(pathOf(name))));
      return new Map(names.flatMap((name, at) => (marks[at] === undefined ? [] : [[name, marks[at]]])));
    },
    read: async (name) => {
      // Opening a pipe would wait until its other end opens.
      if (!(await lstat(pathOf(name))).isFile()) return '';
      const file = await open(pathOf(name), 'r');
      try {
        return (await file.stat()).size > MAX_FILE_BYTES ? '' : await file.readFile('utf8');
      } finally {
        await file.close();
      }
    },
    write: async (name, text) => {
      const unfinished = pathOf(`.${name}.part`);
      await rm(unfinished, { force: true });
      try {
        const file = await open(unfinished, NEW_FILE_FLAGS, PRIVATE_FILE_MODE);
        try {
          await file.writeFile(text);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, pathOf(name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Returns the mark of a file; undefined where it has gone meanwhile. */
async function markOf(path: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs, ino } = await stat(path);
    return `${size} ${mtimeMs} ${ino}`;
  } catch {
    return undefined;
  }
}
