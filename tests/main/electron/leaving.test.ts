import Database from 'better-sqlite3';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../main/store/open.ts';
import type { Bridge } from '../../../preload/api.ts';
import { KEPT, temporaryFolder } from '../browser/hosted.ts';
import { run, until } from './program.ts';
import { app } from './stand-in/app.ts';
import { PreventableEvent } from './stand-in/event.ts';
import { machine } from './stand-in/machine.ts';
import { powerMonitor } from './stand-in/index.ts';

/** A page that plays a game and saves it when it ends. */
async function playing(bridge: Bridge): Promise<void> {
  await bridge.request('play.open', KEPT.game, KEPT.options);
  bridge.on('closing', () => void bridge.request('play.keep', KEPT));
}

function keptIn(data: string): unknown {
  const store = openStore(data);
  onTestFinished(() => store.close());
  return store.kept.get(KEPT.game, KEPT.options);
}

/** Returns the list of uncaught errors, which would end Electron's main process with a box. */
function unheard(): readonly unknown[] {
  const heard: unknown[] = [];
  const listen = (error: unknown): void => void heard.push(error);
  process.on('unhandledRejection', listen);
  onTestFinished(() => void process.off('unhandledRejection', listen));
  return heard;
}

describe('a window that closes', () => {
  test('lets its page save, and ends the program', async () => {
    const { window, exited, data } = await run({ page: playing });
    window.close();
    expect(await exited).toBe(0);
    expect(keptIn(data)).toEqual(KEPT);
  });

  test('closes once, however often it is asked', async () => {
    const heard = unheard();
    const { window, exited, data } = await run({ page: playing });
    window.close();
    window.close();
    app.quit();
    expect(await exited).toBe(0);
    await new Promise(setImmediate);
    expect(heard).toEqual([]);
    expect(keptIn(data)).toEqual(KEPT);
  });

  test('that is destroyed meanwhile is left alone', async () => {
    const heard = unheard();
    const { window, exited } = await run({ page: playing });
    window.close();
    window.destroy();
    await exited;
    await new Promise(setImmediate);
    expect(heard).toEqual([]);
  });
});

/** Makes a folder whose database refuses every save, as on a full disk, until a game is kept under a name. */
function refusing(): string {
  const data = temporaryFolder();
  openStore(data).close();
  const db = new Database(join(data, 'baize.db'));
  for (const change of ['INSERT', 'UPDATE'])
    db.exec(`CREATE TRIGGER full_${change} BEFORE ${change} ON kept WHEN NOT EXISTS (SELECT 1 FROM named)
      BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  db.close();
  return data;
}

describe('a last save that is refused', () => {
  test('is asked about, in the language that is set, and the window stays where a person plays on', async () => {
    const { window, page } = await run({ page: playing, data: refusing(), machine: { press: () => 1 } });
    await page().bridge.request('settings.change', { language: 'fr' });
    window.close();
    await until(() => machine.boxes.length > 0);
    expect(machine.boxes).toMatchObject([{ buttons: ['Réessayer', 'Continuer à jouer', 'Quitter quand même'] }]);
    await until(() => machine.boxes.length === 1 && !window.isDestroyed());
    // Closing it again works.
    window.close();
    await until(() => machine.boxes.length === 2);
    expect(window.isDestroyed()).toBe(false);
  });

  test('is tried again, and the window goes once it has been kept', async () => {
    const data = refusing();
    const press = async (): Promise<number> => {
      const reply = await machine.page!.bridge.request('named.keep', 'Room', KEPT);
      expect(reply.ok).toBe(true);
      return 0;
    };
    const { window, exited } = await run({ page: playing, data, machine: { press } });
    window.close();
    expect(await exited).toBe(0);
    expect(machine.boxes).toHaveLength(1);
    expect(keptIn(data)).toEqual(KEPT);
  });

  test('is given up where a person says so', async () => {
    const { window, exited } = await run({ page: playing, data: refusing(), machine: { press: () => 2 } });
    window.close();
    expect(await exited).toBe(0);
    expect(machine.boxes).toHaveLength(1);
  });
});

describe('the end of the session', () => {
  test('of Windows has the page save first, and then closes the games', async () => {
    const { window, data } = await run({ page: playing, platform: 'win32' });
    window.emit('query-session-end', { reasons: ['shutdown'] });
    await until(() => existsSync(join(data, 'baize.db-wal')));
    await until(() => readFileSync(join(data, 'baize.db-wal')).includes(Buffer.from(KEPT.moves)));
    window.emit('session-end', { reasons: ['shutdown'] });
    expect(existsSync(join(data, 'baize.db-wal'))).toBe(false);
    expect(keptIn(data)).toEqual(KEPT);
  });

  test('of Linux or macOS waits until the page has saved and the program has ended', async () => {
    const { exited, data } = await run({ page: playing });
    const event = new PreventableEvent();
    powerMonitor.emit('shutdown', event);
    expect(event.defaultPrevented).toBe(true);
    expect(await exited).toBe(0);
    expect(keptIn(data)).toEqual(KEPT);
  });
});

describe('somebody who is away', () => {
  test.each([
    ['suspend', true],
    ['lock-screen', true],
    ['resume', false],
    ['unlock-screen', false],
  ])('is told to the page by %s', async (name, asleep) => {
    const { sentEvents } = await run();
    powerMonitor.emit(name);
    await until(() => sentEvents.some((each) => each.name === 'asleep'));
    expect(sentEvents.filter((each) => each.name === 'asleep')).toEqual([{ name: 'asleep', detail: asleep }]);
  });

  test('is told nothing after the window has gone', async () => {
    const { window, exited } = await run();
    window.destroy();
    await exited;
    expect(() => powerMonitor.emit('suspend')).not.toThrow();
    expect(machine.windows.size).toBe(0);
  });
});
