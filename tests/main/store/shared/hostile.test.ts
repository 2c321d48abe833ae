import { describe, expect, test } from 'vitest';
import { sharedFacts } from '../../../../main/store/shared/shared-facts.ts';
import { writeShared } from '../../../../main/store/shared/shared-file.ts';
import { gameName } from '../../../../main/values/schemas.ts';
import { openStore } from '../../../../main/store/open.ts';
import { finishedGame, keptGame } from '../games.ts';
import { tempFolder } from '../makers.ts';
import { MemoryPlace, two } from './sharing.ts';
import * as v from 'valibot';

const LIAR = 'aaaaaaaaaaaaaaaa';
const fileOf = (kind: string): string => `${kind}-${LIAR}.baize-shared`;

/** Puts a file of another machine into a place, with the right head and sum. */
const put = (place: MemoryPlace, kind: string, value: unknown): unknown =>
  place.files.set(fileOf(kind), writeShared(value));

const setting = (path: string, value: string, clock = 5) => ({ path, clock, machine: LIAR, value });
const state = (count: number, name: string, deal = count) => ({
  machine: LIAR,
  count,
  name,
  kept: keptGame({ deal, begun: 1_790_000_000_000 + count }),
});

describe('settings from a shared folder', () => {
  test.each([
    'puzzlesSolved/__proto__/1',
    'puzzlesSolved/constructor/1',
    'puzzlesFailed/toString/1',
    'puzzlesFailed/golf/hasOwnProperty',
    'options/__proto__',
    'favourites/__proto__',
    'looks/toString',
    '__proto__',
    'constructor/prototype',
    'theme/x',
    'favourites',
  ])('skips %s and reads all others', async (path) => {
    const { place, one, other } = await two();
    put(place, 'settings', [
      setting(path, 'true'),
      setting('theme', '"dark"'),
      setting('puzzlesSolved/golf/7', 'true'),
    ]);
    for (const { look } of [one, other])
      expect((await look()).unread).toEqual([{ name: fileOf('settings'), why: 'partly' }]);
    for (const { read } of [one, other]) expect(read()).toMatchObject({ theme: 'dark', puzzlesSolved: { golf: [7] } });
    expect([...place.files].filter(([name]) => !name.includes(LIAR)).join()).not.toContain(`"${path}"`);
  });

  test('reads settings beside a database row that no version writes', async () => {
    const { one } = await two();
    const row = one.db.prepare('INSERT INTO shared_settings VALUES (?, ?, ?, ?, ?)');
    row.run('puzzlesSolved/__proto__/1', 5, LIAR, 'true', '');
    row.run('theme', 9, LIAR, '"purple"', '');
    expect(one.read().theme).toBe('system');
  });

  test('limits the parts of a setting', async () => {
    const { place, one } = await two();
    put(
      place,
      'settings',
      Array.from({ length: 9000 }, (_, at) => setting(`wishes/game-${at}`, '"easy"')),
    );
    const { unread } = await one.look();
    expect(unread).toEqual([{ name: fileOf('settings'), why: 'partly' }]);
    expect(Object.keys(one.read().wishes)).toHaveLength(1000);
    expect(one.db.prepare('SELECT count(*) FROM shared_settings').pluck().get()).toBeLessThan(2100);
    one.tables.settings.change({ theme: 'dark' });
    await one.look();
    expect(one.read().theme).toBe('dark');
  });

  test('keeps sharing after a clock value at the maximum', async () => {
    const { place, one, other } = await two();
    put(place, 'settings', [setting('theme', '"dark"', Number.MAX_SAFE_INTEGER)]);
    for (const { look } of [one, other]) await look();
    one.tables.settings.change({ theme: 'light', speed: 2 });
    for (const { look } of [one, other]) await look();
    expect(other.read()).toMatchObject({ theme: 'light', speed: 2 });
    expect(Number(sharedFacts(one.db).get('clock'))).toBeLessThan(2_000_000);
  });

  test('follows a clock that is far ahead, up to a limit', async () => {
    const { place, one } = await two();
    put(place, 'settings', [setting('theme', '"dark"', 3_500_000)]);
    for (let round = 0; round < 4; round += 1) await one.look();
    expect(one.read().theme).toBe('dark');
  });

  test('keeps sharing with its own clock tampered with', async () => {
    const { one, other } = await two();
    sharedFacts(one.db).set('clock', '9007199254740991');
    one.tables.settings.change({ theme: 'dark' });
    for (const { look } of [one, other]) await look();
    expect(other.read().theme).toBe('dark');
  });
});

describe('games from a shared folder', () => {
  test.each([Number.MAX_SAFE_INTEGER, 5_000_000, 1000])(
    'keeps its games when a file claims %i writes of this computer',
    async (known) => {
      const { place, one, other } = await two();
      one.tables.named.keep('Mine', keptGame({ deal: 5 }));
      await one.look();
      put(place, 'games', { key: LIAR, known: { [one.machine()]: known }, games: [] });
      for (const { look } of [one, other, one, other]) await look();
      for (const { tables } of [one, other]) {
        expect(tables.kept.all()).toEqual([keptGame()]);
        expect(tables.named.all().map(({ name }) => name)).toEqual(['Mine']);
      }
    },
  );

  test('takes each state once when a file numbers two alike', async () => {
    const { place, one } = await two();
    put(place, 'games', { key: LIAR, known: { [LIAR]: 1 }, games: [state(1, 'First'), state(1, 'Second', 9)] });
    expect((await one.look()).unread).toEqual([{ name: fileOf('games'), why: 'partly' }]);
    expect(one.tables.named.all().map(({ name }) => name)).toEqual(['First']);
  });

  test.each(['a\u0000b', 'two\nlines', '\u202eevil', '\u200b', '   ', 'x'.repeat(99)])(
    'gives a game named %j an allowed name',
    async (name) => {
      const { place, one } = await two();
      put(place, 'games', { key: LIAR, known: { [LIAR]: 1 }, games: [state(1, name)] });
      await one.look();
      const [named] = one.tables.named.all();
      expect(named?.kept.begun).toBe(1_790_000_000_001);
      expect(v.is(gameName, named?.name)).toBe(true);
    },
  );

  test('shows at most 500 named games, and more when there is room', async () => {
    const { place, one, other } = await two();
    const games = Array.from({ length: 520 }, (_, at) => state(at + 1, 'Same'));
    put(place, 'games', { key: LIAR, known: { [LIAR]: 520 }, games });
    expect((await one.look()).waiting).toBe(20);
    expect(one.tables.named.list()).toHaveLength(500);
    await other.look();
    for (const { id } of one.tables.named.list().slice(0, 30)) one.tables.named.drop(id);
    expect((await one.look()).waiting).toBe(0);
    expect(one.tables.named.list()).toHaveLength(490);
  });

  test('refuses a file with more games than can be written', async () => {
    const { place, one, other } = await two();
    const games = Array.from({ length: 3000 }, (_, at) => state(at + 1, 'Same'));
    put(place, 'games', { key: LIAR, known: { [LIAR]: 3000 }, games });
    const { unread } = await one.look();
    expect(unread).toEqual([{ name: fileOf('games'), why: 'full' }]);
    await other.look();
    for (const { tables } of [one, other]) expect(tables.named.list()).toEqual([]);
  });

  test('ignores tampered records of shared games in its database', async () => {
    const { one, other } = await two();
    one.db.prepare("UPDATE shared_games SET game = 'no JSON'").run();
    for (const fact of ['known', 'keys', 'chunks', 'sums'] as const) sharedFacts(one.db).set(fact, '{"__proto__":');
    sharedFacts(one.db).set('machine', 'constructor');
    one.tables.kept.keep(keptGame({ game: 'golf', options: '' }));
    for (const { look } of [one, other]) await look();
    expect(
      other.tables.kept
        .list()
        .map(({ game }) => game)
        .toSorted(),
    ).toEqual(['golf', 'klondike']);
  });
});

describe('files in a shared folder', () => {
  test('reads an unusable file once and counts no computer for it', async () => {
    const { place, one } = await two();
    for (let number = 0; number < 50; number += 1)
      place.files.set(`results-${String(number).padStart(16, '0')}-0.baize-shared`, 'torn');
    const first = await one.look();
    place.reads.length = 0;
    const second = await one.look();
    expect([first, second].map(({ machines, unread }) => [machines, unread.length])).toEqual([
      [2, 50],
      [2, 50],
    ]);
    expect(place.reads).toEqual([]);
  });

  test('reads the other files when one is unreadable', async () => {
    const { place, one, other } = await two();
    place.unreadable = fileOf('games');
    put(place, 'games', { key: LIAR, known: { [LIAR]: 1 }, games: [state(1, 'Theirs')] });
    one.tables.named.keep('Mine', keptGame({ deal: 5 }));
    await one.look();
    expect((await other.look()).unread).toEqual([{ name: fileOf('games'), why: 'torn' }]);
    place.unreadable = undefined;
    await other.look();
    expect(
      other.tables.named
        .all()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Mine', 'Theirs']);
  });

  test('writes its own files again when they are damaged', async () => {
    const { place, one, other } = await two();
    one.tables.settings.change({ theme: 'dark' });
    for (let i = 0; i < 30; i += 1) one.tables.record({ ...finishedGame(), deal: 1 + i, ended: 1_790_000_009_000 + i });
    await one.look();
    const before = new Map(place.files);
    for (const [name, text] of before)
      if (name.includes(one.machine())) place.files.set(name, text.slice(0, text.length / 2));
    const { unread } = await one.look();
    expect(unread).toEqual([]);
    await other.look();
    expect(other.tables.statistics.of(null, null).played).toBe(30);
    expect(other.read().theme).toBe('dark');
  });
});

test('ends a round with its store, after the current file', async () => {
  const store = openStore(tempFolder());
  const place = new MemoryPlace();
  for (let number = 0; number < 50; number += 1)
    place.files.set(`games-${String(number).padStart(16, '0')}.baize-shared`, 'torn');
  place.onRead = () => place.reads.length === 3 && store.close();
  await expect(store.exchange(place, () => true).round()).rejects.toThrow('aborted');
  expect(place.reads).toHaveLength(3);
});
