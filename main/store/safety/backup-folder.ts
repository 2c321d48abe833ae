import type Database from 'better-sqlite3';
import { readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { RefusalFacts, Backup, Backups } from '../../../preload/api.ts';
import { aboutOf } from '../../system/system-error.ts';
import { copyInSteps } from './copy-database.ts';
import { freePath, removeSoon, stampOf } from '../files/files.ts';
import { makeFolder } from '../files/paths.ts';
import type { OnProgress } from '../files/on-progress.ts';

/** The number of backups kept of each kind. Backups from before a change of the schema are all kept. */
const MAX_KEPT = { daily: 7, asked: 10, reset: 5, replaced: 5 } as const;
/** The most bytes of all backups together. */
const MAX_TOTAL_BYTES = 2 ** 30;

/** Milliseconds from a failed daily backup to the next try. A full disk may have room again by then. */
const RETRY_MS = 3_600_000;
type Kind = keyof typeof MAX_KEPT;

const BACKUP_NAME = /^baize-(daily|asked|reset|replaced)-(\d{8}T\d{6}Z)(?:-\d+)?\.db$/;
const VERSION_BACKUP_NAME = /^baize-before-\d+\.db$/;

/** The backups of a data folder: those of `backups/`, and those that earlier versions made before they changed it. */
export class BackupFolder {
  readonly #folder: string;
  readonly #now: () => number;
  #failure: RefusalFacts | null = null;
  /** The day whose backup was last made or begun; '' after one that failed. */
  #day = '';
  /** When a daily backup last failed, in milliseconds since 1970. */
  #failedAt = -Infinity;
  /** The copy that is being made; it never rejects. */
  #copying: Promise<unknown> = Promise.resolve();

  constructor(folder: string, now: () => number) {
    this.#folder = folder;
    this.#now = now;
  }

  all(): Backups {
    return { list: this.#list(), failure: this.#failure };
  }

  /** Copies the database while play goes on; throws, and leaves nothing behind, when it can't. */
  async make(db: Database.Database, kind: Kind, onProgress?: OnProgress): Promise<void> {
    await this.settled();
    const path = this.free(kind);
    const made = copyInSteps(db, path, onProgress);
    this.#copying = made.catch(() => {});
    await made;
    this.dropOld(kind, path);
  }

  /** Resolves when no copy is being made any more. */
  async settled(): Promise<void> {
    await this.#copying;
  }

  /**
   * Makes the day's backup while play goes on, unless there is one or a try has failed within `RETRY_MS`. Returns the
   * error when it fails, which `all` reports too.
   */
  async makeDaily(db: Database.Database): Promise<unknown> {
    const now = this.#now();
    const today = stampOf(now).slice(0, 8);
    if (today === this.#day || (now >= this.#failedAt && now < this.#failedAt + RETRY_MS)) return undefined;
    this.#day = today;
    try {
      if (this.#list().some(({ kind, made }) => kind === 'daily' && stampOf(made).startsWith(today))) return undefined;
      await this.make(db, 'daily');
      this.#failure = null;
      return undefined;
    } catch (error) {
      // The store was closed in the meantime. Either Baize is quitting, or a different file has taken its place and
      // the next move tries again.
      this.#day = '';
      if (!db.open) return undefined;
      this.#failedAt = this.#now();
      this.#failure = aboutOf(error);
      return error;
    }
  }

  /** Returns a free path for a backup of that kind. */
  free(kind: Kind): string {
    makeFolder(this.#backups);
    return freePath(join(this.#backups, `baize-${kind}-${stampOf(this.#now())}`));
  }

  /**
   * Deletes the oldest of a kind, and of all kinds where they exceed `MAX_TOTAL_BYTES`; never the one just made,
   * whatever its date.
   */
  dropOld(kind: Kind, made: string): void {
    const others = this.#inOrder().filter((backup) => this.#at(backup) !== made);
    for (const other of others.filter((backup) => backup.kind === kind).slice(MAX_KEPT[kind] - 1))
      removeSoon(this.#at(other));
    this.#dropLarge(made);
  }

  /** Deletes the oldest until the rest fits; the newest of each kind stays, however large it is. */
  #dropLarge(made: string): void {
    const all = this.#inOrder();
    let bytes = all.reduce((sum, backup) => sum + backup.bytes, 0);
    const older = all.filter((backup) => all.find(({ kind }) => kind === backup.kind) !== backup);
    for (const backup of older.toReversed()) {
      if (bytes <= MAX_TOTAL_BYTES || this.#at(backup) === made) continue;
      removeSoon(this.#at(backup));
      bytes -= backup.bytes;
    }
  }

  /**
   * Returns the newest first, but last those from a time when the clock was ahead: they must not crowd out what is made
   * since.
   */
  #inOrder(): Backup[] {
    const [now, all] = [this.#now(), this.#list()];
    return [...all.filter(({ made }) => made <= now), ...all.filter(({ made }) => made > now)];
  }

  /** Returns the path of a backup; undefined when there is none of that name. */
  pathOf(name: string): string | undefined {
    const found = this.#list().find((backup) => backup.name === name);
    return found && this.#at(found);
  }

  #at({ name }: Backup): string {
    return join(VERSION_BACKUP_NAME.test(name) ? this.#folder : this.#backups, name);
  }

  get #backups(): string {
    return join(this.#folder, 'backups');
  }

  #list(): Backup[] {
    const named = namesIn(this.#backups).flatMap((name) => this.#read(name) ?? []);
    const before = namesIn(this.#folder).flatMap((name) => this.#readBefore(name) ?? []);
    return [...named, ...before].toSorted((a, b) => b.made - a.made || b.name.localeCompare(a.name));
  }

  #read(name: string): Backup | undefined {
    const [, kind = '', stamp = ''] = BACKUP_NAME.exec(name) ?? [];
    if (!isKind(kind)) return undefined;
    const file = fileAt(join(this.#backups, name));
    return file && { name, kind, made: timeOf(stamp), bytes: file.size };
  }

  #readBefore(name: string): Backup | undefined {
    if (!VERSION_BACKUP_NAME.test(name)) return undefined;
    const file = fileAt(join(this.#folder, name));
    return file && { name, kind: 'version', made: Math.round(file.mtimeMs), bytes: file.size };
  }
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(MAX_KEPT, kind);

/** Returns the status of the file to which a path leads, if it is a file. */
function fileAt(path: string): Stats | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
}

/** Lists the names in a folder; none where it is no folder or not there yet. */
const namesIn = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];

/** Parses a stamp such as `20261121T083318Z`; returns milliseconds since 1970. */
function timeOf(stamp: string): number {
  const [, date = '', hours, minutes, seconds] = /^(\d{8})T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}
