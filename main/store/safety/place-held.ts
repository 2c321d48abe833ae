import { closeSync, fstatSync, statSync } from 'node:fs';
import { openPlain } from '../../system/plain-file.ts';

/**
 * Tracks the files of an open database and its log by their inodes: a program goes on writing to a file that somebody
 * has moved, replaced or deleted, and the next start finds nothing of it. POSIX releases SQLite's locks when any handle
 * of that file is closed, so `close` must follow the closing of the database.
 */
export class PlaceHeld {
  readonly #path: string;
  readonly #file: number;
  readonly #log: string;

  constructor(path: string) {
    this.#path = path;
    this.#file = openPlain(path);
    this.#log = inodeAt(walOf(path));
  }

  /** Whether the open file is the one at its path. */
  get holds(): boolean {
    return inodeAt(this.#path) === inodeOf(fstatSync(this.#file, { bigint: true }));
  }

  /** Whether the log at its place is that of the open file. */
  get holdsLog(): boolean {
    return inodeAt(walOf(this.#path)) === this.#log;
  }

  close(): void {
    closeSync(this.#file);
  }
}

const walOf = (path: string): string => `${path}-wal`;

const inodeOf = ({ dev, ino }: { dev: bigint; ino: bigint }): string => `${dev} ${ino}`;

/** Returns device and inode of what a path leads to; '' where there is nothing. */
export function inodeAt(path: string): string {
  try {
    return inodeOf(statSync(path, { bigint: true }));
  } catch {
    return '';
  }
}
