import type Database from 'better-sqlite3';
import { ended } from '../../system/failure.ts';
import { makeFile } from '../../system/plain-file.ts';
import { startTaskThread, type TaskThread } from './task-thread.ts';
import { catchUp } from './catch-up.ts';
import { copyPages } from '../safety/copy-database.ts';
import { removeDatabase, removeSoon } from '../files/files.ts';
import type { Tables } from '../tables/tables.ts';
import { freshBeside } from '../safety/swap.ts';
import type { OnProgress } from '../files/on-progress.ts';
import type { Task } from './task.ts';

/** The shares of the progress for copying the database and for the end. */
export const COPY_SHARE = 0.15;
const END_SHARE = 0.02;

/**
 * A database prepared beside the one in use, to be put in its place: a long change is made to it, in another thread,
 * while play goes on in the one in use. If the program ends before the swap, nothing has changed.
 */
export class Replacement {
  readonly path: string;
  readonly #onProgress: OnProgress;
  #thread: TaskThread | undefined;
  #copiedShare = 0;
  #last = 0;
  #stopped: Error | undefined;

  /** Creates it beside the database at `path`. */
  constructor(path: string, onProgress: OnProgress) {
    this.path = freshBeside(path);
    this.#onProgress = onProgress;
    removeDatabase(this.path);
    makeFile(this.path);
  }

  /** Copies the database in use; `last` returns the number of its last result. */
  async copy(live: Database.Database, last: () => number): Promise<void> {
    await copyPages(live, this.path, (share) => {
      this.#mustGoOn();
      this.#onProgress(share * COPY_SHARE);
    });
    // Still the same turn as the last page: nothing can have been kept since.
    this.#last = last();
    this.#copiedShare = COPY_SHARE;
    this.#onProgress(COPY_SHARE);
  }

  /** Performs a task on it; returns how many results were taken in. */
  async perform(task: (path: string) => Task): Promise<number> {
    this.#mustGoOn();
    const rest = 1 - END_SHARE - this.#copiedShare;
    this.#thread = startTaskThread(task(this.path), (share) => this.#onProgress(this.#copiedShare + share * rest));
    const taken = await this.#thread.done.catch((error: unknown) => {
      throw this.#stopped ?? error;
    });
    this.#mustGoOn();
    this.#onProgress(1 - END_SHARE);
    return taken;
  }

  /** Brings it up to date with changes saved since it was copied, and lets `more` add to it. */
  catchUp(live: Database.Database): void;
  catchUp<T>(live: Database.Database, more: (parts: Tables) => T): T;
  catchUp<T>(live: Database.Database, more?: (parts: Tables) => T): T | undefined {
    return catchUp(live, this.path, this.#last, (parts) => more?.(parts));
  }

  /** Stops the work as soon as possible; it fails with `why`. */
  stop(why: Error = ended()): void {
    this.#stopped ??= why;
    void this.#thread?.stop();
  }

  #mustGoOn(): void {
    if (this.#stopped) throw this.#stopped;
  }

  /** Deletes it, unless it has been put in place. */
  async end(): Promise<void> {
    await this.#thread?.stop();
    removeSoon(this.path);
  }
}
