import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BroughtTogether, Events, Reply, RequestName, Requests } from '../../../preload/api.ts';
import type { Caller } from '../../../main/requests/claims.ts';
import { dispatch } from '../../../main/requests/dispatch.ts';
import { hostInfoOf } from '../../../main/requests/host-info.ts';
import { makeHost } from '../../../main/requests/host.ts';
import { NO_WINDOW } from '../../../main/requests/no-window.ts';
import { Log } from '../../../main/log/log.ts';
import { openStore } from '../../../main/store/open.ts';
import { KEPT, temporaryFolder } from '../browser/hosted.ts';

/**
 * Starts a host in a data folder of its own with one page; returns the events of that page about other machines, too.
 */
function machine(data = join(temporaryFolder(), 'data')) {
  const store = openStore(data);
  onTestFinished(() => store.close());
  const log = new Log({ data, home: data, secrets: [] });
  const faults: string[] = [];
  vi.spyOn(log, 'fault').mockImplementation((what) => void faults.push(what));
  const host = makeHost({ store, log, info: hostInfoOf('electron', '1.2.3', 'linux'), window: NO_WINDOW });
  const events: BroughtTogether[] = [];
  const page: Caller = {
    send: (name, detail) => void (name === 'together' && events.push(detail as Events['together'])),
  };
  host.claims.join(page);
  const ask = async <N extends RequestName>(name: N, ...args: Requests[N]['args']) =>
    (await dispatch(host, page, name, args)) as Reply<Requests[N]['answer']>;
  return { ask, events, data, store, faults };
}

function sharedPath(): string {
  const folder = join(temporaryFolder(), 'synced');
  mkdirSync(folder);
  return folder;
}

test('shares games between two hosts, and refuses a save of an older state', async () => {
  const folder = sharedPath();
  const [one, other] = [machine(), machine()];
  await one.ask('play.open', KEPT.game, KEPT.options);
  await one.ask('play.keep', KEPT);
  expect(await one.ask('together.share', folder)).toMatchObject({
    ok: true,
    value: { folder, machines: 1, trouble: null },
  });
  expect(await other.ask('together.share', folder)).toMatchObject({ ok: true, value: { machines: 2 } });
  expect(await other.ask('play.open', KEPT.game, KEPT.options)).toEqual({
    ok: true,
    value: { status: 'mine', kept: KEPT },
  });
  const further = { ...KEPT, moves: `${KEPT.moves} 3`, at: KEPT.at + 1 };
  await other.ask('play.keep', further);
  await other.ask('together.look');
  await one.ask('together.look');
  expect(one.events).toEqual([{ games: [{ game: KEPT.game, options: KEPT.options }], settings: false }]);
  expect(await one.ask('play.keep', { ...KEPT, moves: `${KEPT.moves} 4` })).toMatchObject({
    ok: false,
    refusal: { code: 'elsewhere' },
  });
  expect(await one.ask('play.open', KEPT.game, KEPT.options)).toMatchObject({ value: { kept: further } });
});

test('updates settings when a page reads them', async () => {
  const folder = sharedPath();
  const [one, other] = [machine(), machine()];
  await one.ask('together.share', folder);
  await other.ask('together.share', folder);
  await one.ask('settings.change', { theme: 'dark' });
  await one.ask('together.look');
  await other.ask('together.look');
  expect(other.events).toEqual([{ games: [], settings: true }]);
  expect(other.store.settings.read().theme).toBe('system');
  expect(await other.ask('settings.read')).toMatchObject({ value: { theme: 'dark' } });
});

test('shares only while the player has turned it on', async () => {
  const folder = sharedPath();
  const { ask } = machine();
  expect(await ask('together.state')).toMatchObject({ value: { folder: null } });
  await ask('together.share', folder);
  await ask('together.share', null);
  const files = readdirSync(folder);
  await ask('settings.change', { theme: 'dark' });
  await ask('together.look');
  expect(await ask('together.state')).toMatchObject({ value: { folder: null, machines: 0 } });
  expect(readdirSync(folder)).toEqual(files);
});

test('refuses to share a missing folder or a file', async () => {
  const { ask, data } = machine();
  const file = join(sharedPath(), 'a-file');
  writeFileSync(file, '');
  for (const path of [join(data, 'nowhere'), file, 'synced'])
    expect(await ask('together.share', path)).toMatchObject({ refusal: { about: { because: 'missing' } } });
  expect(await ask('together.state')).toMatchObject({ value: { folder: null } });
});

test('continues with its folder after a restart', async () => {
  const folder = sharedPath();
  const before = machine();
  await before.ask('together.share', folder);
  before.store.close();
  const { ask } = machine(before.data);
  expect(await ask('together.look')).toMatchObject({ ok: true, value: { folder, machines: 1, trouble: null } });
});

test('treats a round cut short by the end of its host as no error', async () => {
  const folder = sharedPath();
  const { ask, store, faults } = machine();
  await ask('together.share', folder);
  for (let number = 0; number < 300; number += 1)
    writeFileSync(join(folder, `results-${String(number).padStart(16, '0')}-0.baize-shared`), 'Baize shares');
  const looking = ask('together.look');
  await setImmediate();
  store.close();
  await looking;
  expect(faults).toEqual([]);
});

test('reads settings although those of other computers are unreadable', async () => {
  const { ask, store, faults } = machine();
  vi.spyOn(store, 'showSharedSettings').mockImplementation(() => {
    throw new TypeError('numbers[game].push is not a function');
  });
  expect(await ask('settings.read')).toMatchObject({ ok: true, value: { theme: 'system' } });
  expect(faults).toEqual(['the settings of other machines']);
});
