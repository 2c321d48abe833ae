import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** Something else stands where a file should: a folder, a pipe, a device. */
export class NoPlainFile extends Error {
  override readonly name = 'NoPlainFile';
  readonly code = 'ENOTFILE';

  constructor(path: string) {
    super(`${path} is no plain file`);
  }
}

/** Opens a file for reading. A pipe would keep the program waiting for whoever writes into it: it is refused instead. */
export function openPlain(path: string): number {
  // Windows has no such flag, and no pipes among its files.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(file).isFile()) throw new NoPlainFile(path);
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** The first bytes of a file, at most so many. */
export function readPlain(path: string, most: number): Buffer {
  const file = openPlain(path);
  try {
    const bytes = Buffer.alloc(Math.min(most, fstatSync(file).size));
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
}
