import { closeSync, fstatSync, statSync } from 'node:fs';
import { openPlain } from '../../system/plain-file.ts';

/**
 * Tracks the files of an open database and its log by their inodes. A program continues to write to a file that was
 * moved, replaced or deleted, and the next start would not find these writes. POSIX releases SQLite's locks when any
 * handle of that file is closed, so `close` must follow the closing of the database.
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

/** Returns device and inode of the target of a path; '' if there is none. */
export function inodeAt(path: string): string {
  try {
    return inodeOf(statSync(path, { bigint: true }));
  } catch {
    return '';
  }
}
