import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE_MODE } from '../../system/plain-file.ts';
import { isSharedFile, readSharedName } from './shared-file.ts';

/** A folder that several machines share; each sees the others' files once its sync service has delivered them. */
export interface SharedPlace {
  /**
   * Lists the files with our ending by name, each with a mark that changes with the file; '' for those that are none of
   * ours.
   */
  list(): Promise<ReadonlyMap<string, string>>;
  /** Returns the text of a file; undefined where it can't be read, '' where it is none that could be ours. */
  read(name: string): Promise<string | undefined>;
  /** Writes a file whole or not at all; returns its mark. */
  write(name: string, text: string): Promise<string>;
  remove(name: string): Promise<void>;
}

/** The most bytes of a file that is read. The longest file of ours is a card set. */
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
      const marks = await Promise.all(names.map(async (name) => (readSharedName(name) ? markAt(pathOf(name)) : '')));
      return new Map(names.flatMap((name, at) => (marks[at] === undefined ? [] : [[name, marks[at]]])));
    },
    read: async (name) => {
      try {
        return await readWhole(pathOf(name));
      } catch {
        return undefined;
      }
    },
    write: async (name, text) => {
      const unfinished = pathOf(`.${name}.part`);
      await rm(unfinished, { force: true });
      let mark: string;
      try {
        const file = await open(unfinished, NEW_FILE_FLAGS, PRIVATE_FILE_MODE);
        try {
          await file.writeFile(text);
          await file.sync();
          mark = markOf(await file.stat());
        } finally {
          await file.close();
        }
        await rename(unfinished, pathOf(name));
        return mark;
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function readWhole(path: string): Promise<string> {
  // Opening a pipe would wait until its other end opens.
  if (!(await lstat(path)).isFile()) return '';
  const file = await open(path, 'r');
  try {
    return (await file.stat()).size > MAX_FILE_BYTES ? '' : await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

const markOf = ({ size, mtimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ino}`;

/** Returns the mark of a file; undefined if the file is gone by now. */
async function markAt(path: string): Promise<string | undefined> {
  try {
    return markOf(await stat(path));
  } catch {
    return undefined;
  }
}
