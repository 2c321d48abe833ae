import type Database from 'better-sqlite3';
import { dirname } from 'node:path';
import { ended } from '../system/failure.ts';
import { freePath } from './files/files.ts';
import { makeFolder } from './files/paths.ts';
import { takeLock, type Lock } from './safety/lock.ts';
import { PlaceHeld } from './safety/place-held.ts';
import { stageBeside, swapIn } from './safety/swap.ts';
import { rewriteDatabase } from './safety/rewrite-database.ts';
import { incomingRows, type IncomingRows } from './tables/incoming.ts';
import { tablesOf, type Tables } from './tables/tables.ts';

/** The path of a store on disk, and how its database is reopened. */
export interface StoreLocation {
  readonly folder: string;
  readonly path: string;
  readonly open: () => Database.Database;
}

/** An open database; without `place` it is in memory only. */
export interface OpenedDatabase {
  readonly db: Database.Database;
  readonly place?: StoreLocation;
  readonly lock?: Lock;
}

/** The open database of a store, which can be swapped for another one. */
export class LiveDatabase {
  readonly #now: () => number;
  readonly #place: StoreLocation | undefined;
  #lock: Lock | undefined;
  #closed = false;
  #db: Database.Database;
  #tables: Tables;
  #imports: IncomingRows;
  #held: PlaceHeld | undefined;
  /** SQLite's count of changed rows when `hasChanged` was last called. */
  #changes = 0;

  constructor({ db, place, lock }: OpenedDatabase, now: () => number) {
    this.#now = now;
    this.#place = place;
    this.#lock = lock;
    this.#db = db;
    this.#tables = tablesOf(db, now);
    this.#imports = this.#importsNow();
    this.#hold();
  }

  get isOpen(): boolean {
    return this.#db.open;
  }

  get db(): Database.Database {
    return this.tables && this.#db;
  }

  /** A swap that failed twice leaves the database closed: it is reopened here when next needed. */
  get tables(): Tables {
    if (!this.#db.open && !this.#closed && this.#place) this.#take(this.#place.open());
    return this.#tables;
  }

  get imports(): IncomingRows {
    return this.tables && this.#imports;
  }

  /** Rows changed since it was opened. */
  get changes(): number {
    return changesOf(this.#db);
  }

  /** Whether anything was changed since this was last asked. */
  hasChanged(): boolean {
    if (!this.#place || !this.#db.open) return false;
    const before = this.#changes;
    this.#changes = changesOf(this.#db);
    return this.#changes !== before;
  }

  /**
   * Where the file at the database's path is no longer the open one, rewrites the whole database there and continues
   * in that file; returns whether it did. Throws where that fails, or where another process holds the lock. A file
   * found at the path goes to `aside`.
   */
  keepPlace(aside: () => string | undefined): boolean {
    if (!this.#place || !this.#held || this.#held.holds) return false;
    const { path, open } = this.#place;
    makeFolder(dirname(path));
    if (this.#lock && !this.#lock.holds) {
      const lock = takeLock(path);
      this.#lock.release();
      this.#lock = lock;
    }
    rewriteDatabase(this.#db, path, () => aside() ?? freePath(path), this.#held.holdsLog);
    this.#closeDatabase();
    this.#take(open());
    return true;
  }

  /** Replaces the database by the one at `fresh`, in one turn, so that nothing can be saved in between. */
  swap(fresh: string, aside: string): void {
    if (!this.#place || !this.#db.open) throw ended();
    const { path, open } = this.#place;
    this.#closeDatabase();
    try {
      this.#take(swapIn(fresh, path, aside, open));
    } catch (error) {
      // If the old one does not open either, the next use tries again.
      if (!this.#db.open) attempt(() => this.tables);
      throw error;
    }
  }

  /** Checkpoints the log, so that one file is left, and releases the lock. */
  close(): void {
    this.#closed = true;
    attempt(() => this.#imports.clear());
    this.#closeDatabase();
    this.#lock?.release();
  }

  #closeDatabase(): void {
    if (!this.#db.open) return;
    // If the disk is full or gone, acknowledged writes stay in the log, where the next opening reads them.
    attempt(() => this.#db.pragma('wal_checkpoint(TRUNCATE)'));
    this.#db.close();
    this.#held?.close();
    this.#held = undefined;
  }

  #take(db: Database.Database): void {
    try {
      this.#imports.clear();
      this.#tables = tablesOf(db, this.#now);
    } catch (error) {
      db.close();
      throw error;
    }
    this.#db = db;
    this.#imports = this.#importsNow();
    this.#hold();
  }

  /** Notes which file is open. */
  #hold(): void {
    this.#held = this.#place && new PlaceHeld(this.#place.path);
    this.#changes = changesOf(this.#db);
  }

  #importsNow(): IncomingRows {
    return incomingRows(this.#db, this.#tables, this.#place ? stageBeside(this.#place.path) : '');
  }
}

/** Does work whose failure does no harm. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // Another caller meets the same failure, or has reported it.
  }
}

/** Returns how many rows a connection has changed since it was opened. */
const changesOf = (db: Database.Database): number => Number(db.prepare('SELECT total_changes()').pluck().get());
