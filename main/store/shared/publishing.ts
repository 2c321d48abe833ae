import type Database from 'better-sqlite3';
import type { Tables } from '../tables/tables.ts';
import type { Merging, WrittenGames } from './merging.ts';
import { sharedFacts } from './shared-facts.ts';
import { readSharedName, type SharedKind, sharedNameOf, sumOf, writeShared } from './shared-file.ts';
import type { SharedPlace } from './shared-place.ts';
import { sharedResults } from './shared-results.ts';
import { setIdOf, sharedSets } from './shared-sets.ts';
import { sharedSettings } from './shared-settings.ts';

/** The store to publish; each part is fetched again after every wait, since the database may have been swapped then. */
interface Publisher {
  readonly open: () => { readonly db: Database.Database; readonly tables: Tables };
  readonly merging: () => Merging;
}

/**
 * Writes this machine's files that are missing or out of date. Results come first: if the writing is cut short, a won
 * game is in the folder twice rather than not at all. `listed`: the files in the folder; `own`: this machine's games
 * file as read.
 */
export async function publish(
  from: Publisher,
  place: SharedPlace,
  listed: ReadonlyMap<string, string>,
  own: WrittenGames | undefined,
): Promise<void> {
  const { machine } = from.merging();
  const nameOf = (kind: SharedKind, part = ''): string => sharedNameOf({ kind, machine, part });
  await publishResults(from, place, listed, nameOf);
  await publishSets(from, place, listed, nameOf);
  for (const kind of ['settings', 'pictures'] as const) {
    const { db, tables } = from.open();
    const list = sharedSettings(db, tables).list(kind);
    const sum = sumOf(JSON.stringify(list));
    if (listed.has(nameOf(kind)) ? sumsOf(db)[kind] === sum : list.length === 0) continue;
    await place.write(nameOf(kind), writeShared(list));
    noteSum(from.open().db, kind, sum);
  }
  const sum = sumOf(JSON.stringify(from.merging().now()));
  if (own && from.merging().isLast(own) && sumsOf(from.open().db)['games'] === sum) return;
  await place.write(nameOf('games'), writeShared(from.merging().games()));
  noteSum(from.open().db, 'games', sum);
}

type NameOf = (kind: SharedKind, part?: string) => string;

async function publishResults(
  { open }: Publisher,
  place: SharedPlace,
  listed: ReadonlyMap<string, string>,
  nameOf: NameOf,
): Promise<void> {
  const results = () => {
    const { db, tables } = open();
    return sharedResults(db, tables);
  };
  const { write, remove } = results().changed((number) => listed.has(nameOf('results', `${number}`)));
  for (const { number, mark } of write) {
    await place.write(nameOf('results', `${number}`), writeShared(results().chunk(number)));
    results().written(number, mark);
  }
  for (const number of remove) {
    await place.remove(nameOf('results', `${number}`));
    results().written(number);
  }
}

/** Writes missing sets and removes dropped ones. A set never changes: the same pictures are the same set. */
async function publishSets(
  { open }: Publisher,
  place: SharedPlace,
  listed: ReadonlyMap<string, string>,
  nameOf: NameOf,
): Promise<void> {
  const sets = () => {
    const { db, tables } = open();
    return sharedSets(db, tables);
  };
  const ids = sets().list();
  for (const id of ids.filter((each) => !listed.has(nameOf('set', each)))) {
    const set = sets().get(id);
    if (set) await place.write(nameOf('set', id), writeShared(set));
  }
  for (const name of listed.keys()) {
    const id = setIdOf(readSharedName(name)?.part ?? '');
    if (id && name === nameOf('set', id) && !ids.includes(id)) await place.remove(name);
  }
}

type Sums = Readonly<Partial<Record<SharedKind, string>>>;

const sumsOf = (db: Database.Database): Sums => JSON.parse(sharedFacts(db).get('sums') ?? '{}') as Sums;

const noteSum = (db: Database.Database, kind: SharedKind, sum: string): void =>
  sharedFacts(db).set('sums', JSON.stringify({ ...sumsOf(db), [kind]: sum }));
