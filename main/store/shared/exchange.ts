import type Database from 'better-sqlite3';
import type * as v from 'valibot';
import type { KeptGame, UnreadFile } from '../../../preload/api.ts';
import type { Tables } from '../tables/tables.ts';
import { type FoundShared, type Merged, type Merging, mergingOf, type WrittenGames } from './merging.ts';
import { publish } from './publishing.ts';
import { readShared, readSharedName, type SharedKind, type SharedName } from './shared-file.ts';
import type { SharedPlace } from './shared-place.ts';
import { sharedResults } from './shared-results.ts';
import { gamesFile, resultsFile, setFile, settingsFile } from './shared-schemas.ts';
import { sharedSets } from './shared-sets.ts';

/** The database in use; it may be swapped for another one between any two calls. */
interface SharedStore {
  /** Throws where it is closed. */
  open(): { readonly db: Database.Database; readonly tables: Tables };
}

/** What one round of an exchange found. */
export interface ExchangeRound {
  /** Machines that have written files, including this one. */
  readonly machines: number;
  readonly unread: readonly UnreadFile[];
}

interface ExchangeParts {
  readonly store: SharedStore;
  readonly place: SharedPlace;
  /** Whether this version of Baize knows the game. */
  readonly isPlayable: (kept: KeptGame) => boolean;
  /** Called in the turn in which others' games and settings were merged, before anything else is saved. */
  readonly merged?: (merged: Merged) => void;
}

type ReadFiles<T> = readonly { readonly name: string; readonly mark: string; readonly value: T }[];

/**
 * Syncs a store with a folder that several machines share: each machine writes only its own files, with all that it
 * has, and merges what it reads in the files of the others.
 */
export class SharedExchange {
  readonly #parts: ExchangeParts;
  /** The mark of each file that was taken in, by name. */
  readonly #read = new Map<string, string>();
  #unread: UnreadFile[] = [];

  constructor(parts: ExchangeParts) {
    this.#parts = parts;
  }

  /** Reads what the others wrote, merges it and writes what is new here. Rejects when the folder or the store fails. */
  async round(): Promise<ExchangeRound> {
    const listed = await this.#parts.place.list();
    this.#unread = [];
    const { machine } = this.#merging();
    const names = [...listed].flatMap(([name, mark]) => {
      const known = readSharedName(name);
      if (!known) this.#unread.push({ name, why: 'foreign' });
      return known ? [{ name, mark, ...known }] : [];
    });
    const news = names.filter((file) => file.machine !== machine && this.#read.get(file.name) !== file.mark);
    const of = (kind: SharedKind) => news.filter((file) => file.kind === kind);
    await this.#takeResults(of('results'));
    await this.#takeSets(of('set'));
    const games = await this.#readAll(of('games'), gamesFile);
    const settings = await this.#readAll([...of('settings'), ...of('pictures')], settingsFile);
    const own = await this.#readOwn(names.filter((file) => file.machine === machine && file.kind === 'games'));
    const merged = this.#merge({
      own,
      games: games.map(({ value }) => value),
      settings: settings.map(({ value }) => value),
      others: names.some((file) => file.machine !== machine),
    });
    if (merged === 'rewound') {
      this.#read.clear();
      return this.round();
    }
    for (const { name, mark } of [...games, ...settings]) this.#read.set(name, mark);
    await publish(
      { open: () => this.#parts.store.open(), merging: () => this.#merging() },
      this.#parts.place,
      listed,
      own,
    );
    return { machines: new Set([...names.map((file) => file.machine), machine]).size, unread: this.#unread };
  }

  #merging(): Merging {
    const { db, tables } = this.#parts.store.open();
    return mergingOf(db, tables, this.#parts.isPlayable);
  }

  #merge(found: FoundShared): Merged | 'rewound' {
    const merged = this.#merging().merge(found);
    if (merged !== 'rewound') this.#parts.merged?.(merged);
    return merged;
  }

  async #takeResults(files: readonly ListedFile[]): Promise<void> {
    for (const file of files)
      for (const { name, mark, value } of await this.#readAll([file], resultsFile)) {
        const playable = value.filter(this.#parts.isPlayable);
        const { db, tables } = this.#parts.store.open();
        sharedResults(db, tables).take(playable);
        // Games unknown to this version are skipped; the next version reads the file again.
        this.#read.set(name, mark);
      }
    const { db, tables } = this.#parts.store.open();
    sharedResults(db, tables).count();
  }

  async #takeSets(files: readonly ListedFile[]): Promise<void> {
    for (const file of files)
      for (const { name, mark, value } of await this.#readAll([file], setFile)) {
        const { db, tables } = this.#parts.store.open();
        if (sharedSets(db, tables).take(value)) this.#read.set(name, mark);
      }
  }

  async #readOwn(files: readonly ListedFile[]): Promise<WrittenGames | undefined> {
    const [own] = await this.#readAll(files, gamesFile);
    return own?.value;
  }

  /** Returns the files that are whole and valid, and notes the others as unread. */
  async #readAll<T>(files: readonly ListedFile[], schema: v.GenericSchema<unknown, T>): Promise<ReadFiles<T>> {
    const found: { name: string; mark: string; value: T }[] = [];
    for (const { name, mark } of files) {
      const read = readShared(await this.#parts.place.read(name), schema);
      if (typeof read === 'string') this.#unread.push({ name, why: read });
      else found.push({ name, mark, value: read.value });
    }
    return found;
  }
}

interface ListedFile extends SharedName {
  readonly name: string;
  readonly mark: string;
}
