import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { run, until } from './program.ts';
import { app } from './stand-in/app.ts';
import { machine } from './stand-in/machine.ts';
import type { RendererProcess } from './stand-in/renderer-process.ts';

/** Has the page's process die; returns the one that replaces it. */
async function afterDeath(die: () => void): Promise<RendererProcess> {
  const before = machine.page;
  die();
  await until(() => machine.page !== before && machine.page?.world.has('baize') === true);
  return machine.page!;
}

test('a page whose process dies is loaded again, and has its game', async () => {
  const { window, page, data } = await run();
  await page().bridge.request('play.open', 'klondike', 'dealing=one');
  const again = await afterDeath(() => window.webContents.die('oom'));
  const opened = await again.bridge.request('play.open', 'klondike', 'dealing=one');
  expect(opened).toMatchObject({ ok: true, value: { status: 'mine' } });
  expect(machine.boxes).toEqual([]);
  expect(readFileSync(join(data, 'baize.log'), 'utf8')).toContain("the window's page is gone: oom");
});

test('one that dies again within a minute is asked about, in the language that is set', async () => {
  const { window, page } = await run();
  await page().bridge.request('settings.change', { language: 'de' });
  await afterDeath(() => window.webContents.die());
  await afterDeath(() => window.webContents.die());
  expect(machine.boxes).toMatchObject([{ buttons: ['Neu laden', 'Beenden'] }]);
});

test('and ends the program where a person wishes that', async () => {
  const { window, exited } = await run({ machine: { press: () => 1 } });
  await afterDeath(() => window.webContents.die());
  window.webContents.die();
  expect(await exited).toBe(0);
});

test('one that dies again after more than a minute is loaded again without a question', async () => {
  const { window } = await run();
  await afterDeath(() => window.webContents.die());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  await afterDeath(() => window.webContents.die());
  expect(machine.boxes).toEqual([]);
});

test('a page that goes with its window is no death', async () => {
  const { window, exited } = await run();
  window.webContents.die('clean-exit');
  window.destroy();
  expect(await exited).toBe(0);
  expect(machine.boxes).toEqual([]);
});

test('the window of a dead page closes without waiting for its last save', async () => {
  const { window, exited } = await run({ machine: { press: () => new Promise(() => {}) } });
  await afterDeath(() => window.webContents.die());
  window.webContents.die();
  const start = performance.now();
  window.close();
  await exited;
  expect(performance.now() - start).toBeLessThan(1500);
});

test('the end of another process of Chromium is noted', async () => {
  const { data } = await run();
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 1, name: 'gpu' });
  expect(readFileSync(join(data, 'baize.log'), 'utf8')).toContain('a process of Chromium is gone: GPU (gpu), crashed');
});

describe('a page that does not respond', () => {
  test('is asked about once, and the question goes when it responds again', async () => {
    const { window, data } = await run({ machine: { press: () => new Promise(() => {}) } });
    window.emit('unresponsive');
    window.emit('unresponsive');
    expect(machine.boxes).toMatchObject([{ buttons: ['Wait', 'Reload'], defaultId: 0 }]);
    expect(machine.boxes[0]!.signal!.aborted).toBe(false);
    window.emit('responsive');
    expect(machine.boxes[0]!.signal!.aborted).toBe(true);
    expect(readFileSync(join(data, 'baize.log'), 'utf8')).toContain("the window's page does not respond");
  });

  test('is left alone while the player waits', async () => {
    const { window, page } = await run({ machine: { press: () => 0 } });
    const before = page();
    window.emit('unresponsive');
    await until(() => machine.boxes.length === 1);
    await new Promise(setImmediate);
    expect(page()).toBe(before);
    expect(before.alive).toBe(true);
  });

  test('is loaded again in a new process when the player wishes that', async () => {
    const { window } = await run({ machine: { press: () => 1 } });
    const again = await afterDeath(() => window.emit('unresponsive'));
    expect(again.alive).toBe(true);
  });
});
