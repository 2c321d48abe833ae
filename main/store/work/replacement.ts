import type Database from 'better-sqlite3';
import { ended } from '../../system/failure.ts';
import { makeFile } from '../../system/plain-file.ts';
import { startTaskThread, type TaskThread } from './task-thread.ts';
import { catchUp } from './catch-up.ts';
import { copyPages } from '../safety/copy-database.ts';
import { removeDatabase, removeSoon } from '../files/files.ts';
import type { Tables } from '../tables/tables.ts';
import { freshBeside } from '../safety/swap.ts';
import type { TellProgress } from '../files/tell-progress.ts';
import type { Task } from './task.ts';

/** How much of the whole the copying of a database is, and what is left for the end. */
export const COPYING = 0.15;
const ENDING = 0.02;

/**
 * Another database, made ready beside the one in use to be put in its place: a long change is made to it, in another
 * thread, while everything goes on in the one in use. Whatever ends the program before has changed nothing.
 */
export class Replacement {
  readonly path: string;
  readonly #tell: TellProgress;
  #apart: TaskThread | undefined;
  #copied = 0;
  #last = 0;
  #stopped: Error | undefined;

  /** Beside the database at `path`. */
  constructor(path: string, tell: TellProgress) {
    this.path = freshBeside(path);
    this.#tell = tell;
    removeDatabase(this.path);
    makeFile(this.path);
  }

  /** Makes it of the database in use, of which `last` gives the number of the last result. */
  async copy(live: Database.Database, last: () => number): Promise<void> {
    await copyPages(live, this.path, (share) => {
      this.#mustGoOn();
      this.#tell(share * COPYING);
    });
    // Still the same turn as the last page: nothing can have been kept since.
    this.#last = last();
    this.#copied = COPYING;
    this.#tell(COPYING);
  }

  /** Works on it; gives how many results were taken in. */
  async perform(task: (path: string) => Task): Promise<number> {
    this.#mustGoOn();
    const rest = 1 - ENDING - this.#copied;
    this.#apart = startTaskThread(task(this.path), (share) => this.#tell(this.#copied + share * rest));
    const taken = await this.#apart.done.catch((error: unknown) => {
      throw this.#stopped ?? error;
    });
    this.#mustGoOn();
    this.#tell(1 - ENDING);
    return taken;
  }

  /** Brings it up to what was kept since it was copied, and to whatever `more` adds. */
  catchUp(live: Database.Database): void;
  catchUp<T>(live: Database.Database, more: (parts: Tables) => T): T;
  catchUp<T>(live: Database.Database, more?: (parts: Tables) => T): T | undefined {
    return catchUp(live, this.path, this.#last, (parts) => more?.(parts));
  }

  /** Comes to nothing, as soon as may be, and fails with that. */
  stop(why: Error = ended()): void {
    this.#stopped ??= why;
    void this.#apart?.stop();
  }

  #mustGoOn(): void {
    if (this.#stopped) throw this.#stopped;
  }

  /** Leaves nothing of it behind, unless it has been put in place. */
  async end(): Promise<void> {
    await this.#apart?.stop();
    removeSoon(this.path);
  }
}
