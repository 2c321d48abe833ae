import { closeSync, existsSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptGame } from './games.ts';
import { storeIn, tempFolder } from './makers.ts';

const PAGE = 4096;

/** A database too long to be checked from end to end at each start, with a page of rows overwritten. */
function damagedFolder(): string {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (let deal = 1; deal <= 180; deal += 1)
    store.kept.keep(keptGame({ game: `game-${deal}`, options: '', deal, moves: '0 '.repeat(99_000) }));
  store.close();
  const path = join(folder, 'baize.db');
  expect(statSync(path).size).toBeGreaterThan(32 * 1024 * 1024);
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(4 * PAGE, 0xa5), 0, 4 * PAGE, Math.floor(statSync(path).size / PAGE / 2) * PAGE);
  closeSync(file);
  return folder;
}

test('a long database that shows damage in use is looked at whole at the next start, set aside, and read', () => {
  const folder = damagedFolder();
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
