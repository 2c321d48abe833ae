import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { migrate, type Migration, newest } from '../../../../main/store/migrations/migrate.ts';
import { MIGRATIONS } from '../../../../main/store/migrations/index.ts';
import { openStore } from '../../../../main/store/open.ts';
import { finishedGame, keptGame } from '../games.ts';
import { filesIn, namesIn, storeIn, tamper, tempFolder } from '../makers.ts';

/** A further migration, as a later version of the program might bring it. */
const nicknamed: Migration = {
  version: 9010,
  up: (db) =>
    db.exec(
      "ALTER TABLE kept ADD COLUMN nickname TEXT NOT NULL DEFAULT ''; UPDATE settings SET value = '\"wood\"' WHERE key = 'table'",
    ),
};
const failing: Migration = {
  version: 9020,
  up: (db) => db.exec('DELETE FROM results; CREATE TABLE half (a INTEGER) STRICT; SELECT * FROM nowhere'),
};
const LATER_MIGRATIONS = [...MIGRATIONS, nicknamed];

function fill(folder: string): void {
  const store = storeIn(folder);
  store.kept.keep(keptGame());
  store.finish(finishedGame({ options: 'dealing=three' }));
  store.settings.change({ table: 'slate', theme: 'dark' });
  store.close();
}

const version = (folder: string) => tamper(folder, (db) => db.pragma('user_version', { simple: true }));

test('the migrations are listed by rising multiples of ten, each in the file of its number', () => {
  const numbers = readdirSync(new URL('../../../../main/store/migrations', import.meta.url))
    .flatMap((name) => /^(\d{4})-[a-z-]+\.ts$/.exec(name)?.[1] ?? [])
    .map(Number);
  expect(MIGRATIONS.map((migration) => migration.version)).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers.filter((number) => number % 10 !== 0)).toEqual([]);
});

test('every table is strict, so that a column holds what its type says', () => {
  const folder = tempFolder();
  storeIn(folder).close();
  const sql = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite_%'";
  expect(tamper(folder, (db) => db.prepare(sql).all())).toEqual([]);
});

test('a migration keeps all that was there and changes what it should', () => {
  const folder = tempFolder();
  fill(folder);
  const store = storeIn(folder, { migrations: LATER_MIGRATIONS });
  expect(store.notices).toEqual([]);
  expect(store.kept.get('klondike', 'dealing=one')).toEqual(keptGame());
  expect(store.results.get(1)).toEqual(finishedGame({ options: 'dealing=three' }));
  expect(store.settings.read()).toMatchObject({ table: 'wood', theme: 'dark' });
  store.close();
  expect(version(folder)).toBe(9010);
});

test('opening again migrates nothing more and makes no further backup', () => {
  const folder = tempFolder();
  fill(folder);
  storeIn(folder, { migrations: LATER_MIGRATIONS }).close();
  const before = filesIn(folder);
  storeIn(folder, { migrations: LATER_MIGRATIONS }).close();
  expect(filesIn(folder)).toEqual(before);
});

test('a backup made before migrating is the whole database as it was', () => {
  const folder = tempFolder();
  fill(folder);
  storeIn(folder, { migrations: LATER_MIGRATIONS }).close();
  expect(namesIn(folder)).toEqual(['baize-before-9010.db', 'baize.db']);
  const restored = tempFolder();
  writeFileSync(join(restored, 'baize.db'), readFileSync(join(folder, 'baize-before-9010.db')));
  expect(version(restored)).toBe(newest(MIGRATIONS));
  const store = storeIn(restored);
  expect(store.notices).toEqual([]);
  expect(store.kept.get('klondike', 'dealing=one')).toEqual(keptGame());
  expect(store.settings.read().table).toBe('slate');
});

test('a new database needs no backup', () => {
  const folder = tempFolder();
  storeIn(folder, { migrations: LATER_MIGRATIONS }).close();
  expect(namesIn(folder)).toEqual(['baize.db']);
});

test('a backup half-written by a crash is written anew', () => {
  const folder = tempFolder();
  fill(folder);
  writeFileSync(join(folder, 'baize-before-9010.db.part'), 'half a backup');
  storeIn(folder, { migrations: LATER_MIGRATIONS }).close();
  expect(namesIn(folder)).toEqual(['baize-before-9010.db', 'baize.db']);
});

test('the last three backups are kept', () => {
  const folder = tempFolder();
  fill(folder);
  const steps: Migration[] = [1000, 1010, 9000, 9010].map((number) => ({ version: number, up: () => undefined }));
  for (let count = 1; count <= steps.length; count += 1) {
    storeIn(folder, { migrations: [...MIGRATIONS, ...steps.slice(0, count)] }).close();
  }
  expect(namesIn(folder)).toEqual(['baize-before-1010.db', 'baize-before-9000.db', 'baize-before-9010.db', 'baize.db']);
});

test('a migration that fails half-way leaves the version before it, whole, and can be tried again', () => {
  const folder = tempFolder();
  fill(folder);
  expect(() => openStore(folder, { migrations: [...LATER_MIGRATIONS, failing] })).toThrow('no such table: nowhere');
  expect(version(folder)).toBe(9010);
  expect(tamper(folder, (db) => db.prepare("SELECT name FROM sqlite_schema WHERE name = 'half'").all())).toEqual([]);
  const store = storeIn(folder, { migrations: LATER_MIGRATIONS });
  expect(store.results.get(1)).toEqual(finishedGame({ options: 'dealing=three' }));
});

test('a first migration that fails leaves a file that the next opening makes a store of', () => {
  const folder = tempFolder();
  expect(() => openStore(folder, { migrations: [{ ...failing, version: 10 }] })).toThrow();
  expect(storeIn(folder).notices).toEqual([]);
});

test('a database is marked by its application id', () => {
  const folder = tempFolder();
  storeIn(folder).close();
  const db = new Database(join(folder, 'baize.db'), { readonly: true });
  expect(Number(db.pragma('application_id', { simple: true })).toString(16)).toBe(Buffer.from('Baiz').toString('hex'));
  db.close();
});

test('games kept before there were deals of one’s own are deals by number, with all they held', () => {
  const folder = tempFolder();
  const game = "'klondike', 'dealing=one', 1, 617, 2, 2, 5, 61250, 1790000000000, 1, 2, 0";
  tamper(folder, (db) => {
    migrate(db, MIGRATIONS.slice(0, 1));
    db.exec(`INSERT INTO kept VALUES (${game}, 7, '0 6>9x3 2>3')`);
    db.exec(`INSERT INTO results VALUES (1, ${game}, 'won', 8, '0 6>9x3 2>3')`);
  });
  const store = storeIn(folder);
  expect(store.kept.get('klondike', 'dealing=one')).toEqual(keptGame());
  expect(store.results.get(1)).toEqual(finishedGame());
  expect(store.results.list(null, null, 10, null)).toMatchObject([{ id: 1, deal: 617, cards: '', ended: 8 }]);
  expect(store.statistics.of('klondike', 'dealing=one')).toMatchObject({ played: 1, won: 1, bestTime: 61_250 });
  expect(store.statistics.of(null, null)).toMatchObject({ played: 1, streak: 1, lately: { played: 1, won: 1 } });
  expect(store.named.list()).toEqual([]);
});

test('the moves stand last in their row', () => {
  const folder = tempFolder();
  storeIn(folder).close();
  const last = (table: string) =>
    tamper(folder, (db) =>
      db.prepare(`SELECT name FROM pragma_table_info('${table}') ORDER BY cid DESC`).pluck().get(),
    );
  expect([last('kept'), last('results')]).toEqual(['moves', 'moves']);
});

describe('what a click does', () => {
  /** Makes a store from before clicks were a setting; returns what a click does in it now. */
  function clickAfter(settings: Readonly<Record<string, unknown>>, kept = false): string {
    const folder = tempFolder();
    tamper(folder, (db) => {
      migrate(
        db,
        MIGRATIONS.filter(({ version }) => version < 70),
      );
      if (kept) db.exec("INSERT INTO kept VALUES ('golf', '', 1, 7, 0, 0, 0, 0, 1, 0, 0, 0, 1, '', '')");
      const set = db.prepare('INSERT INTO settings VALUES (?, ?)');
      for (const [key, value] of Object.entries(settings)) set.run(key, JSON.stringify(value));
    });
    return storeIn(folder).settings.read().click;
  }

  test('stays as it was for a player from before', () => {
    expect(clickAfter({ theme: 'dark' })).toBe('pick-up');
    expect(clickAfter({ clickToMove: true })).toBe('pick-up');
    expect(clickAfter({ clickToMove: false })).toBe('nothing');
    expect(clickAfter({}, true)).toBe('pick-up');
  });

  test('is to play a card for a new player', () => {
    expect(clickAfter({})).toBe('play');
    expect(storeIn(tempFolder()).settings.read().click).toBe('play');
  });
});
