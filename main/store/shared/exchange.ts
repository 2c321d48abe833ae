import type Database from 'better-sqlite3';
import type * as v from 'valibot';
import type { KeptGame, UnreadFile, WhyUnread } from '../../../preload/api.ts';
import type { Tables } from '../tables/tables.ts';
import { type FoundShared, type Merged, type Merging, mergingOf } from './merging.ts';
import { ownFiles } from './own-files.ts';
import { publish } from './publishing.ts';
import { readShared, readSharedName, type SharedName, sharedNameOf } from './shared-file.ts';
import type { SharedPlace } from './shared-place.ts';
import { sharedResults } from './shared-results.ts';
import { sharedCarried } from './shared-carried.ts';
import { carriedFile, gamesFile, resultsFile, setFile, settingsFile } from './shared-schemas.ts';
import { sharedSets } from './shared-sets.ts';
import type { TakenFile } from './taken-file.ts';

/** The database in use; it may be swapped for another one between any two calls. */
interface SharedStore {
  /** Throws where it is closed. */
  open(): { readonly db: Database.Database; readonly tables: Tables };
}

/** The findings of one round of an exchange. */
export interface ExchangeRound {
  /** Machines that have written files, including this one. */
  readonly machines: number;
  readonly unread: readonly UnreadFile[];
  /** Games that are not shown until fewer have names. */
  readonly waiting: number;
}

interface ExchangeParts {
  readonly store: SharedStore;
  readonly place: SharedPlace;
  /** Whether this version of Baize knows the game. */
  readonly isPlayable: (kept: KeptGame) => boolean;
  /** Called in the turn in which others' games and settings were merged, before any other data is saved. */
  readonly merged?: (merged: Merged) => void;
  /** Ends a round at once, between two files. */
  readonly signal?: AbortSignal;
}

interface ListedFile extends SharedName {
  readonly name: string;
  readonly mark: string;
}

/** A file that was read: its mark at the time, and why it or a part of it was ignored. */
interface ReadFile {
  readonly mark: string;
  readonly why?: WhyUnread;
}

/** At most this many files are examined; more than a lifetime of results on several machines. */
const MAX_FILES = 20_000;

/**
 * Syncs a store with a folder that several machines share: each machine writes only its own files, with all that it
 * has, and merges what it reads in the files of the others, one by one.
 */
export class SharedExchange {
  readonly #parts: ExchangeParts;
  /** The files that were read, by name: a file is not read again before it has changed. */
  readonly #read = new Map<string, ReadFile>();
  /** The names of files that were whole when they were read. */
  readonly #whole = new Set<string>();

  constructor(parts: ExchangeParts) {
    this.#parts = parts;
  }

  /**
   * Reads the files of the others, merges them and writes new data of this machine. Rejects when the folder or the
   * store fails, or the signal ends it.
   */
  async round(renews = false): Promise<ExchangeRound> {
    const listed = await this.#parts.place.list();
    const names = [...listed].slice(0, MAX_FILES).flatMap(([name, mark]): ListedFile[] => {
      const known = readSharedName(name);
      return known ? [{ name, mark, ...known }] : [];
    });
    const { machine } = this.#merging();
    const own = names.filter((file) => file.machine === machine);
    const theirs = names.filter((file) => file.machine !== machine);
    const taking = { others: theirs.length > 0, renews };
    const intact = new Set<string>();
    let last = await this.#checkOwn(own, taking, intact);
    for (const file of theirs.filter(({ name, mark }) => this.#read.get(name)?.mark !== mark)) {
      if (last === 'rewound') break;
      last = (await this.#take(file, taking)) ?? last;
    }
    if (last === 'rewound') {
      this.#read.clear();
      return this.round(true);
    }
    this.#countResults();
    await publish(
      { open: () => this.#open(), merging: () => this.#merging() },
      this.#parts.place,
      listed.keys(),
      intact,
    );
    return { ...this.#foundIn(listed, machine), waiting: last.waiting };
  }

  #open(): ReturnType<SharedStore['open']> {
    this.#parts.signal?.throwIfAborted();
    return this.#parts.store.open();
  }

  #merging(): Merging {
    const { db, tables } = this.#open();
    return mergingOf(db, tables, this.#parts.isPlayable);
  }

  #merge(found: FoundShared): Merged | 'rewound' {
    const merged = this.#merging().merge(found);
    if (merged !== 'rewound') this.#parts.merged?.(merged);
    return merged;
  }

  /**
   * Merges what was done here with our own files that differ from what we wrote. Torn files are written again. Whole
   * ones were written by a copy of this database under our name, which notices us by a new games file.
   */
  async #checkOwn(own: readonly ListedFile[], taking: Taking, intact: Set<string>): Promise<Merged | 'rewound'> {
    const altered: ListedFile[] = [];
    for (const file of own)
      if (await this.#isAsWritten(file)) intact.add(file.name);
      else altered.push(file);
    for (const file of altered) {
      if ((await this.#take(file, { ...taking, isOwn: true })) === 'rewound') return 'rewound';
      if (this.#whole.has(file.name)) intact.delete(sharedNameOf({ kind: 'games', machine: file.machine, part: '' }));
      this.#whole.delete(file.name);
      this.#read.delete(file.name);
    }
    return this.#merge(taking);
  }

  async #isAsWritten({ name, mark }: ListedFile): Promise<boolean> {
    if (ownFiles(this.#open().db).isKnown(name, mark)) return true;
    const text = await this.#parts.place.read(name);
    return text !== undefined && ownFiles(this.#open().db).isSame(name, text, mark);
  }

  /** Reads a file and takes it in; returns what its merging changed. */
  async #take(file: ListedFile, taking: Taking): Promise<Merged | 'rewound' | undefined> {
    const text = await this.#parts.place.read(file.name);
    this.#open();
    // An unreadable file may be readable in the next round, though its mark is the same.
    if (text === undefined) return void this.#read.set(file.name, { mark: '', why: 'torn' });
    return this.#takeText(file, text, taking);
  }

  #takeText(file: ListedFile, text: string, taking: Taking): Merged | 'rewound' | undefined {
    const { db, tables } = this.#open();
    if (file.kind === 'results')
      return this.#note(file, text, resultsFile, (results) => {
        const playable = results.filter(this.#parts.isPlayable);
        sharedResults(db, tables).take(playable);
        // The next version of Baize may know the others' games, and reads the file again.
        return playable.length < results.length ? 'partly' : 'whole';
      });
    if (file.kind === 'carried')
      return this.#note(file, text, carriedFile, (totals) => sharedCarried(db, tables).take(totals));
    if (file.kind === 'set')
      return this.#note(file, text, setFile, (set) => (sharedSets(db, tables).take(set) ? 'whole' : 'later'));
    let merged: Merged | 'rewound' | undefined;
    const merge = (found: Partial<FoundShared>): TakenFile => {
      merged = this.#merge({ ...taking, ...found });
      return merged === 'rewound' ? 'later' : merged.took;
    };
    if (file.kind === 'games')
      this.#note(file, text, gamesFile, (games) => merge(taking.isOwn ? { own: games } : { games }));
    else this.#note(file, text, settingsFile, (settings) => merge({ settings }));
    return merged;
  }

  /** Takes in a file that is whole and valid, and notes the outcome. */
  #note<T>(
    { name, mark }: ListedFile,
    text: string,
    schema: v.GenericSchema<unknown, T>,
    take: (value: T) => TakenFile,
  ): undefined {
    const read = readShared(text, schema);
    const took = typeof read === 'string' ? read : take(read.value);
    if (took !== 'torn' && took !== 'foreign') this.#whole.add(name);
    if (took === 'whole') this.#read.set(name, { mark });
    else if (took === 'later') this.#read.set(name, { mark: '', why: 'partly' });
    else this.#read.set(name, { mark, why: took });
  }

  #countResults(): void {
    const { db, tables } = this.#open();
    sharedResults(db, tables).count();
  }

  /** Reports who has written into the folder, and which files were ignored. */
  #foundIn(listed: ReadonlyMap<string, string>, own: string): Omit<ExchangeRound, 'waiting'> {
    const machines = new Set([own]);
    const unread: UnreadFile[] = [];
    for (const name of listed.keys()) {
      const machine = readSharedName(name)?.machine;
      const why = machine === undefined ? 'foreign' : this.#read.get(name)?.why;
      if (why !== undefined) unread.push({ name, why });
      if (machine !== undefined && this.#whole.has(name)) machines.add(machine);
    }
    return { machines: machines.size, unread };
  }
}

/** How files are taken in. */
interface Taking {
  readonly others: boolean;
  readonly renews: boolean;
  /** Whether it is one of our own files, which we have not written so. */
  readonly isOwn?: boolean;
}
