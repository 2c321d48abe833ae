import type Database from 'better-sqlite3';
import * as v from 'valibot';
import type { Tables } from '../tables/tables.ts';
import type { Merging } from './merging.ts';
import { ownFiles } from './own-files.ts';
import { sharedFacts } from './shared-facts.ts';
import { readSharedName, type SharedKind, sharedNameOf, sumOf, writeShared } from './shared-file.ts';
import type { SharedPlace } from './shared-place.ts';
import { sharedCarried } from './shared-carried.ts';
import { sharedResults } from './shared-results.ts';
import { setIdOf, sharedSets } from './shared-sets.ts';
import { sharedSettings } from './shared-settings.ts';

/**
 * The store to publish. Each part is fetched again after every wait, because the database may have been swapped in
 * between.
 */
interface Publisher {
  readonly open: () => { readonly db: Database.Database; readonly tables: Tables };
  readonly merging: () => Merging;
}

interface Publishing extends Publisher {
  readonly write: (name: string, value: unknown) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  /** Whether one of this machine's files is in the folder as it was written. */
  readonly isThere: (name: string) => boolean;
  readonly nameOf: (kind: SharedKind, part?: string) => string;
}

/**
 * Writes this machine's files that are missing, not as they were written, or out of date. Results come first: if the
 * writing is cut short, a won game is in the folder twice rather than not at all. `listed`: the names in the folder;
 * `intact`: those of this machine's files that are as it wrote them.
 */
export async function publish(
  from: Publisher,
  place: SharedPlace,
  listed: Iterable<string>,
  intact: ReadonlySet<string>,
): Promise<void> {
  const { machine } = from.merging();
  const publishing: Publishing = {
    ...from,
    write: async (name, value) => {
      const text = writeShared(value);
      const mark = await place.write(name, text);
      ownFiles(from.open().db).wrote(name, text, mark);
    },
    remove: async (name) => {
      await place.remove(name);
      ownFiles(from.open().db).wrote(name);
    },
    isThere: (name) => intact.has(name),
    nameOf: (kind, part = '') => sharedNameOf({ kind, machine, part }),
  };
  await publishResults(publishing);
  await publishCarried(publishing);
  await publishSets(publishing, listed);
  await publishSettings(publishing);
  await publishGames(publishing);
}

async function publishResults({ open, write, remove, isThere, nameOf }: Publishing): Promise<void> {
  const results = () => {
    const { db, tables } = open();
    return sharedResults(db, tables);
  };
  const changed = results().changed((number) => isThere(nameOf('results', `${number}`)));
  for (const { number, mark } of changed.write) {
    await write(nameOf('results', `${number}`), results().chunk(number));
    results().written(number, mark);
  }
  for (const number of changed.remove) {
    await remove(nameOf('results', `${number}`));
    results().written(number);
  }
}

async function publishCarried({ open, write, isThere, nameOf }: Publishing): Promise<void> {
  const { db, tables } = open();
  const list = sharedCarried(db, tables).list();
  const sum = sumOf(JSON.stringify(list));
  if (isThere(nameOf('carried')) ? sumsOf(db).carried === sum : list.length === 0) return;
  await write(nameOf('carried'), list);
  noteSum(open().db, 'carried', sum);
}

/** Writes missing sets and removes dropped ones. A set never changes: the same pictures are the same set. */
async function publishSets(
  { open, write, remove, isThere, nameOf }: Publishing,
  listed: Iterable<string>,
): Promise<void> {
  const sets = () => {
    const { db, tables } = open();
    return sharedSets(db, tables);
  };
  const ids = sets().list();
  for (const id of ids.filter((each) => !isThere(nameOf('set', each)))) {
    const set = sets().get(id);
    if (set) await write(nameOf('set', id), set);
  }
  for (const name of listed) {
    const id = setIdOf(readSharedName(name)?.part ?? '');
    if (id && name === nameOf('set', id) && !ids.includes(id)) await remove(name);
  }
}

async function publishSettings({ open, write, isThere, nameOf }: Publishing): Promise<void> {
  for (const kind of ['settings', 'pictures'] as const) {
    const { db, tables } = open();
    const list = sharedSettings(db, tables).list(kind);
    const sum = sumOf(JSON.stringify(list));
    if (isThere(nameOf(kind)) ? sumsOf(db)[kind] === sum : list.length === 0) continue;
    await write(nameOf(kind), list);
    noteSum(open().db, kind, sum);
  }
}

async function publishGames({ open, merging, write, isThere, nameOf }: Publishing): Promise<void> {
  const sum = sumOf(JSON.stringify(merging().now()));
  if (isThere(nameOf('games')) && sumsOf(open().db).games === sum) return;
  await write(nameOf('games'), merging().games());
  noteSum(open().db, 'games', sum);
}

/** The sum of what each file held when it was last written. */
const sums = v.partial(
  v.object({ games: v.string(), carried: v.string(), settings: v.string(), pictures: v.string() }),
);
type Sums = v.InferOutput<typeof sums>;

const sumsOf = (db: Database.Database): Sums => sharedFacts(db).read('sums', sums) ?? {};

const noteSum = (db: Database.Database, kind: keyof Sums, sum: string): void =>
  sharedFacts(db).set('sums', JSON.stringify({ ...sumsOf(db), [kind]: sum }));
