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

describe('closing the window', () => {
  test('lets the page save, then ends the program', async () => {
    const { window, exited, data } = await run({ page: playing });
    window.close();
    expect(await exited).toBe(0);
    expect(keptIn(data)).toEqual(KEPT);
  });

  test('closes once when close is requested repeatedly', async () => {
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

  test('does nothing when the window is destroyed meanwhile', async () => {
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

describe('a last save that fails', () => {
  test('asks in the chosen language, and keeps the window open when the player stays', async () => {
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

  test('is tried again, and closes the window once it succeeds', async () => {
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

  test('is dropped when the player chooses to quit', async () => {
    const { window, exited } = await run({ page: playing, data: refusing(), machine: { press: () => 2 } });
    window.close();
    expect(await exited).toBe(0);
    expect(machine.boxes).toHaveLength(1);
  });
});

describe('the end of the system’s session', () => {
  test('saves the page and closes the store on Windows', async () => {
    const { window, data } = await run({ page: playing, platform: 'win32' });
    window.emit('query-session-end', { reasons: ['shutdown'] });
    await until(() => existsSync(join(data, 'baize.db-wal')));
    await until(() => readFileSync(join(data, 'baize.db-wal')).includes(Buffer.from(KEPT.moves)));
    window.emit('session-end', { reasons: ['shutdown'] });
    expect(existsSync(join(data, 'baize.db-wal'))).toBe(false);
    expect(keptIn(data)).toEqual(KEPT);
  });

  test('waits on Linux and macOS until the page has saved and the program has ended', async () => {
    const { exited, data } = await run({ page: playing });
    const event = new PreventableEvent();
    powerMonitor.emit('shutdown', event);
    expect(event.defaultPrevented).toBe(true);
    expect(await exited).toBe(0);
    expect(keptIn(data)).toEqual(KEPT);
  });
});

describe('a player who is away', () => {
  test.each([
    ['suspend', true],
    ['lock-screen', true],
    ['resume', false],
    ['unlock-screen', false],
  ])('is reported to the page on %s', async (name, asleep) => {
    const { sentEvents } = await run();
    powerMonitor.emit(name);
    await until(() => sentEvents.some((each) => each.name === 'asleep'));
    expect(sentEvents.filter((each) => each.name === 'asleep')).toEqual([{ name: 'asleep', detail: asleep }]);
  });

  test('is not reported after the window has closed', async () => {
    const { window, exited } = await run();
    window.destroy();
    await exited;
    expect(() => powerMonitor.emit('suspend')).not.toThrow();
    expect(machine.windows.size).toBe(0);
  });
});
