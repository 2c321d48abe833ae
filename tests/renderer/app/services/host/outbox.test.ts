import { join } from 'node:path';
import { describe, expect, test, onTestFinished, vi } from 'vitest';
import { findGame, usualOptions } from '../../../../../engine/rules.ts';
import { openStore } from '../../../../../main/store/open.ts';
import type { Store } from '../../../../../main/store/store.ts';
import type { KeptGame, Outcome } from '../../../../../preload/api.ts';
import type { PageStorage } from '../../../../../renderer/app/services/host/page-storage.ts';
import type { PendingStore } from '../../../../../renderer/app/services/host/pending-settings.ts';
import { Outbox, type OutboxWatcher } from '../../../../../renderer/app/services/host/outbox.ts';
import { seeded } from '../../../../bench/store-data.ts';
import { temporaryFolder } from '../../../../main/browser/hosted.ts';
import { boxOf, type Fate, gameOf, Launches } from './away.ts';
import { PATIENTLY } from '../../../../tools/patiently.ts';

const [GAME, OPTIONS] = ['klondike', 'dealing=one'] as const;

function stored(): Store {
  const store = openStore(join(temporaryFolder(), 'data'));
  onTestFinished(() => store.close());
  return store;
}

function watcher(choice: 'here' | 'there' = 'here') {
  const watch = {
    choose: vi.fn(() => Promise.resolve(choice)),
    nameOf: (kept: KeptGame) => `aside ${kept.moves}`,
    waits: vi.fn(),
    taken: vi.fn(),
    changed: vi.fn(),
    refused: vi.fn(),
    back: vi.fn(),
  };
  return watch satisfies OutboxWatcher;
}

/** Makes a page over a store, with the game open. */
async function page(store = stored(), box: PageStorage = boxOf(), watch = watcher()) {
  const line = new Launches(store);
  const outbox = new Outbox(line, box);
  outbox.watch(watch);
  const opened = await outbox.request('play.open', GAME, OPTIONS);
  const back = async (): Promise<void> => {
    const before = watch.back.mock.calls.length;
    line.start();
    await vi.waitFor(() => expect(watch.back.mock.calls.length).toBeGreaterThan(before), PATIENTLY);
  };
  return { store, box, watch, line, outbox, opened, back };
}

const ended = (kept: KeptGame, outcome: Outcome, at: number) => ({ ...kept, outcome, ended: at });
const results = (store: Store) => store.results.list(null, null, 100, null);

describe('while there is no host', () => {
  test('accepts moves and sends the last when the host returns', async () => {
    const { store, line, outbox, back, watch } = await page();
    await outbox.request('play.keep', gameOf({ moves: '0' }));
    line.kill();
    for (const moves of ['0 0', '0 0 1>2'])
      expect(await outbox.request('play.keep', gameOf({ moves }))).toEqual({ ok: true, value: null });
    expect(watch.waits).toHaveBeenLastCalledWith('away');
    await back();
    expect(store.kept.get(GAME, OPTIONS)).toEqual(gameOf({ moves: '0 0 1>2' }));
    expect(watch.waits).toHaveBeenLastCalledWith(undefined);
    expect(watch.choose).not.toHaveBeenCalled();
    expect(watch.changed).not.toHaveBeenCalled();
  });

  test('asks for a new connection after one lost request', async () => {
    const { line, outbox, back, store } = await page();
    line.fate = () => 'dies-before';
    await outbox.request('play.keep', gameOf({ moves: '0' }));
    expect(line.askedAgain).toBeGreaterThan(0);
    line.fate = undefined;
    await back();
    expect(store.kept.get(GAME, OPTIONS)).toEqual(gameOf({ moves: '0' }));
  });

  test('keeps changed settings for that data folder beyond the page’s end', async () => {
    const store = stored();
    let late: ReturnType<PendingStore['read']>;
    const box: PendingStore = { read: () => late, write: (waiting) => (late = waiting) };
    const first = new Launches(store);
    const ended = new Outbox(first, boxOf(), box);
    await ended.request('settings.read');
    first.kill();
    await ended.request('settings.change', { theme: 'dark' });
    const other = stored();
    await new Outbox(new Launches(other, 'elsewhere'), boxOf(), box).request('settings.read');
    expect(other.settings.read().theme).not.toBe('dark');
    const read = await new Outbox(new Launches(store), boxOf(), box).request('settings.read');
    expect(read).toMatchObject({ ok: true, value: { theme: 'dark' } });
    expect(late).toBeUndefined();
  });

  test('accepts settings and sends them when the host returns', async () => {
    const { store, line, outbox, back } = await page();
    await outbox.request('settings.read');
    line.kill();
    expect(await outbox.request('settings.change', { theme: 'dark' })).toMatchObject({ value: { theme: 'dark' } });
    await outbox.request('settings.change', { volume: 0.25 });
    await back();
    expect(store.settings.read()).toMatchObject({ theme: 'dark', volume: 0.25 });
  });

  test('refuses a move when the browser can’t store it', async () => {
    const nothing: PageStorage = {
      put: () => Promise.resolve(false),
      remove: () => Promise.resolve(),
      all: () => Promise.reject(new Error('nothing is kept here')),
      keepLonger: () => {},
    };
    const { line, outbox, back, store } = await page(stored(), nothing);
    line.kill();
    expect(await outbox.request('play.keep', gameOf({ moves: '0' }))).toMatchObject({ ok: false });
    await back();
    expect(store.kept.get(GAME, OPTIONS)).toEqual(gameOf({ moves: '0' }));
  });
});

describe('a result', () => {
  test.each<Fate>(['dies-before', 'dies-after'])('is recorded once when the host %s its answer', async (fate) => {
    const { store, line, outbox, back } = await page();
    await outbox.request('play.keep', gameOf({ moves: '0' }));
    line.fate = () => fate;
    await outbox.request('play.finish', ended(gameOf({ moves: '0 0' }), 'won', 5000));
    line.fate = undefined;
    await back();
    expect(results(store)).toMatchObject([{ outcome: 'won', ended: 5000 }]);
    expect(store.kept.list()).toEqual([]);
  });

  test('is recorded and sets aside what went on in another window', async () => {
    const { store, line, outbox, back } = await page();
    await outbox.request('play.keep', gameOf({ moves: '0' }));
    line.kill();
    await outbox.request('play.finish', ended(gameOf({ moves: '0 0' }), 'won', 5000));
    store.kept.keep(gameOf({ moves: '0 1>2' }));
    await back();
    expect(results(store)).toMatchObject([{ outcome: 'won' }]);
    expect(store.kept.list()).toEqual([]);
    expect(store.named.all()).toMatchObject([{ kept: { moves: '0 1>2' } }]);
  });

  test('leaves a game that was begun in its place unchanged', async () => {
    const { store, line, outbox, back, watch } = await page();
    await outbox.request('play.keep', gameOf({ moves: '0' }));
    line.kill();
    await outbox.request('play.finish', ended(gameOf({ moves: '0 0' }), 'lost', 5000));
    const other = gameOf({ moves: '1>2', deal: 8, begun: 2000 });
    store.kept.keep(other);
    await back();
    expect(results(store)).toHaveLength(1);
    expect(store.kept.get(GAME, OPTIONS)).toEqual(other);
    expect(watch.changed).toHaveBeenCalledWith(GAME, OPTIONS);
  });
});

test('does not revive a game that ended in another window', async () => {
  const { store, line, outbox, back, watch } = await page();
  await outbox.request('play.keep', gameOf({ moves: '0' }));
  line.kill();
  await outbox.request('play.keep', gameOf({ moves: '0 0' }));
  store.record(ended(gameOf({ moves: '0 0 1>2' }), 'won', 5000));
  await back();
  expect(store.kept.list()).toEqual([]);
  expect(results(store)).toHaveLength(1);
  expect(watch.changed).toHaveBeenCalledWith(GAME, OPTIONS);
});

describe('when both windows continued', () => {
  test.each(['here', 'there'] as const)('keeps the one %s and saves the other', async (choice) => {
    const { store, line, outbox, back, watch } = await page(stored(), boxOf(), watcher(choice));
    await outbox.request('play.keep', gameOf({ moves: '0' }));
    line.kill();
    const [here, there] = [gameOf({ moves: '0 0' }), gameOf({ moves: '0 1>2' })];
    await outbox.request('play.keep', here);
    store.kept.keep(there);
    await back();
    expect(store.kept.get(GAME, OPTIONS)).toEqual(choice === 'here' ? here : there);
    expect(store.named.all()).toMatchObject([{ kept: choice === 'here' ? there : here }]);
    expect(watch.changed).toHaveBeenCalledTimes(choice === 'here' ? 0 : 1);
  });

  test('keeps both and says so when the other can’t be saved', async () => {
    const { store, line, outbox, back, watch } = await page();
    await outbox.request('play.keep', gameOf({ moves: '0' }));
    line.kill();
    await outbox.request('play.keep', gameOf({ moves: '0 0' }));
    store.kept.keep(gameOf({ moves: '0 1>2' }));
    for (let i = 0; i < 500; i += 1) store.named.keep(`Game ${i}`, gameOf({ moves: '0' }));
    await back();
    expect(watch.refused).toHaveBeenCalledOnce();
    await outbox.request('play.keep', gameOf({ moves: '0 0 0' }));
    expect(store.kept.get(GAME, OPTIONS)).toEqual(gameOf({ moves: '0 1>2' }));
    store.named.drop(store.named.list()[0]!.id);
    await back();
    expect(store.kept.get(GAME, OPTIONS)).toEqual(gameOf({ moves: '0 0 0' }));
    expect(store.named.list()[0]).toMatchObject({ name: 'aside 0 1>2' });
  });
});

describe('changes left by a page that ended without a host', () => {
  test('are saved by the next page and removed', async () => {
    const box = boxOf();
    const first = await page(stored(), box);
    first.line.kill();
    await first.outbox.request('play.keep', gameOf({ moves: '0 0' }));
    expect(box.size).toBe(1);
    const next = await page(first.store, box);
    expect(next.outbox.brought).toBe(1);
    expect(next.opened).toMatchObject({ value: { status: 'mine', kept: gameOf({ moves: '0 0' }) } });
    expect(box.size).toBe(0);
  });

  test('stay when they belong to a different data folder', async () => {
    const box = boxOf();
    const first = await page(stored(), box);
    first.line.kill();
    await first.outbox.request('play.keep', gameOf({ moves: '0 0' }));
    const [other, line] = [stored(), new Launches(stored(), 'another')];
    const outbox = new Outbox(line, box);
    expect(await outbox.request('play.open', GAME, OPTIONS)).toMatchObject({ value: { kept: null } });
    expect(other.kept.list()).toEqual([]);
    expect(box.size).toBe(1);
    // A page that is still open continues the game there, and leaves the entry as well.
    first.line.home = 'another';
    await first.back();
    expect(box.size).toBe(1);
  });

  test('are dropped in a page that is still open once another saved them', async () => {
    const box = boxOf();
    const first = await page(stored(), box);
    first.line.kill();
    await first.outbox.request('play.keep', gameOf({ moves: '0 0' }));
    await page(first.store, box);
    const start = first.line.start.bind(first.line);
    first.line.start = () => {
      start();
      first.line.otherTakes(GAME, OPTIONS);
    };
    await first.back();
    expect(first.watch.taken).toHaveBeenCalledWith(GAME, OPTIONS);
    expect(first.watch.waits).toHaveBeenLastCalledWith(undefined);
  });
});

test('are all kept when five pages set games aside within a minute', async () => {
  const store = stored();
  const asides = ['0', '0 0', '0 0 1>2', '0 1>2', '1>2'];
  for (const [i, moves] of asides.entries()) {
    const { line, outbox, back } = await page(store, boxOf(), { ...watcher('there'), nameOf: () => 'Klondike 7' });
    line.kill();
    await outbox.request('play.keep', gameOf({ moves: '2>3', begun: 1 }));
    await outbox.request('play.keep', gameOf({ moves, begun: 1 }));
    store.kept.keep(gameOf({ moves: `4>5 ${i}>9`, begun: 1 }));
    await back();
  }
  expect(
    store.named
      .all()
      .map(({ kept }) => kept.moves)
      .toSorted(),
  ).toEqual(asides.toSorted());
  expect(new Set(store.named.all().map(({ name }) => name)).size).toBe(5);
});

test('are not set aside twice, whatever their name', () => {
  const store = stored();
  const first = store.named.aside('Klondike 7', gameOf({ moves: '0' }));
  expect(store.named.aside('Klondike 7, a minute later', gameOf({ moves: '0' }))).toBe(first);
  expect(store.named.aside('Klondike 7', gameOf({ moves: '0 0' }))).not.toBe(first);
  expect(store.named.list()).toHaveLength(2);
});

/** Plays two games at random while hosts and pages die at any time, and checks what is left in the end. */
async function playByChance(seed: number): Promise<void> {
  const random = seeded(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const [store, box] = [stored(), boxOf()];
  const games = ['klondike', 'golf'].map((game) => ({
    game,
    options: usualOptions(findGame(game)!),
    moves: [] as string[],
    begun: 1,
  }));
  const finished: string[] = [];
  const strange: string[] = [];
  const watch = { ...watcher(), choose: () => Promise.reject(new Error('nobody else plays')) };
  let time = 10_000;
  let line = new Launches(store);
  let outbox = new Outbox(line, box);

  const keptOf = ({ game, options, moves, begun }: (typeof games)[number]): KeptGame =>
    gameOf({ game, options, moves: moves.join(' '), begun });
  const open = async (each: (typeof games)[number]): Promise<void> => {
    const reply = await outbox.request('play.open', each.game, each.options);
    const kept = reply.ok && reply.value.status === 'mine' ? reply.value.kept : null;
    if ((kept?.moves ?? '') !== each.moves.join(' '))
      strange.push(`${each.game}: ${kept?.moves} for ${each.moves.join(' ')}`);
  };
  const dieSomewhere = (): void => {
    const at = below(4);
    let asked = 0;
    line.fate = () => ((asked += 1) > at ? (random() < 0.5 ? 'dies-before' : 'dies-after') : 'answers');
  };
  const turnPage = async (): Promise<void> => {
    line.kill();
    line = new Launches(store);
    outbox = new Outbox(line, box);
    await line.tried;
    outbox.watch(watch);
    for (const each of games) await open(each);
  };
  const act = async (each: (typeof games)[number]): Promise<void> => {
    const what = below(8);
    if (what < 5) {
      if (what === 0) each.moves.pop();
      else each.moves.push(`${below(9)}>${10 + below(9)}`);
      if (each.moves.length > 0) await outbox.request('play.keep', keptOf(each));
      else await outbox.request('play.drop', each.game, each.options);
    } else if (what < 7 && each.moves.length > 0) {
      time += 1;
      finished.push(`${each.game} ${time}`);
      await outbox.request('play.finish', ended(keptOf(each), 'lost', time));
      Object.assign(each, { moves: [], begun: time });
    } else {
      await outbox.request('play.release', each.game, each.options);
      await open(each);
    }
  };
  await turnPage();
  for (let step = 0; step < 60; step += 1) {
    if (line.up && below(6) === 0) dieSomewhere();
    if (!line.up && below(4) === 0) {
      line.fate = undefined;
      line.start();
    }
    if (below(15) === 0) await turnPage();
    else await act(games[below(2)]!);
  }
  line.fate = undefined;
  line.start();
  for (const each of games) await open(each);
  expect(strange).toEqual([]);
  for (const each of games)
    expect(store.kept.get(each.game, each.options)?.moves ?? '', `${seed}`).toBe(each.moves.join(' '));
  expect(results(store).map(({ game, ended: at }) => `${game} ${at}`)).toEqual(finished.toReversed());
}

test('are neither lost nor doubled wherever hosts and pages die', async () => {
  for (let seed = 1; seed <= 40; seed += 1) await playByChance(seed);
});
