import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Store } from '../../../../main/store/store.ts';
import { COPY_SHARE } from '../../../../main/store/work/replacement.ts';
import { stopped } from '../../../../main/system/refused.ts';
import { finishedGame, keptGame } from '../games.ts';
import { namesIn, storeIn, tempFolder } from '../makers.ts';

const NOT_PLAYED = (): boolean => false;

/** Makes a store with results of two games and a game in progress. */
function filledStore() {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (let deal = 1; deal <= 20; deal += 1) store.finish(finishedGame({ deal, game: deal % 2 ? 'golf' : 'klondike' }));
  store.kept.keep(keptGame({ deal: 1 }));
  return { folder, store };
}

function layAside(store: Store, count: number): void {
  for (let i = 1; i <= count; i += 1)
    store.imports.add({ kind: 'results', value: { ...finishedGame({ deal: 1000 + i }), ended: i } }, NOT_PLAYED);
}

type Work = (store: Store, onProgress: (share: number) => void, signal?: AbortSignal) => Promise<unknown>;

const WORKS: readonly (readonly [string, Work, number])[] = [
  ['a reset of one game', (store, tell, signal) => store.reset('golf', tell, signal), 10],
  ['a reset of all games', (store, tell, signal) => store.reset(null, tell, signal), 0],
  ['an import', (store, tell, signal) => store.takeIn(NOT_PLAYED, tell, signal), 25],
];

test.each(WORKS)('loses nothing that is played during %s', async (_what, work, played) => {
  const { folder, store } = filledStore();
  layAside(store, 5);
  const before = store.statistics.of(null, null).played;
  const done = work(store, () => {});
  let answered = 0;
  const timer = setInterval(() => {
    answered += 1;
    store.kept.keep(keptGame({ deal: 2, moveCount: answered }));
    store.finish(finishedGame({ game: 'yukon', deal: answered }));
    store.named.keep(`game ${answered % 5}`, keptGame());
    store.settings.change({ favourites: ['golf'] });
    expect(store.statistics.of(null, null).played).toBeOneOf([before + answered, played + answered]);
  }, 1);
  await done;
  clearInterval(timer);
  expect(answered).toBeGreaterThan(3);
  const check = (found: Store): void => {
    expect(found.statistics.of(null, null).played).toBe(played + answered);
    expect(found.statistics.of('yukon', null).played).toBe(answered);
    expect(found.kept.list().map(({ deal, moveCount }) => [deal, moveCount])).toContainEqual([2, answered]);
    expect(found.named.list()).toHaveLength(Math.min(5, answered));
    expect(found.settings.read().favourites).toEqual(['golf']);
  };
  check(store);
  if (process.getuid) expect(statSync(join(folder, 'baize.db')).mode & 0o077).toBe(0);
  store.close();
  check(storeIn(folder));
});

test.each(WORKS)('loses no review that is kept during %s', async (_what, work, played) => {
  const { folder, store } = filledStore();
  for (let id = 1; id <= 20; id += 1) store.reviews.keep(id, `of ${id}`);
  layAside(store, 5);
  const { game, options } = keptGame();
  const meanwhile = (): void => {
    store.reviews.keep({ game, options }, 'of one in progress');
    store.reviews.keep(2, 'another of 2');
    store.ownPuzzles.keep(2, '2 0 1400');
    store.ownPuzzles.answer(2, 'right');
    store.finish(finishedGame({ game: 'yukon', deal: 1 }));
    store.finish(finishedGame({ game: 'yukon', deal: 2 }));
    store.reviews.keep(store.results.list('yukon', null, 1, null)[0]!.id, 'of yukon 2');
  };
  let copied = false;
  await work(store, (share) => {
    // The copy that is worked on is complete.
    if (copied || share < COPY_SHARE) return;
    copied = true;
    meanwhile();
  });
  const check = (found: Store): void => {
    const reviewed = found.results
      .list(null, null, 100, null)
      .map(({ id, game: of, deal }) => [`${of} ${deal}`, found.reviews.get(id)] as const)
      .filter(([, review]) => review !== null);
    const old = Array.from({ length: 20 }, (_, at) => [
      at % 2 ? `klondike ${at + 1}` : `golf ${at + 1}`,
      `of ${at + 1}`,
    ]);
    const left = old.filter(([name]) => played > 0 && (played > 10 || name?.startsWith('klondike')));
    const wanted = { ...Object.fromEntries(left), ...(left.length > 0 && { 'klondike 2': 'another of 2' }) };
    expect(Object.fromEntries(reviewed)).toEqual({ ...wanted, 'yukon 2': 'of yukon 2' });
    expect(found.reviews.get({ game, options })).toBe('of one in progress');
  };
  check(store);
  store.close();
  check(storeIn(folder));
});

test.each([...WORKS, ['a restore', (store: Store) => store.restore(store.backups.list[0]!.name), 20] as const])(
  'changes and leaves nothing when the program ends during %s',
  async (_what, work) => {
    const { folder, store } = filledStore();
    await store.backUp();
    layAside(store, 5);
    const done = work(store, () => {});
    store.kept.keep(keptGame({ deal: 9 }));
    store.close();
    await expect(done).rejects.toThrow();
    expect(namesIn(folder)).toEqual(['backups', 'baize.db']);
    const again = storeIn(folder);
    expect(again.statistics.of(null, null).played).toBe(20);
    expect(again.kept.list()).toMatchObject([{ deal: 9 }]);
  },
);

const RESTORE: Work = (store, tell, signal) => store.restore(store.backups.list[0]!.name, {}, tell, signal);
const BACKUP: Work = (store, tell, signal) => store.backUp(tell, signal);
const STOPPABLE = [...WORKS, ['a restore', RESTORE, 20] as const, ['a backup', BACKUP, 20] as const];

test.each(STOPPABLE)(
  'can be begun again after stopping %s, which changes and leaves nothing',
  async (_what, work, played) => {
    const { folder, store } = filledStore();
    await store.backUp();
    layAside(store, 5);
    const { length } = store.backups.list;
    const stopping = new AbortController();
    const done = work(store, () => {}, stopping.signal);
    store.kept.keep(keptGame({ deal: 9 }));
    stopping.abort(stopped());
    await expect(done).rejects.toThrow('was stopped');
    expect(store.statistics.of(null, null).played).toBe(20);
    expect(store.backups.list).toHaveLength(length);
    expect(namesIn(folder).filter((name) => name.includes('.new.part'))).toEqual([]);
    expect(store.kept.list()).toMatchObject([{ deal: 9 }]);
    await work(store, () => {});
    expect(store.statistics.of(null, null).played).toBe(played);
  },
);

test.each([...WORKS, ['a restore', RESTORE, 20] as const])('stops in the middle of %s', async (_what, work) => {
  const { store } = filledStore();
  await store.backUp();
  layAside(store, 5);
  const stopping = new AbortController();
  const shares: number[] = [];
  const onProgress = (share: number): void => {
    shares.push(share);
    if (share > 0) stopping.abort(stopped());
  };
  await expect(work(store, onProgress, stopping.signal)).rejects.toThrow('was stopped');
  expect(shares.at(-1)).toBeLessThan(1);
  expect(store.statistics.of(null, null).played).toBe(20);
});

test('deletes what a killed long operation left at the next start', () => {
  const folder = tempFolder();
  storeIn(folder).close();
  for (const ending of [
    '.new.part',
    '.new.part-wal',
    '.new.part-shm',
    '.import.part',
    '.import.part-journal',
    '.old.part',
  ])
    writeFileSync(join(folder, `baize.db${ending}`), 'half');
  storeIn(folder).close();
  expect(namesIn(folder)).toEqual(['baize.db']);
});

test('flushes a long copy as it grows', async () => {
  const { folder, store } = filledStore();
  for (let i = 0; i < 600; i += 1) store.kept.keep(keptGame({ options: `deal=${i}`, moves: '6>9x3 '.repeat(8000) }));
  const made = store.backUp();
  store.kept.keep(keptGame({ options: 'deal=meanwhile' }));
  await made;
  expect(statSync(join(folder, 'backups', store.backups.list[0]!.name)).size).toBeGreaterThan(16 * 1024 * 1024);
  await store.reset(null);
  await store.restore(store.backups.list.find(({ kind }) => kind === 'asked')!.name);
  expect(store.kept.list()).toHaveLength(602);
  expect(store.statistics.of(null, null).played).toBe(20);
});

test('refuses a second long operation during the first', async () => {
  const { store } = filledStore();
  const first = store.reset('golf');
  await expect(store.reset(null)).rejects.toThrow('is being');
  await expect(store.backUp()).rejects.toThrow('is being');
  await first;
  expect(store.statistics.of(null, null).played).toBe(10);
  await store.reset(null);
  expect(store.statistics.of(null, null).played).toBe(0);
});

test('makes the daily backup and a long operation wait for each other', async () => {
  const { store } = filledStore();
  const daily = store.backUpDaily();
  const first = store.reset('golf');
  expect(await daily).toBeUndefined();
  await first;
  expect(store.backups).toMatchObject({
    failure: null,
    list: [{ kind: expect.anything() }, { kind: expect.anything() }],
  });
  expect(store.backups.list.map(({ kind }) => kind).toSorted()).toEqual(['daily', 'reset']);
});

test('reports increasing progress', async () => {
  const { store } = filledStore();
  for (let page = 0; page < 12; page += 1)
    store.imports.together(() => {
      for (let i = 1; i <= 2500; i += 1)
        store.imports.add(
          { kind: 'results', value: { ...finishedGame({ deal: i }), ended: page * 2500 + i } },
          NOT_PLAYED,
        );
    });
  const shares: number[] = [];
  await store.takeIn(NOT_PLAYED, (share) => void shares.push(share));
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});

test('changes nothing when a restore is revoked at its end', async () => {
  const { folder, store } = filledStore();
  await store.backUp();
  store.finish(finishedGame({ deal: 21 }));
  const refuse = (): void => {
    throw new Error('somebody plays');
  };
  await expect(store.restore(store.backups.list[0]!.name, { before: refuse })).rejects.toThrow('somebody plays');
  expect(store.statistics.of(null, null).played).toBe(21);
  expect(existsSync(join(folder, 'baize.db.new.part'))).toBe(false);
});
