import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { everyOptions } from '../../engine/model/options.ts';
import { games } from '../../engine/rules.ts';
import type { HostInfo, KeptGame } from '../../preload/api.ts';
import { asNobody, type Means, readOnly, smallDisk } from './faults.ts';
import { KEPT, temporaryFolder, visit } from './browser/hosted.ts';
import { started } from './start/started.ts';
import { filesIn, namesIn, storeIn, tamper } from './store/makers.ts';

type Visit = Awaited<ReturnType<typeof visit>>;

/** Makes a data folder that any user may reach. */
function dataFolder(): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  return data;
}

const noticesOf = async (page: Visit): Promise<HostInfo['notices']> =>
  ((await page.ask('hello')) as { value: HostInfo }).value.notices;

/** Expects that play goes on as if nothing were wrong: a game can be kept and opened again. */
async function expectPlay(page: Visit): Promise<void> {
  const game = { ...KEPT, game: 'golf', options: '' };
  await page.ask('play.open', 'golf', '');
  expect(await page.ask('play.keep', game)).toEqual({ ok: true, value: null });
  expect(await page.ask('play.open', 'golf', '')).toMatchObject({ value: { kept: game } });
}

/** Lists the means by name and index. Tests look them up again, since each has a folder of its own. */
const meansOf = (make: (data: string) => Means[]): readonly [string, number][] =>
  make('').map(({ name }, at) => [name, at]);

describe('a full disk', () => {
  test.each(meansOf((data) => smallDisk(data, 600)))(
    'refuses a move with a message and keeps every answered move, by %s',
    async (_name, at) => {
      const data = dataFolder();
      const { child, ...host } = await started(data, smallDisk(data, 600)[at]!.start);
      const page = await visit(host);
      const kept = await keepUntilRefused(page);
      expect(kept.refusal).toMatch(/^This could not be read or kept: the disk .+\.$/);
      expect(kept.answered.length).toBeGreaterThan(0);
      for (const game of kept.answered)
        expect(await page.ask('play.open', game.game, game.options)).toMatchObject({ value: { kept: game } });
      child.kill('SIGKILL');
      await once(child, 'exit');
      // A small disk is gone with its host. After a limit on files, the saved data are still there.
      if (!existsSync(join(data, 'baize.db'))) return;
      const store = storeIn(data);
      expect(store.notices).toEqual([]);
      for (const game of kept.answered) expect(store.kept.get(game.game, game.options)).toEqual(game);
    },
  );

  test.each(meansOf((data) => smallDisk(data, 4)))(
    'makes the program play in memory and say so from the start, by %s',
    async (_name, at) => {
      const data = dataFolder();
      const page = await visit(await started(data, smallDisk(data, 4)[at]!.start));
      expect(await noticesOf(page)).toMatchObject([{ kind: 'memory-only' }]);
      await expectPlay(page);
    },
  );
});

/** Keeps one long game after the other until the host refuses. */
async function keepUntilRefused(page: Visit): Promise<{ answered: KeptGame[]; refusal: string }> {
  const answered: KeptGame[] = [];
  const ways = games.flatMap((game) => everyOptions(game).map((options) => ({ game: game.id, options })));
  for (const way of ways) {
    const game = { ...KEPT, ...way, moves: '6>9x3 '.repeat(4000) };
    await page.ask('play.open', game.game, game.options);
    const reply = await page.ask('play.keep', game);
    if (!reply.ok) return { answered, refusal: reply.refusal.message };
    answered.push(game);
  }
  throw new Error('the disk was never full');
}

/** Makes a database with enough games that a small disk can't take them twice, and without its first page. */
function damaged(data: string): void {
  const store = storeIn(data);
  for (let count = 1; count <= 50; count += 1)
    store.kept.keep({ ...KEPT, game: `game-${count}`, options: '', moves: '6>9x3 '.repeat(4000) });
  store.close();
  const file = openSync(join(data, 'baize.db'), 'r+');
  writeSync(file, Buffer.alloc(4096, 0xa5));
  closeSync(file);
}

describe('the rest of a damaged database', () => {
  test('is recovered by the first start with enough space, and reported until then', async () => {
    const data = dataFolder();
    damaged(data);
    const [means] = smallDisk(data, 300);
    for (let start = 0; start < 2; start += 1) {
      const { child, ...host } = await started(data, means!.start);
      const page = await visit(host);
      expect(await noticesOf(page)).toMatchObject([{ kind: 'database-unsaved' }]);
      expect(await page.ask('notices.seen')).toEqual({ ok: true, value: null });
      await expectPlay(page);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const store = storeIn(data);
    expect(store.notices).toMatchObject([{ kind: 'database-set-aside', saved: { kept: 50 } }]);
    expect(store.kept.list()).toHaveLength(51);
  });
});

describe('a read-only folder', () => {
  test.each(meansOf(readOnly))(
    'makes the program play in memory, say so, and stays unchanged, by %s',
    async (_name, at) => {
      const data = dataFolder();
      const store = storeIn(data);
      store.kept.keep(KEPT);
      store.close();
      const before = filesIn(data);
      const page = await visit(await started(data, readOnly(data)[at]!.start));
      expect(await noticesOf(page)).toMatchObject([{ kind: 'memory-only' }]);
      await expectPlay(page);
      expect(filesIn(data)).toEqual(before);
    },
  );
});

describe('a read-only database in a writable folder', () => {
  test('makes the program play in memory, say so, and stays unchanged', async () => {
    const data = dataFolder();
    const store = storeIn(data);
    store.kept.keep(KEPT);
    store.close();
    const before = filesIn(data)['baize.db'];
    const { start, owner } = asNobody();
    if (owner !== undefined) for (const name of ['', ...readdirSync(data)]) chownSync(join(data, name), owner, owner);
    chmodSync(join(data, 'baize.db'), 0o444);
    const { child, ...host } = await started(data, start);
    const page = await visit(host);
    expect(await noticesOf(page)).toEqual([{ kind: 'memory-only', detail: data, why: 'readonly' }]);
    await expectPlay(page);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(filesIn(data)['baize.db']).toBe(before);
  });
});

describe('a second process on the same folder', () => {
  test('plays in memory, says so, and leaves what the first has kept', async () => {
    const data = dataFolder();
    const { child, ...first } = await started(data);
    const one = await visit(first);
    await one.ask('play.open', KEPT.game, KEPT.options);
    expect(await one.ask('play.keep', KEPT)).toMatchObject({ ok: true });
    const second = await started(data);
    const two = await visit(second);
    expect(await noticesOf(two)).toMatchObject([{ kind: 'memory-only' }]);
    await expectPlay(two);
    for (const host of [child, second.child]) {
      host.kill('SIGTERM');
      await once(host, 'exit');
    }
    const store = storeIn(data);
    expect(store.kept.all()).toEqual([KEPT]);
  });
});

describe('a database of a newer version', () => {
  test('ends the program with a message and stays unchanged', () => {
    const data = dataFolder();
    storeIn(data).close();
    tamper(data, (db) => db.pragma('user_version = 9990'));
    const before = filesIn(data)['baize.db'];
    const args = [join(inject('program'), 'host.js'), '--no-open', '--data', data];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The games in .+ were kept by a newer version of Baize\. .+ nothing was changed\.\n$/);
    expect(namesIn(data)).toEqual(['baize.db', 'baize.log']);
    expect(filesIn(data)['baize.db']).toBe(before);
  });
});

/** Makes a folder as a crash leaves it: moves in the log that are not yet in the database. */
function crashed(): string {
  const [data, copy] = [dataFolder(), dataFolder()];
  const store = storeIn(data);
  store.kept.keep({ ...KEPT, deal: 1 });
  store.close();
  const again = storeIn(data);
  again.kept.keep({ ...KEPT, deal: 2 });
  for (const name of ['baize.db', 'baize.db-wal']) copyFileSync(join(data, name), join(copy, name));
  return copy;
}

describe('a write-ahead log', () => {
  test('is read after a crash', () => {
    expect(storeIn(crashed()).kept.get(KEPT.game, KEPT.options)?.deal).toBe(2);
  });

  test('leaves the earlier content of the database when it is lost', () => {
    const data = crashed();
    rmSync(join(data, 'baize.db-wal'));
    const store = storeIn(data);
    expect(store.notices).toEqual([]);
    expect(store.kept.get(KEPT.game, KEPT.options)?.deal).toBe(1);
  });

  test.each([
    ['garbage', () => Buffer.alloc(20_000, 0x5a)],
    ['cut off', (log: Buffer) => log.subarray(0, 1000)],
    [
      'spoilt in its middle',
      (log: Buffer) => Buffer.concat([log.subarray(0, 60), Buffer.alloc(100, 7), log.subarray(160)]),
    ],
  ])('is ignored from the place on where it is %s', (_what, spoil) => {
    const data = crashed();
    const path = join(data, 'baize.db-wal');
    writeFileSync(path, spoil(readFileSync(path)));
    const store = storeIn(data);
    expect(store.notices).toEqual([]);
    expect(store.kept.get(KEPT.game, KEPT.options)?.deal).toBe(1);
    store.kept.keep({ ...KEPT, deal: 3 });
    store.close();
    expect(storeIn(data).kept.get(KEPT.game, KEPT.options)?.deal).toBe(3);
  });
});

describe('a clock that is set back', () => {
  test('loses no game, result or backup', async () => {
    const clock = { time: Date.UTC(2026, 10, 21, 12) };
    const store = storeIn(dataFolder(), { now: () => clock.time });
    const finish = (deal: number): void => store.finish({ ...KEPT, deal, outcome: deal === 2 ? 'lost' : 'won' });
    finish(1);
    finish(2);
    await store.backUp();
    clock.time -= 365 * 86_400_000;
    finish(3);
    store.kept.keep(KEPT);
    await store.backUp();
    await store.backUpDaily();
    expect(store.statistics.of(null, null)).toMatchObject({ played: 3, won: 2, streak: -1, longestWins: 2 });
    expect(store.results.list(null, null, 10, null).map(({ deal }) => deal)).toEqual([2, 1, 3]);
    expect(store.statistics.months(null, null).map(({ played }) => played)).toEqual([1, 2]);
    expect(store.backups.list).toHaveLength(3);
  });
});
