import type Database from 'better-sqlite3';
import { basename, dirname } from 'node:path';
import type { Backups, FinishedGame, Notice, RecordedGame } from '../../preload/api.ts';
import { ended, Failure } from '../system/failure.ts';
import { BackupFolder } from './safety/backup-folder.ts';
import { freePath, removeSoon } from './files/files.ts';
import { makeFolder } from './files/paths.ts';
import { incomingRows, type Busy, type Counts, type IncomingRows } from './tables/incoming.ts';
import { isDamage, markSuspect } from './safety/inspect.ts';
import { takeLock, type Lock } from './safety/lock.ts';
import { PlaceHeld } from './safety/place-held.ts';
import { isRewritten, noteRewrittenTold, writeAnew } from './safety/write-anew.ts';
import type { KeptTable } from './tables/kept.ts';
import type { NamedTable } from './tables/named.ts';
import { tablesOf, type Tables } from './tables/tables.ts';
import { LongChange } from './work/long-change.ts';
import type { Replacement } from './work/replacement.ts';
import { oldBeside, stageBeside, swapIn } from './safety/swap.ts';
import type { PicturesTable } from './tables/pictures.ts';
import type { ResultsTable } from './tables/results.ts';
import type { ReviewsTable } from './tables/reviews.ts';
import type { SettingsTable } from './tables/settings.ts';
import type { StatisticsQueries } from './statistics/statistics.ts';
import type { TellProgress } from './files/tell-progress.ts';

/** Where a store lies on disk, and how its database is opened anew. */
export interface StoreLocation {
  readonly folder: string;
  readonly path: string;
  readonly open: () => Database.Database;
}

/** An open database, and what was found when it was opened. Without `place` it is in memory. */
export interface OpenedStore {
  readonly db: Database.Database;
  readonly notices: readonly Notice[];
  /** undefined: in memory alone. */
  readonly place?: StoreLocation;
  readonly lock?: Lock;
}

/** Everything that is kept, from `openStore` to `close`. What a function has written is on disk when it returns. */
export class Store {
  readonly #notices: Notice[];
  readonly #seen: (() => void)[] = [];
  readonly #now: () => number;
  readonly #place: StoreLocation | undefined;
  #lock: Lock | undefined;
  readonly #backups: BackupFolder | undefined;
  readonly #long = new LongChange();
  #closed = false;
  #db: Database.Database;
  #held: PlaceHeld | undefined;
  /** What SQLite has counted when the place of the file was last looked at. */
  #changes = 0;
  #parts: Tables;
  #imports: IncomingRows;

  constructor({ db, notices, place, lock }: OpenedStore, now: () => number) {
    this.#notices = [...notices];
    this.#now = now;
    this.#place = place;
    this.#lock = lock;
    this.#backups = place && new BackupFolder(place.folder, now);
    this.#db = db;
    this.#parts = tablesOf(db, now);
    this.#imports = this.#importsNow();
    this.#hold();
  }

  /** What a person should be told about the opening of this store. */
  get notices(): readonly Notice[] {
    return this.#notices;
  }

  /** Has something told; `seen` is called once that has been done. */
  tell(notice: Notice, seen = (): void => {}): void {
    this.#notices.push(notice);
    this.#seen.push(seen);
  }

  /** The person has been told. */
  noticesSeen(): void {
    for (const seen of this.#seen.splice(0)) seen();
  }

  /** The version of SQLite. */
  get sqlite(): string {
    return String(this.#db.prepare('SELECT sqlite_version()').pluck().get());
  }

  get kept(): KeptTable {
    return this.#ready().kept;
  }

  get named(): NamedTable {
    return this.#ready().named;
  }

  get pictures(): PicturesTable {
    return this.#ready().pictures;
  }

  get results(): Pick<ResultsTable, 'list' | 'get' | 'won' | 'wonBefore' | 'page'> {
    return this.#ready().results;
  }

  get reviews(): ReviewsTable {
    return this.#ready().reviews;
  }

  get settings(): SettingsTable {
    return this.#ready().settings;
  }

  get statistics(): StatisticsQueries {
    return this.#ready().statistics;
  }

  get imports(): IncomingRows {
    this.#ready();
    return this.#imports;
  }

  /** Records a result that comes now and drops the kept game if it is the same one, both or neither. */
  finish(finished: FinishedGame): void {
    this.#ready().finish({ ...finished, ended: this.#now() });
  }

  /** The same for a result that may be told late, or again: then it is recorded once. */
  record(result: RecordedGame): void {
    this.#ready().record(result);
  }

  /** Forgets the results of one game or (null) all of them, after a backup; gives its name, null in memory. A signal stops it. */
  async reset(game: string | null, tell: TellProgress = QUIET, signal?: AbortSignal): Promise<string | null> {
    // What ends while it goes on is not meant.
    const { last } = this.#ready().results;
    if (!this.#place || !this.#backups) {
      this.#parts.results.forget(game, last);
      return null;
    }
    const aside = this.#backups.free('reset');
    await this.#replace(
      async (replacement) => {
        await replacement.copy(this.#db, () => this.#parts.results.last);
        await replacement.perform((path) => ({ kind: 'forget', path, game, last }));
        replacement.catchUp(this.#db);
        this.#swap(replacement.path, aside);
      },
      tell,
      signal,
    );
    this.#backups.dropOld('reset', aside);
    return basename(aside);
  }

  /** Takes in what was laid aside, as far as it is still new, all or nothing, the latter when it is stopped. */
  async takeIn(busy: Busy, tell: TellProgress = QUIET, signal?: AbortSignal): Promise<Counts> {
    const { imports } = this;
    if (!this.#place || imports.results === 0) return imports.finish(busy);
    const { path: place } = this.#place;
    imports.release();
    const counts = await this.#replace(
      async (replacement) => {
        await replacement.copy(this.#db, () => this.#parts.results.last);
        const stage = stageBeside(place);
        const taken = await replacement.perform((path) => ({ kind: 'take', path, stage, count: imports.results }));
        const others = replacement.catchUp(this.#db, (parts) => imports.takeOthers(parts, busy));
        const counted = imports.countsOf(taken, others);
        this.#swap(replacement.path, oldBeside(place));
        return counted;
      },
      tell,
      signal,
    );
    removeSoon(oldBeside(place));
    return counts;
  }

  /**
   * To be called before a change is answered for. Throws unless it is in the file at the database's path: that is written anew where
   * somebody has moved, replaced or deleted it, and the player told.
   */
  mustBeInPlace(): void {
    if (!this.#place || !this.#db.open) return;
    const changes = changesOf(this.#db);
    if (changes === this.#changes) return;
    // Noted first: whatever only reads is answered all the same.
    this.#changes = changes;
    this.#keepPlace(this.#place);
  }

  /** What a damaged file has answered somebody lets the next opening look at all of it. */
  noteFault(error: unknown): void {
    if (this.#place && isDamage(error)) markSuspect(this.#place.path);
  }

  get backups(): Backups {
    return this.#backups?.all() ?? { list: [], failure: null };
  }

  /** Makes the day's backup, unless there is one or the store is closed, while all else goes on; gives the error when it can't. */
  async backUpDaily(): Promise<unknown> {
    // A long change closes the database that is being copied: the next move asks again.
    return this.#db.open && !this.#long.goesOn ? this.#backups?.makeDaily(this.#db) : undefined;
  }

  /** Makes a backup now, while all else goes on. Throws when it can't, or is stopped, and leaves nothing then. */
  async backUp(tell: TellProgress = QUIET, signal?: AbortSignal): Promise<void> {
    if (!this.#backups) throw noBackups();
    this.#long.mustRest();
    this.#ready();
    await this.#backups.make(this.#db, 'asked', (share) => {
      signal?.throwIfAborted();
      tell(share);
    });
  }

  /**
   * Puts a backup in place of the database, which is set aside as a backup itself. Throws when there is none of that
   * name or it is damaged, when the disk refuses, when it is stopped, and when `before` does at the last moment: everything is then as it was.
   * `before` and `after` are called in the turn in which the one takes the place of the other.
   */
  async restore(
    name: string,
    { before, after }: AtSwap = {},
    tell: TellProgress = QUIET,
    signal?: AbortSignal,
  ): Promise<void> {
    const backup = this.#backups?.pathOf(name);
    if (!this.#place || !this.#backups) throw noBackups();
    if (backup === undefined) throw new Failure('there is no such backup', { because: 'no-backup', text: name });
    const aside = this.#backups.free('replaced');
    await this.#replace(
      async (replacement) => {
        await replacement.perform((path) => ({ kind: 'renew', path, backup }));
        before?.();
        this.#swap(replacement.path, aside);
        after?.();
      },
      tell,
      signal,
    );
    this.#backups.dropOld('replaced', aside);
  }

  /**
   * Leaves one tidy file behind and lets others have the folder; a long change that is going on comes to nothing. Closing
   * again does nothing.
   */
  close(): void {
    this.#closed = true;
    this.#long.stop();
    attempt(() => this.#imports.clear());
    this.#closeDatabase();
    this.#lock?.release();
  }

  /** A long change, begun once no backup is being made. */
  async #replace<T>(
    work: (replacement: Replacement) => Promise<T>,
    tell: TellProgress,
    signal?: AbortSignal,
  ): Promise<T> {
    if (!this.#place) throw noBackups();
    const begin = async (replacement: Replacement): Promise<T> => {
      await this.#backups?.settled();
      return work(replacement);
    };
    return this.#long.make(this.#place.path, begin, tell, signal);
  }

  /** In one go, so that nothing is kept in between. */
  #swap(fresh: string, aside: string): void {
    if (!this.#place || !this.#db.open) throw ended();
    this.#keepPlace(this.#place);
    const { path, open } = this.#place;
    this.#closeDatabase();
    try {
      this.#take(swapIn(fresh, path, aside, open));
    } catch (error) {
      // Where the old one does not open either, whoever needs it next opens it.
      if (!this.#db.open) attempt(() => this.#ready());
      throw error;
    }
  }

  /** The tables of an open database: a swap that failed twice has left it closed. */
  #ready(): Tables {
    if (!this.#db.open && !this.#closed && this.#place) this.#take(this.#place.open());
    return this.#parts;
  }

  #keepPlace({ path, open }: StoreLocation): void {
    if (!this.#held || this.#held.holds) return;
    makeFolder(dirname(path));
    if (this.#lock && !this.#lock.holds) {
      const lock = takeLock(path);
      this.#lock.release();
      this.#lock = lock;
    }
    writeAnew(this.#db, path, () => this.#backups?.free('replaced') ?? freePath(path), this.#held.holdsLog);
    this.#closeDatabase();
    this.#take(open());
    this.tellRewritten();
  }

  /** Has a writing anew told that nobody has been told yet. */
  tellRewritten(): void {
    const path = this.#place?.path;
    if (path !== undefined && isRewritten(path))
      this.tell({ kind: 'database-rewritten', detail: path }, () => noteRewrittenTold(path));
  }

  /** Notes which file is open. */
  #hold(): void {
    this.#held = this.#place && new PlaceHeld(this.#place.path);
    this.#changes = changesOf(this.#db);
  }

  #closeDatabase(): void {
    if (!this.#db.open) return;
    // The disk is full or gone: what was answered for stands in the log, and the next opening reads it there.
    attempt(() => this.#db.pragma('wal_checkpoint(TRUNCATE)'));
    this.#db.close();
    this.#held?.close();
    this.#held = undefined;
  }

  #take(db: Database.Database): void {
    try {
      this.#imports.clear();
      this.#parts = tablesOf(db, this.#now);
    } catch (error) {
      db.close();
      throw error;
    }
    this.#db = db;
    this.#imports = this.#importsNow();
    this.#hold();
  }

  #importsNow(): IncomingRows {
    return incomingRows(this.#db, this.#parts, this.#place ? stageBeside(this.#place.path) : '');
  }
}

/** What is to be done right before and right after a database takes the place of another. */
export interface AtSwap {
  readonly before?: () => void;
  readonly after?: () => void;
}

/** Does what may fail without harm. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // Somebody else finds the same, or has told it.
  }
}

/** How many rows a connection has changed since it was opened. */
const changesOf = (db: Database.Database): number => Number(db.prepare('SELECT total_changes()').pluck().get());

const QUIET: TellProgress = () => {};

const noBackups = (): Failure => new Failure('what is kept in memory alone has no backups', { because: 'no-backups' });
