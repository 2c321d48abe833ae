import {
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { quarantine } from '../../../../main/store/safety/quarantine.ts';
import { expect, test } from 'vitest';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { MAX_NAMED, type KeptGame, type Salvaged } from '../../../../preload/api.ts';
import { cardSet, carriedTotal, finishedGame, keptGame, WEBP } from '../games.ts';
import { namesIn, storeIn, tempFolder } from '../makers.ts';

const PAGE = 4096;
const KEPT = 60;
const RESULTS = 500;
const SET = cardSet('Old cards');

const keptAs = (deal: number): KeptGame =>
  keptGame({ game: `game-${deal}`, options: '', deal, moves: '6>9x3 '.repeat(deal % 3 === 0 ? 1500 : 40).trim() });
const resultAs = (deal: number) =>
  finishedGame({ game: 'no-such', options: '', deal, moves: '0 1>2 '.repeat(60).trim() });

/**
 * Makes a folder with games in progress, some of them long, results, a named game, settings, a picture, a card set and
 * totals of another program.
 */
function filled(): string {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (let deal = 1; deal <= KEPT; deal += 1) store.kept.keep(keptAs(deal));
  for (let deal = 1; deal <= RESULTS; deal += 1) store.finish(resultAs(deal));
  store.named.keep('a name', keptAs(3));
  store.settings.change({ theme: 'dark', favourites: ['golf'] });
  store.pictures.keep('table', WEBP);
  store.sets.keep(SET);
  for (const part of SET.parts) store.sets.add({ set: SET.id, part, webp: WEBP });
  store.carried.keep([carriedTotal()]);
  store.close();
  return folder;
}

function overwrite(path: string, page: number, bytes: Uint8Array): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, page * PAGE);
  closeSync(file);
}

function savedBy(store: ReturnType<typeof storeIn>): Salvaged {
  const [notice] = store.notices;
  if (notice?.kind !== 'database-set-aside') throw new Error('nothing was set aside');
  return notice.saved;
}

const noise = (seed: number): Uint8Array => {
  const below = numbersBelow(xoshiro(seed));
  return Uint8Array.from({ length: PAGE }, () => below(256));
};

test('salvages all but the first page when that is gone', () => {
  const folder = filled();
  overwrite(join(folder, 'baize.db'), 0, noise(1));
  const store = storeIn(folder);
  expect(savedBy(store)).toEqual({ kept: KEPT, named: 1, results: RESULTS });
  for (let deal = 1; deal <= KEPT; deal += 1) expect(store.kept.get(`game-${deal}`, '')).toEqual(keptAs(deal));
  expect(store.statistics.of('no-such', null)).toMatchObject({ played: RESULTS, won: RESULTS });
  expect(store.named.list()).toMatchObject([{ name: 'a name', deal: 3 }]);
  expect(store.settings.read()).toMatchObject({ theme: 'dark', favourites: ['golf'] });
  expect(store.pictures.get('table')).toBe(WEBP);
  expect([store.sets.list(), store.sets.get(SET.id, 'KS')]).toEqual([[SET], WEBP]);
  expect(store.carried.list()).toMatchObject([carriedTotal()]);
});

test('loses at most the rows of overwritten pages', () => {
  const original = filled();
  const pages = statSync(join(original, 'baize.db')).size / PAGE;
  const below = numbersBelow(xoshiro(617));
  for (let trial = 1; trial <= 12; trial += 1) {
    const folder = tempFolder();
    copyFileSync(join(original, 'baize.db'), join(folder, 'baize.db'));
    for (let hit = 0; hit < 4; hit += 1) overwrite(join(folder, 'baize.db'), below(pages), noise(trial * 10 + hit));
    const store = storeIn(folder);
    const saved = savedBy(store);
    // A page holds some forty short games or eight results; damage to a long game's overflow loses only that game.
    expect(saved.kept).toBeGreaterThan(KEPT / 2 - 20);
    expect(saved.results).toBeGreaterThan(RESULTS - 4 * 20);
    for (const game of store.kept.all()) expect(game).toEqual(keptAs(game.deal));
    const { results } = store.results.page(0, 1e9);
    for (const { ended: _ended, ...result } of results) expect(result).toEqual(resultAs(result.deal));
    expect(store.statistics.of(null, null).played).toBe(results.length);
    expect(saved).toMatchObject({ kept: store.kept.list().length, results: results.length });
    store.noticesSeen();
    store.close();
    expect(storeIn(folder).notices).toEqual([]);
  }
});

test('salvages the newest moves from the write-ahead log', () => {
  const [folder, crashed] = [filled(), tempFolder()];
  const store = storeIn(folder);
  store.kept.keep(keptGame({ game: 'newest', options: '' }));
  for (const name of ['baize.db', 'baize.db-wal']) copyFileSync(join(folder, name), join(crashed, name));
  const { size } = statSync(join(crashed, 'baize.db'));
  overwrite(join(crashed, 'baize.db'), Math.floor(size / PAGE / 2), noise(5));
  const again = storeIn(crashed);
  expect(savedBy(again).kept).toBeGreaterThan(KEPT / 2);
  expect(again.kept.get('newest', '')).toEqual(keptGame({ game: 'newest', options: '' }));
});

test('does not bring back a game that was finished later', () => {
  const folder = filled();
  const store = storeIn(folder);
  for (let deal = 1; deal <= KEPT; deal += 1) store.finish({ ...keptAs(deal), outcome: 'lost' });
  store.close();
  overwrite(join(folder, 'baize.db'), 1, noise(3));
  const { kept, results } = savedBy(storeIn(folder));
  expect(kept).toBeLessThanOrEqual(1);
  expect(results).toBeLessThanOrEqual(RESULTS + KEPT);
});

test('leaves the damaged file unchanged and no other file behind', () => {
  const folder = filled();
  overwrite(join(folder, 'baize.db'), 0, noise(2));
  const before = readFileSync(join(folder, 'baize.db'));
  const store = storeIn(folder);
  const aside = readdirSync(folder).find((name) => name.startsWith('baize-damaged')) ?? '';
  expect(readFileSync(join(folder, aside)).equals(before)).toBe(true);
  store.noticesSeen();
  store.close();
  expect(namesIn(folder)).toEqual([aside, 'baize.db']);
});

test.each([
  ['random bytes', Buffer.concat(Array.from({ length: 40 }, (_, i) => noise(i)))],
  [
    'pages that all claim rows',
    Buffer.concat(
      Array.from({ length: 40 }, (_, i) => Buffer.concat([Buffer.from([13, 0, 0, 255, 255]), noise(i).subarray(5)])),
    ),
  ],
  ['a text', Buffer.from('Dear diary, '.repeat(5000))],
  ['a few bytes', Buffer.from('SQLite')],
])('salvages nothing from %s and fails in no way', (_what, bytes) => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'baize.db'), bytes);
  const store = storeIn(folder);
  expect(savedBy(store)).toEqual({ kept: 0, named: 0, results: 0 });
  store.kept.keep(keptGame());
});

test('salvages once, at the next start, when the first was cut short', () => {
  const folder = filled();
  overwrite(join(folder, 'baize.db'), 0, noise(4));
  quarantine(join(folder, 'baize.db'), 0);
  const store = storeIn(folder);
  expect(savedBy(store)).toEqual({ kept: KEPT, named: 1, results: RESULTS });
  store.noticesSeen();
  store.close();
  expect(storeIn(folder).notices).toEqual([]);
});

test('completes a setting aside that was cut short behind the log', () => {
  const [folder, crashed] = [filled(), tempFolder()];
  const store = storeIn(folder);
  store.kept.keep(keptGame({ game: 'newest', options: '' }));
  for (const name of ['baize.db', 'baize.db-wal']) copyFileSync(join(folder, name), join(crashed, name));
  overwrite(join(crashed, 'baize.db'), Math.floor(statSync(join(crashed, 'baize.db')).size / PAGE / 2), noise(6));
  writeFileSync(join(crashed, 'baize-damaged-a.db.moving'), '');
  renameSync(join(crashed, 'baize.db-wal'), join(crashed, 'baize-damaged-a.db-wal'));
  const again = storeIn(crashed);
  expect(savedBy(again).kept).toBeGreaterThan(KEPT / 2);
  expect(again.kept.get('newest', '')).toEqual(keptGame({ game: 'newest', options: '' }));
});

test('reports what was salvaged at every start until the player has seen it', () => {
  const folder = filled();
  overwrite(join(folder, 'baize.db'), 0, noise(7));
  const notice = { kind: 'database-set-aside', saved: { kept: KEPT, named: 1, results: RESULTS } };
  for (let start = 0; start < 3; start += 1) {
    const store = storeIn(folder);
    expect(store.notices).toMatchObject([notice]);
    if (start === 2) store.noticesSeen();
    store.close();
  }
  expect(storeIn(folder).notices).toEqual([]);
});

test('salvages nothing twice after a start killed before its note', () => {
  const folder = filled();
  overwrite(join(folder, 'baize.db'), 0, noise(8));
  storeIn(folder).close();
  const marker = readdirSync(folder).find((name) => name.endsWith('.untold')) ?? '';
  renameSync(join(folder, marker), join(folder, marker.replace('.untold', '.unsaved')));
  const store = storeIn(folder);
  expect(savedBy(store)).toEqual({ kept: KEPT, named: 1, results: RESULTS });
  expect(store.kept.list()).toHaveLength(KEPT);
  expect(store.named.list()).toHaveLength(1);
  expect(store.statistics.of(null, null).played).toBe(RESULTS);
});

test('names a salvaged game whose place is taken', () => {
  const folder = tempFolder();
  const before = storeIn(folder);
  before.kept.keep(keptGame({ deal: 1 }));
  before.close();
  quarantine(join(folder, 'baize.db'), 0);
  const aside = join(folder, 'baize-damaged-19700101T000000Z.db');
  // Nothing could be saved at first, and play went on.
  renameSync(`${aside}.unsaved`, join(folder, 'later'));
  const between = storeIn(folder);
  between.kept.keep(keptGame({ deal: 2 }));
  between.close();
  renameSync(join(folder, 'later'), `${aside}.unsaved`);
  const store = storeIn(folder);
  expect(savedBy(store).kept).toBe(1);
  expect(store.kept.get('klondike', 'dealing=one')?.deal).toBe(2);
  expect(store.named.list()).toMatchObject([{ name: 'Klondike 1', deal: 1 }]);
});

test('names a salvaged game beyond the limit of names', () => {
  const folder = tempFolder();
  const before = storeIn(folder);
  before.kept.keep(keptGame({ deal: 1 }));
  before.close();
  quarantine(join(folder, 'baize.db'), 0);
  const aside = join(folder, 'baize-damaged-19700101T000000Z.db');
  renameSync(`${aside}.unsaved`, join(folder, 'later'));
  const between = storeIn(folder);
  between.kept.keep(keptGame({ deal: 2 }));
  for (let number = 1; number <= MAX_NAMED; number += 1) between.named.keep(`name ${number}`, keptGame());
  between.close();
  renameSync(join(folder, 'later'), `${aside}.unsaved`);
  const store = storeIn(folder);
  expect(savedBy(store).kept).toBe(1);
  expect(store.named.find('Klondike 1')?.kept.deal).toBe(1);
});
