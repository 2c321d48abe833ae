import { closeSync, existsSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptGame } from '../games.ts';
import { storeIn, tamper, tempFolder } from '../makers.ts';

const PAGE = 4096;

/** Makes a database too long to be checked from end to end at each start. */
function longFolder(): string {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (let deal = 1; deal <= 180; deal += 1)
    store.kept.keep(keptGame({ game: `game-${deal}`, options: '', deal, moves: '0 '.repeat(99_000) }));
  store.named.keep('a name', keptGame());
  store.close();
  expect(statSync(join(folder, 'baize.db')).size).toBeGreaterThan(32 * 1024 * 1024);
  return folder;
}

/** Overwrites this many pages of its database, from page number `page` on, counted from 0. */
function overwrite(folder: string, page: number, pages: number): void {
  const file = openSync(join(folder, 'baize.db'), 'r+');
  writeSync(file, Buffer.alloc(pages * PAGE, 0xa5), 0, pages * PAGE, page * PAGE);
  closeSync(file);
}

test('checks a large database that fails in use at the next start, and salvages it', () => {
  const folder = longFolder();
  overwrite(folder, Math.floor(statSync(join(folder, 'baize.db')).size / PAGE / 2), 4);
  const store = storeIn(folder);
  expect(store.notices).toEqual([]);
  expect(() => {
    try {
      store.kept.all();
    } catch (error) {
      store.noteFault(error);
      throw error;
    }
  }).toThrow(/malformed/);
  store.close();
  const again = storeIn(folder);
  expect(again.notices).toMatchObject([{ kind: 'database-set-aside' }]);
  expect(again.kept.list().length).toBeGreaterThan(170);
  expect(existsSync(join(folder, 'baize.db.suspect'))).toBe(false);
});

test.each(['tallies', 'named', 'settings'])('salvages a large database at once when %s fail at the start', (table) => {
  const folder = longFolder();
  const root = tamper(folder, (db) =>
    db.prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table),
  );
  overwrite(folder, root! - 1, 1);
  const store = storeIn(folder);
  expect(store.notices).toMatchObject([{ kind: 'database-set-aside', saved: { kept: 180 } }]);
  expect(store.kept.list()).toHaveLength(180);
});
