import { basename } from 'node:path';
import type { Backups, FinishedGame, KeptGame, Notice, RecordedGame } from '../../preload/api.ts';
import { Failure } from '../system/failure.ts';
import { BackupFolder } from './safety/backup-folder.ts';
import { removeSoon } from './files/files.ts';
import type { Busy, Counts, IncomingRows } from './tables/incoming.ts';
import { isDamage, markSuspect } from './safety/inspect.ts';
import { LiveDatabase, type OpenedDatabase, type StoreLocation } from './live-database.ts';
import { isRewritten, noteRewrittenReported } from './safety/rewrite-database.ts';
import type { CarriedTable } from './tables/carried.ts';
import type { KeptTable } from './tables/kept.ts';
import type { NamedTable } from './tables/named.ts';
import { SharedExchange } from './shared/exchange.ts';
import { sharedFacts } from './shared/shared-facts.ts';
import { sharedSettings } from './shared/shared-settings.ts';
import type { Merged } from './shared/merging.ts';
import type { SharedPlace } from './shared/shared-place.ts';
import { LongChange } from './work/long-change.ts';
import type { Replacement } from './work/replacement.ts';
import { oldBeside, stageBeside } from './safety/swap.ts';
import type { CardSetsTable } from './tables/card-sets.ts';
import type { OwnPuzzlesTable } from './tables/own-puzzles.ts';
import type { PicturesTable } from './tables/pictures.ts';
import type { ResultsTable } from './tables/results.ts';
import type { ReviewsTable } from './tables/reviews.ts';
import type { SettingsTable } from './tables/settings.ts';
import type { StatisticsQueries } from './statistics/statistics.ts';
import type { OnProgress } from './files/on-progress.ts';

/** An open database, and the notices from its opening. */
export interface OpenedStore extends OpenedDatabase {
  readonly notices: readonly Notice[];
}

/** All that Baize saves, from `openStore` to `close`. A function's writes are on disk when it returns. */
export class Store {
  readonly #notices: Notice[];
  readonly #seen: (() => void)[] = [];
  readonly #now: () => number;
  readonly #place: StoreLocation | undefined;
  readonly #backups: BackupFolder | undefined;
  readonly #long = new LongChange();
  readonly #closing = new AbortController();
  readonly #live: LiveDatabase;

  constructor({ notices, ...opened }: OpenedStore, now: () => number) {
    this.#notices = [...notices];
    this.#now = now;
    this.#place = opened.place;
    this.#backups = this.#place && new BackupFolder(this.#place.folder, now);
    this.#live = new LiveDatabase(opened, now);
  }

  /** Notices for the player about the opening of this store. */
  get notices(): readonly Notice[] {
    return this.#notices;
  }

  /** Adds a notice; `seen` is called once the player has seen it. */
  addNotice(notice: Notice, seen = (): void => {}): void {
    this.#notices.push(notice);
    this.#seen.push(seen);
  }

  /** Marks all notices as seen by the player. */
  noticesSeen(): void {
    for (const seen of this.#seen.splice(0)) seen();
  }

  /** The version of SQLite. */
  get sqlite(): string {
    return String(this.#live.db.prepare('SELECT sqlite_version()').pluck().get());
  }

  get carried(): CarriedTable {
    return this.#live.tables.carried;
  }

  get kept(): KeptTable {
    return this.#live.tables.kept;
  }

  get named(): NamedTable {
    return this.#live.tables.named;
  }

  get ownPuzzles(): OwnPuzzlesTable {
    return this.#live.tables.ownPuzzles;
  }

  get pictures(): PicturesTable {
    return this.#live.tables.pictures;
  }

  get sets(): Pick<CardSetsTable, 'list' | 'keep' | 'add' | 'get' | 'drop'> {
    return this.#live.tables.sets;
  }

  get results(): Pick<ResultsTable, 'list' | 'get' | 'won' | 'clean' | 'wonBefore' | 'page'> {
    return this.#live.tables.results;
  }

  get reviews(): ReviewsTable {
    return this.#live.tables.reviews;
  }

  get settings(): SettingsTable {
    return this.#live.tables.settings;
  }

  get statistics(): StatisticsQueries {
    return this.#live.tables.statistics;
  }

  get imports(): IncomingRows {
    return this.#live.imports;
  }

  /** The folder that is shared with other machines; undefined where none is. */
  get sharedFolder(): string | undefined {
    return sharedFacts(this.#live.db).get('folder');
  }

  /** Sets the folder to share; undefined: none. */
  shareFolder(folder: string | undefined): void {
    sharedFacts(this.#live.db).set('folder', folder);
  }

  /**
   * Creates an exchange with other machines' files at a place; `merged` is called in the turn in which their data is
   * merged. The signal ends it, and so does closing this store.
   */
  exchange(
    place: SharedPlace,
    isPlayable: (kept: KeptGame) => boolean,
    merged?: (merged: Merged) => void,
    until?: AbortSignal,
  ): SharedExchange {
    const open = () => {
      if (this.#long.goesOn) throw new Failure('everything is being replaced', { because: 'busy' });
      return { db: this.#live.db, tables: this.#live.tables };
    };
    const signal = AbortSignal.any([this.#closing.signal, ...(until ? [until] : [])]);
    return new SharedExchange({ store: { open }, place, isPlayable, signal, ...(merged && { merged }) });
  }

  /** Applies the settings that were merged from other machines. */
  showSharedSettings(): void {
    const { db, tables } = this.#live;
    const settings = sharedSettings(db, tables);
    // Called at every start: usually nothing has come, and no lock is needed.
    if (settings.hasNews) db.transaction(() => settings.show()).immediate();
  }

  get isOpen(): boolean {
    return this.#live.isOpen;
  }

  /** A count that grows with every change to the database. */
  get changes(): number {
    return this.#live.changes;
  }

  /** Records a result that ends now, and drops the kept game if it is the same one, both or neither. */
  finish(finished: FinishedGame): void {
    this.#live.tables.finish({ ...finished, ended: this.#now() });
  }

  /** Does the same for a result that may arrive late, or twice: it is recorded once. */
  record(result: RecordedGame): void {
    this.#live.tables.record(result);
  }

  /**
   * Forgets the results of one game or (null) all of them, after a backup whose name it returns; null in memory. A
   * signal stops it.
   */
  async reset(game: string | null, onProgress: OnProgress = NO_PROGRESS, signal?: AbortSignal): Promise<string | null> {
    // Results recorded in the meantime are kept.
    const { last } = this.#live.tables.results;
    const carried = this.#live.tables.carried.list();
    if (!this.#place || !this.#backups) {
      this.#live.tables.results.forget(game, last);
      this.#live.tables.carried.forget(game, carried);
      return null;
    }
    const aside = this.#backups.free('reset');
    await this.#replace(
      async (replacement) => {
        await replacement.copy(this.#live.db, () => this.#live.tables.results.last);
        await replacement.perform((path) => ({ kind: 'forget', path, game, last }));
        replacement.catchUp(this.#live.db, (copy) => copy.carried.forget(game, carried));
        this.#swap(replacement.path, aside);
      },
      onProgress,
      signal,
    );
    this.#backups.dropOld('reset', aside);
    return basename(aside);
  }

  /** Takes in the staged import, as far as it is still new, all or nothing; nothing when it is stopped. */
  async takeIn(busy: Busy, onProgress: OnProgress = NO_PROGRESS, signal?: AbortSignal): Promise<Counts> {
    const { imports } = this;
    if (!this.#place || imports.results === 0) return imports.finish(busy);
    const { path: place } = this.#place;
    imports.release();
    const counts = await this.#replace(
      async (replacement) => {
        await replacement.copy(this.#live.db, () => this.#live.tables.results.last);
        const stage = stageBeside(place);
        const taken = await replacement.perform((path) => ({ kind: 'take', path, stage, count: imports.results }));
        const others = replacement.catchUp(this.#live.db, (parts) => imports.takeOthers(parts, busy));
        const counted = imports.countsOf(taken, others);
        this.#swap(replacement.path, oldBeside(place));
        return counted;
      },
      onProgress,
      signal,
    );
    removeSoon(oldBeside(place));
    return counts;
  }

  /**
   * Call it before acknowledging a change. Throws unless the change is in the file at the database's path; where that
   * file was moved, replaced or deleted, writes it again and adds a notice.
   */
  mustBeInPlace(): void {
    if (this.#live.hasChanged()) this.#keepPlace();
  }

  /** If the error shows damage, marks the database so that its next opening checks all of it. */
  noteFault(error: unknown): void {
    if (this.#place && isDamage(error)) markSuspect(this.#place.path);
  }

  get backups(): Backups {
    return this.#backups?.all() ?? { list: [], failure: null };
  }

  /**
   * Makes the day's backup in the background, unless there is one or the store is closed; returns the error when it
   * fails.
   */
  async backUpDaily(): Promise<unknown> {
    // A long change closes the database that is being copied: the next move asks again.
    return this.#live.isOpen && !this.#long.goesOn ? this.#backups?.makeDaily(this.#live.db) : undefined;
  }

  /** Makes a backup now, in the background. Throws and leaves no file when it fails or is stopped. */
  async backUp(onProgress: OnProgress = NO_PROGRESS, signal?: AbortSignal): Promise<void> {
    if (!this.#backups) throw noBackups();
    this.#long.mustRest();
    await this.#backups.make(this.#live.db, 'asked', (share) => {
      signal?.throwIfAborted();
      onProgress(share);
    });
  }

  /**
   * Replaces the database by a backup; the database becomes a backup itself. Throws when there is no backup of that
   * name or it is damaged, when the disk refuses, when it is stopped, and when `before` throws at the last moment.
   * Nothing has changed then. `before` and `after` are called right before and after the swap, in the same turn.
   */
  async restore(
    name: string,
    { before, after }: AtSwap = {},
    onProgress: OnProgress = NO_PROGRESS,
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
      onProgress,
      signal,
    );
    this.#backups.dropOld('replaced', aside);
  }

  /**
   * Closes the database, leaving one file, and releases the folder. A long change in progress is stopped and has no
   * effect. Closing again does nothing.
   */
  close(): void {
    this.#closing.abort();
    this.#long.stop();
    this.#live.close();
  }

  /** Begins a long change once no backup is being made. */
  async #replace<T>(
    work: (replacement: Replacement) => Promise<T>,
    onProgress: OnProgress,
    signal?: AbortSignal,
  ): Promise<T> {
    if (!this.#place) throw noBackups();
    const begin = async (replacement: Replacement): Promise<T> => {
      await this.#backups?.settled();
      return work(replacement);
    };
    return this.#long.make(this.#place.path, begin, onProgress, signal);
  }

  #swap(fresh: string, aside: string): void {
    this.#keepPlace();
    this.#live.swap(fresh, aside);
  }

  #keepPlace(): void {
    if (this.#live.keepPlace(() => this.#backups?.free('replaced'))) this.reportRewritten();
  }

  /** Adds the notice of a database that was rewritten, unless it has been seen. */
  reportRewritten(): void {
    const path = this.#place?.path;
    if (path !== undefined && isRewritten(path))
      this.addNotice({ kind: 'database-rewritten', detail: path }, () => noteRewrittenReported(path));
  }
}

/** Callbacks right before and right after one database takes the place of another. */
export interface AtSwap {
  readonly before?: () => void;
  readonly after?: () => void;
}

const NO_PROGRESS: OnProgress = () => {};

const noBackups = (): Failure => new Failure('what is kept in memory alone has no backups', { because: 'no-backups' });
