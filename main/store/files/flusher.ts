import { close, fdatasync, openSync } from 'node:fs';

/** The number of steps of a copy between two flushes. */
const FLUSH_STEPS = 8;

/**
 * Flushes a file as it grows, while everything else goes on: SQLite would flush a long copy at its end, all at once,
 * and hold everything up.
 */
export class Flusher {
  readonly #path: string;
  #file: number | undefined;
  #steps = 0;
  #flushing = false;
  #last = false;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Whether the next step may be made: not while earlier ones are being flushed. `nearEnd`: the next step is the last.
   */
  mayGoOn(nearEnd: boolean): boolean {
    if (this.#flushing) return false;
    if (this.#last || (!nearEnd && (this.#steps += 1) < FLUSH_STEPS)) return true;
    this.#last = nearEnd;
    this.#steps = 0;
    this.#flush();
    return false;
  }

  close(): void {
    if (this.#file !== undefined) close(this.#file);
  }

  #flush(): void {
    this.#flushing = true;
    this.#file ??= openSync(this.#path, 'r+');
    // A failure here shows again when SQLite flushes the rest.
    fdatasync(this.#file, () => (this.#flushing = false));
  }
}
