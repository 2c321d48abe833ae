import { resolve } from 'node:path';
import { readPlain } from '../system/plain-file.ts';

/** More than any shared text may have: what is longer is cut, and found too long by whoever reads it. */
const MOST_BYTES = 500_000;

/** Texts that wait for a page, which shows the last of them. */
const MOST_WAITING = 10;

/** The texts of links and files that the program was opened with and that no page has taken yet. */
export class OpenedLinks {
  /** Called when there is something new; a page that comes later asks by itself. */
  tell = (): void => {};
  readonly #waiting: string[] = [];

  add(texts: readonly string[]): void {
    this.#waiting.push(...texts);
    this.#waiting.splice(0, this.#waiting.length - MOST_WAITING);
    if (texts.length > 0) this.tell();
  }

  next(): string | null {
    return this.#waiting.shift() ?? null;
  }
}

/** The texts of the links and of the `.baize` files on a command line, in its order; `folder` is where it was given. */
export function linksIn(args: readonly string[], folder: string): string[] {
  return args.flatMap((arg) => {
    if (/^baize:/i.test(arg)) return [arg];
    return /^[^-].*\.baize$/i.test(arg) ? [readLink(resolve(folder, arg))] : [];
  });
}

/** The text of a file; '' when it can't be read: a page finds no game in that, and says so. */
export function readLink(path: string): string {
  try {
    return readPlain(path, MOST_BYTES).toString('utf8');
  } catch {
    return '';
  }
}
