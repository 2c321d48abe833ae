import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../../main/store/open.ts';
import type { Store } from '../../../../main/store/store.ts';
import { keptGame } from '../games.ts';
import { storeIn, tempFolder } from '../makers.ts';

const inMemory = (store: Store): boolean => store.notices.some(({ kind }) => kind === 'memory-only');

test('lets one of two starts repair a damaged database', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'baize.db'), 'Dear diary,\n');
  const stores: Store[] = [];
  // The clock is read between the inspection of the database and its setting aside: there the other start comes in.
  const slower = openStore(folder, {
    now: () => {
      if (stores.length === 0) stores.push(openStore(folder));
      return 0;
    },
  });
  stores.push(slower);
  for (const [at, store] of stores.entries()) store.kept.keep(keptGame({ game: `game-${at}`, options: '' }));
  const kept = [...stores.entries()].filter(([, store]) => !inMemory(store)).map(([at]) => `game-${at}`);
  for (const store of stores) store.close();
  expect(
    storeIn(folder)
      .kept.all()
      .map(({ game }) => game),
  ).toEqual(kept);
  expect(kept).toHaveLength(1);
});

test('unlocks the folder after closing and after a failed opening', () => {
  const folder = tempFolder();
  for (let round = 0; round < 3; round += 1) {
    const store = openStore(folder);
    expect(store.notices).toEqual([]);
    store.close();
  }
});

test('locks with a lock file of any content', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'baize.db.lock'), 'no database, and longer than a line. '.repeat(100));
  const [one, other] = [storeIn(folder), storeIn(folder)];
  expect(one.notices).toEqual([]);
  expect(other.notices).toMatchObject([{ kind: 'memory-only', why: 'busy' }]);
  expect(existsSync(join(folder, 'baize.db.lock'))).toBe(true);
});
