import type Database from 'better-sqlite3';
import type { Backups, FinishedGame, Notice } from '../../preload/api.ts';
import { BackupFolder } from './backups.ts';
import { completeKeys } from './complete.ts';
import { removeDatabase } from './files.ts';
import { importsOf } from './imports.ts';
import type { Imports } from './imports.ts';
import { isDamage, suspect } from './inspect.ts';
import type { Lock } from './lock.ts';
import { keptGames } from './kept.ts';
import type { Kept } from './kept.ts';
import { namedGames } from './named.ts';
import type { Named } from './named.ts';
import { copyBeside, swapIn } from './restore.ts';
import { finishedGames } from './results.ts';
import type { Results } from './results.ts';
import { settingsTable } from './settings.ts';
import type { SettingsTable } from './settings.ts';
import { statisticsOf } from './statistics.ts';
import type { StatisticsQueries } from './statistics.ts';
import { talliesOf } from './tallies.ts';

/** Where a store lies on disk, and how its database is opened anew. */
export interface Place {
  readonly folder: string;
  readonly path: string;
  readonly open: () => Database.Database;
  /** Throws when the file at `path` is not a whole database of ours, or one of a newer version. */
  readonly check: (path: string) => void;
}

export interface Opened {
  readonly db: Database.Database;
  readonly notices: readonly Notice[];
  /** undefined: in memory alone. */
  readonly place?: Place;
  readonly lock?: Lock;
}

/** Everything that is kept, from `openStore` to `close`. What a function has written is on disk when it returns. */
export class Store {
  readonly #notices: Notice[];
  readonly #seen: (() => void)[] = [];
  readonly #now: () => number;
  readonly #place: Place | undefined;
  readonly #lock: Lock | undefined;
  readonly #backups: BackupFolder | undefined;
  #db: Database.Database;
  #parts: Parts;

  constructor({ db, notices, place, lock }: Opened, now: () => number) {
    this.#notices = [...notices];
    this.#now = now;
    this.#place = place;
    this.#lock = lock;
    this.#backups = place && new BackupFolder(place.folder, now);
    this.#db = db;
    this.#parts = partsOf(db, now);
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

  get kept(): Kept {
    return this.#parts.kept;
  }

  get named(): Named {
    return this.#parts.named;
  }

  get results(): Pick<Results, 'list' | 'get' | 'page'> {
    return this.#parts.results;
  }

  get settings(): SettingsTable {
    return this.#parts.settings;
  }

  get statistics(): StatisticsQueries {
    return this.#parts.statistics;
  }

  get imports(): Imports {
    return this.#parts.imports;
  }

  /** Records the result and drops the kept game, both or neither. */
  finish(finished: FinishedGame): void {
    this.#parts.finish(finished, this.#now());
  }

  /** Forgets the results of one game or (null) all of them, after a backup; gives its name, null in memory. */
  reset(game: string | null): string | null {
    const backup = this.#backups?.make(this.#db, 'reset') ?? null;
    this.#parts.results.forget(game);
    return backup;
  }

  /** What a damaged file has answered somebody lets the next opening look at all of it. */
  noteFault(error: unknown): void {
    if (this.#place && isDamage(error)) suspect(this.#place.path);
  }

  get backups(): Backups {
    return this.#backups?.all() ?? { list: [], failure: null };
  }

  /** Makes the day's backup, unless there is one or the store is closed, while all else goes on; gives the error when it can't. */
  async backUpDaily(): Promise<unknown> {
    return this.#db.open ? this.#backups?.makeDaily(this.#db) : undefined;
  }

  /** Makes a backup now. Throws when it can't. */
  backUp(): void {
    if (!this.#backups) throw new Error('what is kept in memory alone has no backups');
    this.#backups.make(this.#db, 'asked');
  }

  /**
   * Puts a backup in place of the database, which is set aside as a backup itself. Throws when there is none of that
   * name or it is damaged, and when the disk refuses: everything is then as it was.
   */
  restore(name: string): void {
    const backup = this.#backups?.pathOf(name);
    if (!this.#place || !this.#backups || backup === undefined) throw new Error(`there is no backup ${name}`);
    const { path, open, check } = this.#place;
    const aside = this.#backups.free('replaced');
    const fresh = copyBeside(backup, path);
    try {
      check(fresh);
      this.#closeDatabase();
      this.#take(swapIn(fresh, path, aside, open));
    } catch (error) {
      removeDatabase(fresh);
      if (!this.#db.open) this.#take(open());
      throw error;
    }
    this.#backups.dropOld('replaced', aside);
  }

  /** Leaves one tidy file behind and lets others have the folder. Closing again does nothing. */
  close(): void {
    this.#closeDatabase();
    this.#lock?.release();
  }

  #closeDatabase(): void {
    if (!this.#db.open) return;
    try {
      this.#db.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // The disk is full or gone: what was answered for stands in the log, and the next opening reads it there.
    }
    this.#db.close();
  }

  #take(db: Database.Database): void {
    this.#db = db;
    this.#parts = partsOf(db, this.#now);
  }
}

interface Parts {
  readonly kept: Kept;
  readonly named: Named;
  readonly results: Results;
  readonly settings: SettingsTable;
  readonly statistics: StatisticsQueries;
  readonly imports: Imports;
  readonly finish: (finished: FinishedGame, ended: number) => void;
}

function partsOf(db: Database.Database, now: () => number): Parts {
  const tallies = talliesOf(db);
  tallies.begin();
  const kept = keptGames(db, now);
  const named = namedGames(db, now);
  const results = finishedGames(db, tallies);
  const settings = settingsTable(db);
  completeKeys(db, { kept, named, settings, tallies });
  const finish = db.transaction((finished: FinishedGame, ended: number) => {
    results.add({ ...finished, ended });
    kept.drop(finished.game, finished.options);
  });
  return {
    kept,
    named,
    results,
    settings,
    statistics: statisticsOf(db),
    imports: importsOf(db, { kept, named, settings, tallies }),
    finish: (finished, ended) => finish.immediate(finished, ended),
  };
}
