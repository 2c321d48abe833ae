import Database from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVERY_TABLE, TABLE_NAMES, type TableName } from '../../../../main/store/tables/every-table.ts';
import { catchUp } from '../../../../main/store/work/catch-up.ts';
import { cardSet, carriedTotal, finishedGame, keptGame, WEBP } from '../games.ts';
import { storeIn, tempFolder } from '../makers.ts';

const NAMES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";

/** Makes the folder of a store with a row in every table; closed, since an open store locks its database. */
async function filled(): Promise<string> {
  const folder = tempFolder();
  const store = storeIn(folder);
  store.finish(finishedGame());
  const [result] = store.results.list(null, null, 1, null);
  store.reviews.keep(result!.id, 'a review');
  store.ownPuzzles.keep(result!.id, '2 0 1400');
  store.ownPuzzles.answer(result!.id, 'right');
  store.kept.keep(keptGame({ deal: 618 }));
  store.reviews.keep({ game: 'klondike', options: 'dealing=one' }, 'another');
  store.named.keep('A name', keptGame({ deal: 619 }));
  store.settings.change({ sounds: true });
  store.carried.keep([carriedTotal()]);
  store.pictures.keep('back', WEBP);
  store.sets.keep(cardSet('A set'));
  const nowhere = {
    list: async () => new Map<string, string>(),
    read: async () => '',
    write: async () => '',
    remove: async () => {},
  };
  await store.exchange(nowhere, () => true).round();
  store.close();
  return folder;
}

function read<T>(path: string, work: (db: Database.Database) => T): T {
  const db = new Database(path, { readonly: true });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const rowsOf = (path: string, table: TableName): unknown[] =>
  read(path, (db) => db.prepare(`SELECT * FROM ${table}`).all());

test('declares for each table what happens to it', async () => {
  const folder = await filled();
  const names = read(join(folder, 'baize.db'), (db) => db.prepare<[], string>(NAMES).pluck().all());
  expect(names).toEqual(TABLE_NAMES.toSorted());
  expect(TABLE_NAMES.filter((name) => rowsOf(join(folder, 'baize.db'), name).length === 0)).toEqual([]);
});

test('deletes, recounts or keeps the rows of each table on a reset, as declared', async () => {
  const folder = await filled();
  const path = join(folder, 'baize.db');
  const before = new Map(TABLE_NAMES.map((name) => [name, rowsOf(path, name)]));
  const store = storeIn(folder);
  await store.reset(null);
  store.close();
  for (const name of TABLE_NAMES) {
    const expected = EVERY_TABLE[name].reset === 'left' ? before.get(name) : [];
    expect(rowsOf(path, name), name).toEqual(expected);
  }
});

test('copies every row declared for a copy of the live database', async () => {
  const folder = await filled();
  const empty = tempFolder();
  storeIn(empty).close();
  const [live, copy] = [join(folder, 'baize.db'), join(tempFolder(), 'copy.db')];
  copyFileSync(join(empty, 'baize.db'), copy);
  read(live, (db) => catchUp(db, copy, 0, () => undefined));
  for (const name of TABLE_NAMES) expect(rowsOf(copy, name), name).toEqual(rowsOf(live, name));
});
