import { closeSync, copyFileSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { KeptGame } from '../../../../preload/api.ts';
import { finishedGame, keptGame } from '../games.ts';
import { filesIn, storeIn, tempFolder } from '../makers.ts';

const PAGE = 4096;
const FRAME = PAGE + 24;
const NOW = Date.UTC(2026, 10, 21, 12);
const ASIDE = 'baize-damaged-20261121T120000Z.db';

const game = (deal: number): KeptGame =>
  keptGame({ game: `game-${deal}`, options: '', deal, moves: '6>9x3 '.repeat(deal % 3 === 0 ? 1500 : 40).trim() });

/** Returns a folder with the files that a crash leaves while a store is open. */
function crashed(fill: (store: ReturnType<typeof storeIn>) => void, first = (_folder: string): void => {}): string {
  const [folder, copy] = [tempFolder(), tempFolder()];
  first(folder);
  const store = storeIn(folder);
  fill(store);
  for (const name of ['baize.db', 'baize.db-wal']) copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

/** Makes a folder with forty games in progress and as many results, all of them only in the log. */
const fresh = (): string =>
  crashed((store) => {
    for (let deal = 1; deal <= 40; deal += 1) {
      store.kept.keep(game(deal));
      store.finish(finishedGame({ deal, game: 'golf', options: '' }));
    }
    store.named.keep('a name', game(3));
    store.settings.change({ theme: 'dark' });
  });

const LOST = [
  ['missing', (path: string) => rmSync(path)],
  ['empty', (path: string) => writeFileSync(path, '')],
] as const;

test.each(LOST)('sets a database that is %s aside with its log, recovers its games and says so', (_how, lose) => {
  const folder = fresh();
  const log = filesIn(folder)['baize.db-wal'];
  lose(join(folder, 'baize.db'));
  const store = storeIn(folder, { now: () => NOW });
  const saved = { kept: 40, named: 1, results: 40 };
  expect(store.notices).toEqual([{ kind: 'database-set-aside', detail: join(folder, ASIDE), saved }]);
  expect(filesIn(folder)).toMatchObject({ [ASIDE]: '', [`${ASIDE}-wal`]: log });
  for (let deal = 1; deal <= 40; deal += 1) expect(store.kept.get(`game-${deal}`, '')).toEqual(game(deal));
  expect(store.statistics.of('golf', null)).toMatchObject({ played: 40, won: 40 });
  expect(store.named.list()).toMatchObject([{ name: 'a name' }]);
  expect(store.settings.read().theme).toBe('dark');
});

test('recovers older frames of a log that was begun again', () => {
  // More than a thousand pages: SQLite has checkpointed them and restarted the log at least once.
  const folder = crashed((store) => {
    for (let deal = 1; deal <= 400; deal += 1) store.kept.keep(game(3 * deal));
    store.kept.keep(game(1));
  });
  rmSync(join(folder, 'baize.db'));
  const store = storeIn(folder);
  expect(store.kept.get('game-1', '')).toEqual(game(1));
  expect(store.kept.get('game-1200', '')).toEqual(game(1200));
  expect(store.kept.list().length).toBeGreaterThan(150);
  for (const kept of store.kept.all()) expect(kept).toEqual(game(kept.deal));
});

test('recovers games behind the damage of a log without a database', () => {
  const folder = fresh();
  rmSync(join(folder, 'baize.db'));
  const log = join(folder, 'baize.db-wal');
  const frames = Math.floor(statSync(log).size / FRAME);
  const file = openSync(log, 'r+');
  writeSync(file, Buffer.alloc(200, 7), 0, 200, 32 + FRAME * Math.floor(frames / 2) + 100);
  closeSync(file);
  const store = storeIn(folder);
  expect(store.notices).toMatchObject([{ kind: 'database-set-aside' }]);
  expect(store.kept.get('game-40', '')).toEqual(game(40));
  expect(store.kept.list().length).toBeGreaterThan(30);
});

test('recovers games of a log with a damaged header', () => {
  const folder = fresh();
  writeFileSync(join(folder, 'baize.db'), '');
  const log = join(folder, 'baize.db-wal');
  writeFileSync(log, Buffer.concat([Buffer.alloc(32, 9), readFileSync(log).subarray(32)]));
  const store = storeIn(folder);
  expect(store.notices).toMatchObject([{ kind: 'database-set-aside', saved: { kept: 40, results: 40 } }]);
});

test('reads a log without the first page of its database', () => {
  const folder = crashed(
    (store) => store.kept.keep(game(2)),
    (before) => {
      const store = storeIn(before);
      for (let deal = 10; deal < 40; deal += 1) store.kept.keep(game(deal));
      store.close();
    },
  );
  const file = openSync(join(folder, 'baize.db'), 'r+');
  writeSync(file, Buffer.alloc(PAGE, 0xa5), 0, PAGE, 0);
  closeSync(file);
  const store = storeIn(folder);
  expect(store.notices).toMatchObject([{ kind: 'database-set-aside', saved: { kept: 31 } }]);
  expect(store.kept.get('game-2', '')).toEqual(game(2));
});

test('reports no loss for a log of only its header beside an empty database', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'baize.db'), '');
  writeFileSync(join(folder, 'baize.db-wal'), Buffer.alloc(32));
  expect(storeIn(folder).notices).toEqual([]);
});
