import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { appendPlain, readPlain } from '../system/plain-file.ts';
import { scrub, type LogPrivacy } from './scrub.ts';

/** The most bytes of a log file. The previous one stays beside it. */
export const MAX_LOG_BYTES = 256 * 1024;
const LOG_NAME = 'baize.log';
const OLDER_LOG_NAME = 'baize-older.log';
/** The most characters of one entry. */
const MAX_ENTRY_CHARACTERS = 4000;

/**
 * The log, for people who look for a fault: `baize.log` in the data folder, of bounded size, without anything private.
 */
export class Log {
  readonly #path: string;
  readonly #older: string;
  readonly #hidden: LogPrivacy;
  readonly #now: () => number;

  constructor(hidden: LogPrivacy, now: () => number = Date.now) {
    this.#path = join(hidden.data, LOG_NAME);
    this.#older = join(hidden.data, OLDER_LOG_NAME);
    this.#hidden = hidden;
    this.#now = now;
  }

  /** Notes an entry. Never throws: an entry that can't be written is dropped. */
  note(text: string): void {
    const entry = scrub(text, this.#hidden).slice(0, MAX_ENTRY_CHARACTERS).replaceAll(/\r?\n/g, '\n    ');
    try {
      this.#rotate();
      appendPlain(this.#path, `${new Date(this.#now()).toISOString()} ${entry}\n`);
    } catch {
      // The player hears of a full disk from whatever could not be saved.
    }
  }

  /** Notes an error, and where in the program it came from. */
  fault(what: string, error: unknown): void {
    this.note(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }

  /** Returns the last lines, at most `lines` of them. */
  tail(lines: number): string {
    const all = [this.#older, this.#path].map(readIf).join('').split('\n').slice(0, -1);
    return all.slice(-lines).join('\n');
  }

  #rotate(): void {
    const size = statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0;
    if (size + MAX_ENTRY_CHARACTERS > MAX_LOG_BYTES) renameSync(this.#path, this.#older);
  }
}

function readIf(path: string): string {
  try {
    return readPlain(path, MAX_LOG_BYTES).toString('utf8');
  } catch {
    return '';
  }
}
