import { closeSync, constants, existsSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

/** The path is not a file: a folder, a pipe, a device. */
export class NoPlainFile extends Error {
  override readonly name = 'NoPlainFile';
  readonly code = 'ENOTFILE';

  constructor(path: string) {
    super(`${path} is no plain file`);
  }
}

/** The mode of files that we create: for their owner alone. */
export const PRIVATE_FILE_MODE = 0o600;

/** Opens a pipe without waiting. Windows has no such flag, and no pipes among its files. */
const NO_WAIT = constants.O_NONBLOCK ?? 0;

/**
 * Opens a file, for reading unless `how` says otherwise. Refuses a pipe, which would block the program until its other
 * end opens.
 */
export function openPlain(path: string, how = constants.O_RDONLY): number {
  const file = openSync(path, how | NO_WAIT, PRIVATE_FILE_MODE);
  try {
    if (!fstatSync(file).isFile()) throw new NoPlainFile(path);
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Reads the first bytes of a file, at most `most`. */
export function readPlain(path: string, most: number): Buffer {
  const file = openPlain(path);
  try {
    const bytes = Buffer.alloc(Math.min(most, fstatSync(file).size));
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
}

/** Refuses links, which other users with write access to the folder may have made. Windows has no such flag. */
const NO_LINK = constants.O_NOFOLLOW ?? 0;

/** Appends to a file, which is made if need be. Throws where the path is a link. */
export function appendPlain(path: string, text: string): void {
  const file = openPlain(path, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | NO_LINK);
  try {
    writeSync(file, text);
  } finally {
    closeSync(file);
  }
}

/** Makes an empty file, unless there is one. */
export function makeFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE_MODE));
}
