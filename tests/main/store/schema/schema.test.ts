import Database from 'better-sqlite3';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGame, usualOptions } from '../../../../engine/rules.ts';
import { makeSchema } from '../../../../main/store/schema/schema.ts';
import { VERSION } from '../../../../main/store/schema/version.ts';
import { EVERY_TABLE } from '../../../../main/store/tables/every-table.ts';
import type { KeptGame } from '../../../../preload/api.ts';
import { cardSet, finishedGame, keptGame, WEBP } from '../games.ts';
import { namesIn, storeIn, tamper, tempFolder } from '../makers.ts';

/** Databases of this schema and of older ones, with rows: 10 is the first version, 80 the last without `marks`. */
const FIXTURES = join(import.meta.dirname, 'fixtures');
const OLDER_VERSIONS = [10, 80, 130, 140];
const PUZZLE = { puzzle: '2 0,6>9 1400', answer: 'wrong' } as const;

/** Totals of other programs in the fixture of this version. */
const CARRIED = [
  { source: 'KPatience', game: 'klondike', options: 'dealing=three', played: 412, won: 98, longestWins: 7 },
  {
    source: 'PySolFC',
    player: 'Émile',
    game: '',
    games: 3,
    played: 20,
    won: 2,
    rules: 'name',
    taken: 1_790_000_700_000,
  },
];

const fixture = (version: number): string => readFileSync(join(FIXTURES, `schema-${version}.sql`), 'utf8');

/** Makes a folder with a database of that version. */
function folderOf(version: number): string {
  const folder = tempFolder();
  tamper(folder, (db) => db.exec(fixture(version)));
  return folder;
}

/** Returns a game whose row is in every fixture, whatever columns it had. */
function game(n: number): KeptGame {
  const ofKlondike = n % 2 ? 'dealing=one' : 'dealing=three';
  return {
    game: n % 3 ? 'klondike' : 'freecell',
    // FreeCell had no options in the fixtures.
    options: n % 3 ? ofKlondike : usualOptions(findGame('freecell')!),
    rules: 1,
    deal: 617 + n,
    cards: '',
    at: 2 + (n % 3),
    moveCount: 2 + (n % 3),
    score: 5 * n,
    clock: 61_250 + 1000 * n,
    begun: 1_790_000_000_000 + n * 100_000,
    moves: '0 6>9x3 2>3 0! 7',
    help: { undos: n % 4, hints: n % 2, solver: n % 5 === 0 },
  };
}

/** The games in progress of the fixtures; the cards of a player's own deal came with version 20. */
const keptIn = (version: number): KeptGame[] => [
  game(1),
  { ...game(2), cards: version >= 20 ? 'ACKD2H' : '' },
  game(3),
];

/** The results of the fixtures. The puzzle of the sixth is not salvaged. */
const resultsIn = (version: number) =>
  Array.from({ length: 12 }, (_, i) => ({
    ...game(i + 1),
    outcome: (i + 1) % 3 === 1 ? 'won' : 'lost',
    ended: 1_790_001_000_000 + (i + 1) * 86_400_000 * 5,
    ...(i === 5 && version === VERSION && { puzzle: PUZZLE }),
  }));

type OpenStore = ReturnType<typeof storeIn>;

/** Expects the games, statistics, settings and pictures of a fixture. */
function expectContents(store: OpenStore, version: number): void {
  const byDeal = (one: { deal: number }, other: { deal: number }): number => one.deal - other.deal;
  expect(store.kept.all().toSorted(byDeal)).toEqual(keptIn(version));
  expect(store.results.page(0, 1e9).results).toEqual(resultsIn(version));
  expect(store.named.all()).toEqual(
    version >= 30 ? [{ name: 'Émile’s game', saved: 1_790_000_600_000, kept: game(4) }] : [],
  );
  const { statistics } = store;
  expect(statistics.of(null, null)).toMatchObject({ played: 12, won: 4, streak: -2, longestWins: 1, bestScore: 60 });
  expect(statistics.of('klondike', 'dealing=one')).toMatchObject({ played: 4, won: 2, bestTime: 62_250 });
  expect(statistics.months(null, null).reduce((sum, { played }) => sum + played, 0)).toBe(12);
  expect(store.settings.read()).toMatchObject({
    theme: 'dark',
    volume: 0.25,
    favourites: ['golf'],
    options: { klondike: 'dealing=one' },
  });
  expect(store.pictures.get('back')).toBe(version >= 80 ? WEBP : null);
  expect(store.carried.list()).toMatchObject(version < 150 ? [] : CARRIED);
}

/** Returns every row of every table, and the columns and indexes of the schema. */
function dump(db: Database.Database): unknown {
  const tables = Object.keys(EVERY_TABLE).toSorted();
  return tables.map((table) => ({
    table,
    columns: db.pragma(`table_xinfo(${table})`),
    indexes: indexesOf(db, table),
    rows: db.prepare(`SELECT * FROM ${table}`).raw().all(),
  }));
}

const indexesOf = (db: Database.Database, table: string): unknown =>
  db
    .prepare<[string], { name: string; partial: number }>(
      'SELECT name, partial FROM pragma_index_list(?) ORDER BY name',
    )
    .all(table)
    .map(({ name, partial }) => ({ name, partial, columns: db.pragma(`index_info(${name})`) }));

describe('the database schema', () => {
  test('equals the schema of databases upgraded from earlier versions', () => {
    const [ours, theirs] = [new Database(':memory:'), new Database(':memory:')];
    makeSchema(ours);
    theirs.exec(fixture(VERSION));
    const emptied = (db: Database.Database): unknown => {
      for (const table of Object.keys(EVERY_TABLE)) db.exec(`DELETE FROM ${table}`);
      return dump(db);
    };
    expect(emptied(ours)).toEqual(emptied(theirs));
    for (const db of [ours, theirs]) db.close();
  });

  test('has strict tables only', () => {
    const folder = tempFolder();
    storeIn(folder).close();
    const sql = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite_%'";
    expect(tamper(folder, (db) => db.prepare(sql).all())).toEqual([]);
  });

  test.each(['kept', 'results', 'named'])('has the moves as the last column of %s', (table) => {
    const folder = tempFolder();
    storeIn(folder).close();
    const last = `SELECT name FROM pragma_table_info('${table}') ORDER BY cid DESC`;
    expect(tamper(folder, (db) => db.prepare(last).pluck().get())).toBe('moves');
  });

  test('marks a database with its application id and version', () => {
    const folder = tempFolder();
    storeIn(folder).close();
    const [id, version] = tamper(folder, (db) =>
      ['application_id', 'user_version'].map((name) => Number(db.pragma(name, { simple: true }))),
    );
    expect([id!.toString(16), version]).toEqual([Buffer.from('Baiz').toString('hex'), VERSION]);
  });
});

describe('a database of the current version', () => {
  test('opens with all its rows', () => {
    const store = storeIn(folderOf(VERSION));
    expect(store.notices).toEqual([]);
    expectContents(store, VERSION);
    expect(store.kept.list().map(({ saved }) => saved)).toEqual([3, 2, 1].map((n) => 1_790_000_500_000 + n));
    expect(store.settings.read().click).toBe('pick-up');
    expect(store.reviews.get(2)).toBe('1 1c wwlll 12,9 1:0,6>9:54:10/0');
    expect(store.reviews.get({ game: 'klondike', options: 'dealing=one' })).toBe('1 2d wll 6 0:7');
    expect(store.sets.get('set-0123456789abcdef', 'AC')).toBe(WEBP);
    expect(store.ownPuzzles.get(6)).toEqual(PUZZLE);
  });

  test('is not changed by opening', () => {
    const folder = tempFolder();
    const store = storeIn(folder);
    store.kept.keep(keptGame());
    store.finish(finishedGame({ options: 'dealing=three' }));
    store.named.keep('A name', keptGame({ deal: 618 }));
    store.settings.change({ table: 'slate' });
    store.sets.keep(cardSet('A set'));
    store.close();
    const before = tamper(folder, dump);
    storeIn(folder).close();
    expect(tamper(folder, dump)).toEqual(before);
    expect(namesIn(folder)).toEqual(['baize.db']);
  });
});

describe.each(OLDER_VERSIONS)('a database of version %i', (version) => {
  const saved = { kept: 3, named: version >= 30 ? 1 : 0, results: 12 };
  const setAside = (folder: string): string =>
    readdirSync(folder).find((name) => /^baize-damaged-.*\.db$/.test(name)) ?? '';

  test('is set aside and salvaged, and reported until seen', () => {
    const folder = folderOf(version);
    const store = storeIn(folder);
    const detail = join(folder, setAside(folder));
    expect(store.notices).toEqual([expect.objectContaining({ kind: 'database-set-aside', detail, saved })]);
    expectContents(store, version);
    store.noticesSeen();
    store.close();
    const again = storeIn(folder);
    expect(again.notices).toEqual([]);
    expectContents(again, version);
    const aside = new Database(detail, { readonly: true });
    expect(aside.pragma('user_version', { simple: true })).toBe(version);
    expect(aside.prepare('SELECT count(*) FROM results').pluck().get()).toBe(12);
    aside.close();
  });

  test('gives its newest moves from a log that a crash left', () => {
    const [folder, crashed] = [folderOf(version), tempFolder()];
    tamper(folder, (db) => {
      db.pragma('journal_mode = WAL');
      db.exec("UPDATE kept SET moves = '0 6>9x3 2>3 0! 8' WHERE deal = 618");
      for (const ending of ['', '-wal'])
        copyFileSync(join(folder, `baize.db${ending}`), join(crashed, `baize.db${ending}`));
    });
    const store = storeIn(crashed);
    expect(store.notices).toEqual([expect.objectContaining({ kind: 'database-set-aside', saved })]);
    expect(store.kept.get('klondike', 'dealing=one')).toEqual({ ...game(1), moves: '0 6>9x3 2>3 0! 8' });
  });

  test('is left unchanged while another program has it open', () => {
    const folder = folderOf(version);
    tamper(folder, (db) => {
      db.pragma('journal_mode = WAL');
      db.exec('BEGIN IMMEDIATE; DELETE FROM kept');
      expect(storeIn(folder).notices).toMatchObject([{ kind: 'memory-only' }]);
      db.exec('ROLLBACK');
    });
    expect(setAside(folder)).toBe('');
    expectContents(storeIn(folder), version);
  });

  test('is salvaged when a backup of it is restored', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'backups'));
    const name = 'baize-daily-20261121T083318Z.db';
    new Database(join(folder, 'backups', name)).exec(fixture(version)).close();
    const store = storeIn(folder);
    store.kept.keep(keptGame({ game: 'golf', options: '' }));
    await store.restore(name);
    expect(store.notices).toEqual([]);
    expectContents(store, version);
  });
});
