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

test('reloads a page whose process crashed, and restores its game', async () => {
  const { window, page, data } = await run();
  await page().bridge.request('play.open', 'klondike', 'dealing=one');
  const again = await afterDeath(() => window.webContents.die('oom'));
  const opened = await again.bridge.request('play.open', 'klondike', 'dealing=one');
  expect(opened).toMatchObject({ ok: true, value: { status: 'mine' } });
  expect(machine.boxes).toEqual([]);
  expect(readFileSync(join(data, 'baize.log'), 'utf8')).toContain("the window's page is gone: oom");
});

test('asks, in the chosen language, when it crashes again within a minute', async () => {
  const { window, page } = await run();
  await page().bridge.request('settings.change', { language: 'de' });
  await afterDeath(() => window.webContents.die());
  await afterDeath(() => window.webContents.die());
  expect(machine.boxes).toMatchObject([{ buttons: ['Neu laden', 'Beenden'] }]);
});

test('ends the program when the player chooses so after a crash', async () => {
  const { window, exited } = await run({ machine: { press: () => 1 } });
  await afterDeath(() => window.webContents.die());
  window.webContents.die();
  expect(await exited).toBe(0);
});

test('reloads without asking when it crashes again after more than a minute', async () => {
  const { window } = await run();
  await afterDeath(() => window.webContents.die());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  await afterDeath(() => window.webContents.die());
  expect(machine.boxes).toEqual([]);
});

test('does not count a closed window as a crash', async () => {
  const { window, exited } = await run();
  window.webContents.die('clean-exit');
  window.destroy();
  expect(await exited).toBe(0);
  expect(machine.boxes).toEqual([]);
});

test('closes a crashed page’s window without waiting for a save', async () => {
  const { window, exited } = await run({ machine: { press: () => new Promise(() => {}) } });
  await afterDeath(() => window.webContents.die());
  window.webContents.die();
  const start = performance.now();
  window.close();
  await exited;
  expect(performance.now() - start).toBeLessThan(1500);
});

test('logs the end of another Chromium process', async () => {
  const { data } = await run();
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 1, name: 'gpu' });
  expect(readFileSync(join(data, 'baize.log'), 'utf8')).toContain('a process of Chromium is gone: GPU (gpu), crashed');
});

describe('a page that does not respond', () => {
  test('is asked about once, and the question closes when it responds', async () => {
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

  test('is reloaded in a new process when the player chooses so', async () => {
    const { window } = await run({ machine: { press: () => 1 } });
    const again = await afterDeath(() => window.emit('unresponsive'));
    expect(again.alive).toBe(true);
  });
});
