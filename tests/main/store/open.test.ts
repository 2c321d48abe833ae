import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FutureDatabaseError, VERSION } from '../../../main/store/schema/version.ts';
import { openStore } from '../../../main/store/open.ts';
import { finishedGame, keptGame } from './games.ts';
import { filesIn, namesIn, storeIn, tamper, tempFolder } from './makers.ts';

const NOW = Date.UTC(2026, 8, 30, 12, 0, 5, 250);
const ASIDE = 'baize-damaged-20260930T120005Z';
const now = () => NOW;

/** Makes a folder whose database holds twenty kept games and forty results. */
function filledFolder(): string {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (let deal = 1; deal <= 20; deal += 1) {
    store.kept.keep(keptGame({ deal, options: String(deal), moves: '6>9x3 '.repeat(400) }));
    store.finish(finishedGame({ deal, options: 'none' }));
    store.finish(finishedGame({ deal, options: 'none', outcome: 'lost' }));
  }
  store.settings.change({ theme: 'dark' });
  store.close();
  return folder;
}

function overwrite(path: string, at: number, bytes: Uint8Array): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}

test('creates an empty store without notices in a new folder', () => {
  const store = storeIn(join(tempFolder(), 'deep', 'down'));
  expect(store.notices).toEqual([]);
  expect(store.kept.list()).toEqual([]);
});

test('leaves one file after closing', () => {
  expect(namesIn(filledFolder())).toEqual(['baize.db']);
});

test('can be closed twice', () => {
  const store = storeIn(tempFolder());
  store.close();
  expect(() => store.close()).not.toThrow();
});

test('plays in memory when the folder is in use, says so, and overwrites nothing', () => {
  const folder = tempFolder();
  const [one, other] = [storeIn(folder), storeIn(folder)];
  expect(other.notices).toMatchObject([{ kind: 'memory-only' }]);
  one.kept.keep(keptGame());
  other.kept.keep(keptGame({ deal: 618 }));
  other.close();
  one.close();
  expect(storeIn(folder).kept.get('klondike', 'dealing=one')).toEqual(keptGame());
});

test('makes a store of an empty file left by a crash', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'baize.db'), '');
  expect(storeIn(folder).notices).toEqual([]);
});

const DAMAGE: readonly { what: string; harm: (path: string) => void }[] = [
  { what: 'a corrupt header', harm: (path) => overwrite(path, 0, Buffer.from('not SQLite at all')) },
  { what: 'a corrupt page', harm: (path) => overwrite(path, 4096, Buffer.alloc(4096, 0xa5)) },
  { what: 'a broken schema', harm: (path) => overwrite(path, 100, Buffer.alloc(3900, 0x5a)) },
  { what: 'a file cut off at a page', harm: (path) => truncateSync(path, 8 * 4096) },
  { what: 'a file cut off within a page', harm: (path) => truncateSync(path, 5000) },
  { what: 'a file cut off within the header', harm: (path) => truncateSync(path, 50) },
  { what: 'a text', harm: (path) => writeFileSync(path, 'Dear diary,\n') },
  { what: 'random bytes', harm: (path) => writeFileSync(path, randomBytes(20_000)) },
  { what: 'a lost table', harm: alter('DROP TABLE results') },
  { what: 'a lost column', harm: alter('ALTER TABLE kept DROP COLUMN hints') },
  { what: "another program's mark", harm: alter('PRAGMA application_id = 252006673') },
  { what: 'a version there never was', harm: alter('PRAGMA user_version = 5') },
  { what: 'a version there will never be', harm: alter('PRAGMA user_version = 1073741830') },
  {
    what: 'a version that may come, and no newer program has written',
    harm: alter(`PRAGMA user_version = ${VERSION + 10}`),
  },
  { what: 'an older version than its tables', harm: alter('PRAGMA user_version = 40') },
  { what: 'a format of the schema that is beyond SQLite', harm: (path) => overwrite(path, 47, Uint8Array.of(12)) },
  { what: 'another encoding', harm: (path) => overwrite(path, 59, Uint8Array.of(2)) },
  { what: 'a format of the file that is beyond SQLite', harm: (path) => overwrite(path, 18, Uint8Array.of(3)) },
  { what: 'a letter of a check', harm: respell('CHECK (outcome IN', 'CHECK (outcomf IN') },
  { what: 'a letter of a collation', harm: respell('COLLATE NOCASE', 'COLLATE NOCASF') },
];

/** Returns a change of every place in a file where a text is found. */
function respell(from: string, to: string): (path: string) => void {
  return (path) => {
    const file = readFileSync(path);
    expect(file.indexOf(from)).toBeGreaterThan(0);
    for (let at = file.indexOf(from); at > 0; at = file.indexOf(from, at + 1)) overwrite(path, at, Buffer.from(to));
  };
}

function alter(sql: string): (path: string) => void {
  return (path) => {
    new Database(path).exec(sql).close();
  };
}

test.each(DAMAGE)('sets $what aside unchanged and begins a new database', ({ harm }) => {
  const folder = filledFolder();
  const path = join(folder, 'baize.db');
  harm(path);
  const before = readFileSync(path);
  const store = storeIn(folder, { now });
  expect(store.notices).toMatchObject([{ kind: 'database-set-aside', detail: join(folder, `${ASIDE}.db`) }]);
  expect(readFileSync(join(folder, `${ASIDE}.db`)).equals(before)).toBe(true);
  expect(store.kept.get('klondike', 'dealing=one')).toBeNull();
  const { length } = store.kept.list();
  store.kept.keep(keptGame());
  store.noticesSeen();
  store.close();
  const again = storeIn(folder);
  expect(again.notices).toEqual([]);
  expect(again.kept.list()).toHaveLength(length + 1);
});

test('sets aside an SQLite database without Baize’s mark', () => {
  const folder = tempFolder();
  tamper(folder, (db) => db.exec('CREATE TABLE recipes (name TEXT); PRAGMA user_version = 10'));
  expect(storeIn(folder).notices).toMatchObject([{ kind: 'database-set-aside' }]);
});

test('sets the log aside with a damaged database, under a name of its own', () => {
  const folder = tempFolder();
  for (const ending of ['', '-wal', '-shm', '-journal'])
    writeFileSync(join(folder, `baize.db${ending}`), `first${ending}`);
  const first = storeIn(folder, { now });
  first.noticesSeen();
  first.close();
  writeFileSync(join(folder, 'baize.db'), 'second');
  const store = storeIn(folder, { now });
  store.noticesSeen();
  expect(store.notices[0]?.detail).toBe(join(folder, `${ASIDE}-2.db`));
  const texts = readdirSync(folder)
    .filter((name) => name.startsWith(ASIDE))
    .map((name) => [name.slice(ASIDE.length), readFileSync(join(folder, name), 'utf8')]);
  expect(Object.fromEntries(texts)).toEqual({
    '.db': 'first',
    '.db-wal': 'first-wal',
    '.db-shm': 'first-shm',
    '.db-journal': 'first-journal',
    '-2.db': 'second',
  });
});

test('plays back a rollback journal left by a crash', () => {
  const folder = filledFolder();
  const crashed = tempFolder();
  tamper(folder, (db) => {
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN; DELETE FROM kept; DELETE FROM results');
    for (const name of ['baize.db', 'baize.db-journal']) copyFileSync(join(folder, name), join(crashed, name));
  });
  const store = storeIn(crashed);
  expect(store.notices).toEqual([]);
  expect(store.kept.list()).toHaveLength(20);
});

test('opens with any bytes damaged, or sets the damaged file aside', () => {
  const whole = readFileSync(join(filledFolder(), 'baize.db'));
  const spoils = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 64 })), {
    minLength: 1,
    maxLength: 4,
  });
  for (const spoil of fc.sample(spoils, { numRuns: 60, seed: 5 })) {
    const folder = tempFolder();
    const path = join(folder, 'baize.db');
    writeFileSync(path, whole);
    for (const [at, bytes] of spoil) overwrite(path, at, bytes);
    const before = readFileSync(path);
    const store = storeIn(folder, { now });
    store.kept.keep(keptGame());
    expect(store.kept.get('klondike', 'dealing=one')).toEqual(keptGame());
    if (store.notices.length > 0) expect(readFileSync(join(folder, `${ASIDE}.db`)).equals(before)).toBe(true);
  }
});

/** The version mark of a newer program, even one that changes no table. */
const NEWER_VERSION = "INSERT OR REPLACE INTO marks VALUES ('version', 9990); PRAGMA user_version = 9990";

test('refuses a database of a newer version with a message and leaves it unchanged', () => {
  const folder = filledFolder();
  tamper(folder, (db) => db.exec(NEWER_VERSION));
  const before = filesIn(folder);
  expect(() => openStore(folder)).toThrow(FutureDatabaseError);
  expect(() => openStore(folder)).toThrow(/were kept by a newer version of Baize/);
  expect(filesIn(folder)).toEqual(before);
});

test('refuses a newer version in the write-ahead log and keeps the log', () => {
  const folder = filledFolder();
  const crashed = tempFolder();
  tamper(folder, (db) => {
    db.exec(NEWER_VERSION);
    for (const name of ['baize.db', 'baize.db-wal']) copyFileSync(join(folder, name), join(crashed, name));
  });
  const { 'baize.db': database, 'baize.db-wal': log } = filesIn(crashed);
  expect(() => openStore(crashed)).toThrow(FutureDatabaseError);
  expect(filesIn(crashed)).toMatchObject({ 'baize.db': database, 'baize.db-wal': log });
});

const OUT_OF_REACH: readonly { what: string; block: (folder: string) => string }[] = [
  {
    what: 'a folder that would lie within a file',
    block: (folder) => {
      writeFileSync(join(folder, 'file'), '');
      return join(folder, 'file', 'baize');
    },
  },
  {
    what: 'a database that is a folder',
    block: (folder) => {
      mkdirSync(join(folder, 'baize.db'));
      return folder;
    },
  },
];

test.each(OUT_OF_REACH)('plays in memory and says so with $what', ({ block }) => {
  const folder = block(tempFolder());
  const store = storeIn(folder);
  expect(store.notices).toMatchObject([{ kind: 'memory-only' }]);
  expect(store.notices[0]?.detail).toContain(folder);
  store.kept.keep(keptGame());
  store.finish(finishedGame());
  expect(store.statistics.of('klondike', null).won).toBe(1);
});

test('plays in memory when another program has locked the database', () => {
  const folder = filledFolder();
  tamper(folder, (db) => {
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('BEGIN IMMEDIATE; DELETE FROM kept');
    expect(storeIn(folder).notices).toMatchObject([{ kind: 'memory-only' }]);
    db.exec('ROLLBACK');
  });
  expect(storeIn(folder).kept.list()).toHaveLength(20);
});
