import type Database from 'better-sqlite3';
import { dirname } from 'node:path';
import { ended } from '../system/failure.ts';
import { freePath } from './files/files.ts';
import { makeFolder } from './files/paths.ts';
import { takeLock, type Lock } from './safety/lock.ts';
import { PlaceHeld } from './safety/place-held.ts';
import { stageBeside, swapIn } from './safety/swap.ts';
import { writeAnew } from './safety/write-anew.ts';
import { incomingRows, type IncomingRows } from './tables/incoming.ts';
import { tablesOf, type Tables } from './tables/tables.ts';

/** The path of a store on disk, and how its database is opened anew. */
export interface StoreLocation {
  readonly folder: string;
  readonly path: string;
  readonly open: () => Database.Database;
}

/** What is open; without `place` it is in memory alone. */
export interface OpenedDatabase {
  readonly db: Database.Database;
  readonly place?: StoreLocation;
  readonly lock?: Lock;
}

/** The open database of a store, in whose place another one may come. */
export class LiveDatabase {
  readonly #now: () => number;
  readonly #place: StoreLocation | undefined;
  #lock: Lock | undefined;
  #closed = false;
  #db: Database.Database;
  #tables: Tables;
  #imports: IncomingRows;
  #held: PlaceHeld | undefined;
  /** What SQLite had counted when the place of the file was last looked at. */
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

  /** A swap that failed twice has left the database closed: it is opened when it is next needed. */
  get tables(): Tables {
    if (!this.#db.open && !this.#closed && this.#place) this.#take(this.#place.open());
    return this.#tables;
  }

  get imports(): IncomingRows {
    return this.tables && this.#imports;
  }

  /** How many rows were changed since it was opened. */
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
   * Writes all of it anew where the file at its path is no longer the open one, and goes on in that; gives whether it
   * did. Throws where that can't be, or where another process has the place. What has come to be there goes to `aside`.
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
    writeAnew(this.#db, path, () => aside() ?? freePath(path), this.#held.holdsLog);
    this.#closeDatabase();
    this.#take(open());
    return true;
  }

  /** Puts another database in its place, in one go, so that nothing is kept in between. */
  swap(fresh: string, aside: string): void {
    if (!this.#place || !this.#db.open) throw ended();
    const { path, open } = this.#place;
    this.#closeDatabase();
    try {
      this.#take(swapIn(fresh, path, aside, open));
    } catch (error) {
      // Where the old one does not open either, whoever needs it next opens it.
      if (!this.#db.open) attempt(() => this.tables);
      throw error;
    }
  }

  /** Leaves one tidy file behind and lets others have the folder. */
  close(): void {
    this.#closed = true;
    attempt(() => this.#imports.clear());
    this.#closeDatabase();
    this.#lock?.release();
  }

  #closeDatabase(): void {
    if (!this.#db.open) return;
    // The disk is full or gone: acknowledged writes are in the log, and the next opening reads them there.
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

/** Does what may fail without harm. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // Another caller finds the same, or has reported it.
  }
}

/** How many rows a connection has changed since it was opened. */
const changesOf = (db: Database.Database): number => Number(db.prepare('SELECT total_changes()').pluck().get());
