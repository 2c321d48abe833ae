import Database from 'better-sqlite3';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { swapIn } from '../../../../main/store/safety/swap.ts';
import { Store } from '../../../../main/store/store.ts';
import { finishedGame, keptGame } from '../games.ts';
import { filesIn, namesIn, storeIn, tempFolder } from '../makers.ts';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');

const encoded = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text).toString('base64')]));

/** Opens a store whose clock the test sets. */
function storeAt(time: number) {
  const clock = { time };
  const folder = tempFolder();
  return { clock, folder, store: storeIn(folder, { now: () => clock.time }) };
}

const GAME_COUNT = 300;

/**
 * Fills two megabytes, so that a backup is made in several steps. It takes few long games rather than many short ones:
 * each is synced to the disk.
 */
function fillForSteps(store: Store): void {
  for (let deal = 1; deal <= GAME_COUNT; deal += 1)
    store.kept.keep(keptGame({ options: `deal=${deal}`, moves: '6>9x3 '.repeat(1000) }));
}

test('makes one backup a day and keeps the last seven', async () => {
  const { clock, store } = storeAt(NOON);
  for (let day = 0; day < 9; day += 1) {
    clock.time = NOON + day * DAY_MS;
    store.finish(finishedGame());
    await store.backUpDaily();
    await store.backUpDaily();
  }
  const made = store.backups.list.map((backup) => [backup.kind, backup.made]);
  expect(made).toEqual([8, 7, 6, 5, 4, 3, 2].map((day) => ['daily', NOON + day * DAY_MS]));
});

test('includes what is played while the daily backup is made', async () => {
  const { folder, store } = storeAt(NOON);
  fillForSteps(store);
  const made = store.backUpDaily();
  store.finish(finishedGame());
  await made;
  expect(readdirSync(join(folder, 'backups'))).toEqual(['baize-daily-20261121T120000Z.db']);
  await store.reset(null);
  await store.restore('baize-daily-20261121T120000Z.db');
  expect(store.statistics.of(null, null).played).toBe(1);
  expect(store.kept.list()).toHaveLength(GAME_COUNT);
});

test('leaves nothing of a daily backup interrupted by closing', async () => {
  const { folder, store } = storeAt(NOON);
  fillForSteps(store);
  const made = store.backUpDaily();
  store.close();
  // No report and no log entry: all work has ended.
  expect(await made).toBeUndefined();
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  expect(namesIn(folder)).toEqual(['backups', 'baize.db']);
});

test('makes no second backup on the same day after a restart', async () => {
  const { folder, store } = storeAt(NOON);
  await store.backUpDaily();
  store.close();
  const again = storeIn(folder, { now: () => NOON + 1000 });
  await again.backUpDaily();
  expect(again.backups.list).toHaveLength(1);
  again.close();
  await again.backUpDaily();
});

test('lists date and size, and gives two backups of one second different names', async () => {
  const { folder, store } = storeAt(NOON);
  await store.backUp();
  await store.backUp();
  const { list } = store.backups;
  expect(list.map(({ name }) => name).toSorted()).toEqual([
    'baize-asked-20261121T120000Z-2.db',
    'baize-asked-20261121T120000Z.db',
  ]);
  for (const { name, bytes, made } of list) {
    expect(made).toBe(NOON);
    expect(bytes).toBe(readFileSync(join(folder, 'backups', name)).length);
  }
});

test('restores a backup, and keeps what it replaced restorable', async () => {
  const { clock, store } = storeAt(NOON);
  store.finish(finishedGame());
  store.kept.keep(keptGame({ options: 'dealing=three' }));
  store.named.keep('a name', keptGame());
  await store.backUp();
  clock.time += 1000;
  store.finish(finishedGame({ outcome: 'lost' }));
  store.kept.drop('klondike', 'dealing=three');
  store.settings.change({ theme: 'dark' });
  await store.restore('baize-asked-20261121T120000Z.db');
  expect(store.statistics.of(null, null)).toMatchObject({ played: 1, won: 1 });
  expect(store.kept.get('klondike', 'dealing=three')).toEqual(keptGame({ options: 'dealing=three' }));
  expect(store.settings.read().theme).toBe('system');
  store.finish(finishedGame({ deal: 9 }));
  expect(store.statistics.of(null, null).played).toBe(2);

  const [replaced] = store.backups.list;
  expect(replaced).toMatchObject({ kind: 'replaced', made: NOON + 1000 });
  await store.restore(replaced!.name);
  expect(store.statistics.of(null, null)).toMatchObject({ played: 2, won: 1 });
  expect(store.settings.read().theme).toBe('dark');
});

test('leaves one complete file with the restored data after closing', async () => {
  const { folder, store } = storeAt(NOON);
  store.finish(finishedGame());
  await store.backUp();
  await store.reset(null);
  await store.restore('baize-asked-20261121T120000Z.db');
  store.close();
  expect(namesIn(folder)).toEqual(['backups', 'baize.db']);
  expect(storeIn(folder).statistics.of(null, null).played).toBe(1);
});

test.each([
  ['a name that goes elsewhere', '../baize.db'],
  ['a name of nothing', 'baize-daily-20200101T000000Z.db'],
])('refuses %s as a backup', async (_what, name) => {
  const { store } = storeAt(NOON);
  await expect(store.restore(name)).rejects.toThrow('there is no such backup');
});

test.each([
  ['damaged', (good: Buffer) => Buffer.concat([good.subarray(0, 4096), Buffer.alloc(good.length - 4096, 7)])],
  ['cut off', (good: Buffer) => good.subarray(0, 5000)],
  ['no database', () => Buffer.from('nothing of the kind'.repeat(500))],
])('refuses a backup that is %s and changes nothing', async (_what, spoil) => {
  const { folder, store } = storeAt(NOON);
  for (let deal = 1; deal <= 200; deal += 1) store.finish(finishedGame({ deal }));
  await store.backUp();
  const { name } = store.backups.list[0]!;
  const path = join(folder, 'backups', name);
  writeFileSync(path, spoil(readFileSync(path)));
  await expect(store.restore(name)).rejects.toThrow(/damaged/);
  store.finish(finishedGame({ deal: 201 }));
  expect(store.statistics.of(null, null).played).toBe(201);
  expect(readdirSync(folder).filter((file) => file.includes('.part'))).toEqual([]);
});

test('makes a backup before a reset of one game or all', async () => {
  const { store } = storeAt(NOON);
  store.finish(finishedGame());
  store.finish(finishedGame({ game: 'golf', options: '' }));
  store.kept.keep(keptGame());
  const first = await store.reset('golf');
  expect(store.statistics.all().map(({ game }) => game)).toEqual(['klondike']);
  expect(store.statistics.of(null, null).played).toBe(1);
  await store.reset(null);
  expect(store.statistics.of(null, null)).toMatchObject({ played: 0, bestScore: null });
  expect(store.statistics.months(null, null)).toEqual([]);
  expect(store.kept.list()).toHaveLength(1);
  await store.restore(first!);
  expect(store.statistics.of(null, null).played).toBe(2);
});

test('reports a failed backup, leaves nothing behind, and resets nothing', async () => {
  const { folder, store } = storeAt(NOON);
  store.finish(finishedGame());
  writeFileSync(join(folder, 'backups'), 'a file in the way');
  await store.backUpDaily();
  expect(store.backups.failure).toEqual({ because: 'system', text: 'EEXIST' });
  await expect(store.backUp()).rejects.toThrow();
  await expect(store.reset(null)).rejects.toThrow();
  expect(store.statistics.of(null, null).played).toBe(1);
  rmSync(join(folder, 'backups'));
  mkdirSync(join(folder, 'backups'));
  await store.backUp();
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
});

test('retries a failed daily backup after an hour, not at every move', async () => {
  const { clock, folder, store } = storeAt(NOON);
  const failure = { because: 'system', text: 'EEXIST' };
  writeFileSync(join(folder, 'backups'), 'a file in the way');
  expect(await store.backUpDaily()).toBeInstanceOf(Error);
  rmSync(join(folder, 'backups'));
  clock.time = NOON + 59 * 60_000;
  expect(await store.backUpDaily()).toBeUndefined();
  expect(store.backups).toEqual({ list: [], failure });
  clock.time = NOON + 60 * 60_000;
  expect(await store.backUpDaily()).toBeUndefined();
  expect(store.backups).toMatchObject({ list: [{ kind: 'daily', made: clock.time }], failure: null });
});

/** Copies a backup to others of a kind, made at these times: making each would take a test too long. */
function placeBackups(folder: string, kind: string, stamps: readonly string[]): void {
  const backups = join(folder, 'backups');
  const [made = ''] = readdirSync(backups);
  for (const stamp of stamps) copyFileSync(join(backups, made), join(backups, `baize-${kind}-${stamp}.db`));
}

const DAYS_AHEAD = [1, 2, 3, 4, 5, 6, 7].map((day) => `2099010${day}T120000Z`);

test('keeps new backups beside backups dated in the future', async () => {
  const { clock, folder, store } = storeAt(NOON - DAY_MS);
  await store.backUp();
  for (const kind of ['daily', 'reset']) placeBackups(folder, kind, DAYS_AHEAD);
  for (let day = 0; day < 8; day += 1) {
    clock.time = NOON + day * DAY_MS;
    await store.backUpDaily();
    const name = await store.reset(null);
    expect(store.backups.list.map((backup) => backup.name)).toContain(name);
  }
  const days = store.backups.list.filter(({ kind }) => kind === 'daily').map(({ made }) => made);
  expect(days).toEqual([7, 6, 5, 4, 3, 2, 1].map((day) => NOON + day * DAY_MS));
});

test('keeps the last five databases that restores replaced', async () => {
  const { folder, store } = storeAt(NOON);
  await store.backUp();
  placeBackups(
    folder,
    'replaced',
    [1, 2, 3, 4, 5].map((day) => `2026110${day}T120000Z`),
  );
  await store.restore('baize-asked-20261121T120000Z.db');
  const replaced = store.backups.list.filter(({ kind }) => kind === 'replaced').map(({ made }) => made);
  const days = [5, 4, 3, 2].map((day) => Date.parse(`2026-11-0${day}T12:00:00Z`));
  expect(replaced).toEqual([NOON, ...days]);
});

test('keeps a complete database in place throughout a restore, the old one on failure', () => {
  const folder = tempFolder();
  const [path, fresh, aside] = ['baize.db', 'fresh.db', 'aside.db'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(path, 'old');
  writeFileSync(`${path}-wal`, 'old log');
  writeFileSync(fresh, 'new');
  const fail = (): never => {
    expect(filesIn(folder)).toEqual(encoded({ 'baize.db': 'new', 'aside.db': 'old', 'aside.db-wal': 'old log' }));
    writeFileSync(`${path}-wal`, 'new log');
    throw new Error('it does not open');
  };
  expect(() => swapIn(fresh, path, aside, fail)).toThrow('it does not open');
  expect(filesIn(folder)).toEqual(encoded({ 'baize.db': 'old', 'baize.db-wal': 'old log' }));
});

test('has no backups in memory, and says so', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'file'), '');
  const store = storeIn(join(folder, 'file'));
  expect(store.notices.map(({ kind }) => kind)).toEqual(['memory-only']);
  expect(store.backups).toEqual({ list: [], failure: null });
  await expect(store.backUp()).rejects.toThrow('memory');
  store.finish(finishedGame());
  expect(await store.reset(null)).toBeNull();
  expect(store.statistics.of(null, null).played).toBe(0);
});

/** Enlarges the backups of a kind to this size, without writing the bytes. */
function enlarge(folder: string, kind: string, bytes: number): void {
  const backups = join(folder, 'backups');
  for (const name of readdirSync(backups).filter((other) => other.includes(kind)))
    truncateSync(join(backups, name), bytes);
}

test('deletes the oldest backups over a gigabyte, and keeps the newest of each kind', async () => {
  const { folder, store } = storeAt(NOON);
  await store.backUp();
  placeBackups(folder, 'daily', ['20261101T120000Z', '20261110T120000Z', '20261111T120000Z']);
  placeBackups(folder, 'reset', ['20261102T120000Z', '20261112T120000Z']);
  enlarge(folder, 'daily', 300 * 2 ** 20);
  enlarge(folder, 'reset', 400 * 2 ** 20);
  expect(store.backups.list).toHaveLength(6);
  await store.backUpDaily();
  const left = store.backups.list.map(({ kind, made }) => `${kind} ${new Date(made).getUTCDate()}`);
  expect(left).toEqual(['daily 21', 'asked 21', 'reset 12', 'daily 11', 'daily 10']);
});

test('loses nothing when a restore fails and the database can’t be opened for a moment', async () => {
  const folder = tempFolder();
  const path = join(folder, 'baize.db');
  const first = storeIn(folder, { now: () => NOON });
  first.kept.keep(keptGame());
  await first.backUp();
  first.close();
  let blocked = false;
  const open = (): Database.Database => {
    if (blocked) closeSync(openSync(join(folder, 'no', 'such'), 'r'));
    const db = new Database(path);
    db.pragma('journal_mode = WAL');
    return db;
  };
  const store = new Store({ db: open(), notices: [], place: { folder, path, open } }, () => NOON + 1);
  onTestFinished(() => store.close());
  const before = (): void => void (blocked = true);
  await expect(store.restore('baize-asked-20261121T120000Z.db', { before })).rejects.toThrow('ENOENT');
  expect(() => store.kept.list()).toThrow('ENOENT');
  blocked = false;
  expect(store.kept.all()).toEqual([keptGame()]);
  store.kept.keep(keptGame({ deal: 9 }));
  await store.restore('baize-asked-20261121T120000Z.db');
  expect(store.kept.all()).toEqual([keptGame()]);
});
