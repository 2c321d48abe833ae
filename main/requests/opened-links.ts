import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPlain } from '../system/plain-file.ts';

/**
 * The most bytes that are read of a file, more than any shared text may have. A longer file is cut, and its reader
 * refuses it as too long.
 */
const MAX_LINK_BYTES = 500_000;

/** The most texts that wait for a page, which shows the last of them. */
const MAX_WAITING = 10;

/** At most this many links are accepted within `QUIET_MS` milliseconds, because a web page may open them in a loop. */
const MAX_AT_ONCE = 3;
const QUIET_MS = 10_000;

/** The texts of links and files that the program was opened with and that no page has taken yet. */
export class OpenedLinks {
  /** Called when there is something new; a page that comes later asks by itself. */
  notify = (): void => {};
  readonly #waiting: string[] = [];
  readonly #now: () => number;
  #arrivals: number[] = [];

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Adds texts; those that come in a loop are ignored until there has been quiet for a while. */
  add(texts: readonly string[]): void {
    if (texts.length === 0 || this.#isLoop()) return;
    this.#waiting.push(...texts);
    this.#waiting.splice(0, this.#waiting.length - MAX_WAITING);
    this.notify();
  }

  #isLoop(): boolean {
    const now = this.#now();
    // Ignored ones count as well: a loop stays one as long as it goes on.
    this.#arrivals = [...this.#arrivals.filter((at) => now - at < QUIET_MS).slice(-MAX_AT_ONCE), now];
    return this.#arrivals.length > MAX_AT_ONCE;
  }

  next(): string | null {
    return this.#waiting.shift() ?? null;
  }
}

/**
 * Returns the texts of the links and of the `.baize` files on a command line, in its order; `folder` is where it was
 * given.
 */
export function linksIn(args: readonly string[], folder: string): string[] {
  return args.flatMap((arg) => {
    if (/^baize:/i.test(arg)) return [arg];
    return filesIn([arg], folder).map(readLink);
  });
}

/** Returns the paths of the `.baize` files on a command line. */
export const filesIn = (args: readonly string[], folder: string): string[] =>
  args.filter((arg) => /^(?!baize:)[^-].*\.baize$/i.test(arg)).map((arg) => resolve(folder, pathOf(arg)));

/**
 * Returns the path of a file, which some desktops pass as its address, `file:///home/a%20b.baize`. An address that
 * names no file of this machine stays as it is.
 */
function pathOf(arg: string): string {
  try {
    return /^file:/i.test(arg) ? fileURLToPath(arg) : arg;
  } catch {
    return arg;
  }
}

/** Reads the text of a file; '' when it can't be read. A page then says that it contains no game. */
export function readLink(path: string): string {
  try {
    return readPlain(path, MAX_LINK_BYTES).toString('utf8');
  } catch {
    return '';
  }
}
