import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { REPORTED_EXIT_CODE } from '../../../main/system/exit-codes.ts';
import { temporaryFolder } from '../browser/hosted.ts';
import { begin, run, until } from './program.ts';
import { app } from './stand-in/app.ts';
import { machine } from './stand-in/machine.ts';

const log = (data: string): string => readFileSync(join(data, 'baize.log'), 'utf8');

describe('the start of the program', () => {
  test('uses each function of Electron only when it may, and shows a window with its games', async () => {
    const { data, window, page } = await run();
    expect(machine.errors).toEqual([]);
    expect(window.calls).toContain('show');
    expect(existsSync(join(data, 'baize.db'))).toBe(true);
    expect(await page().bridge.request('hello')).toMatchObject({ ok: true, value: { host: 'electron', notices: [] } });
  });

  test('is known to Windows by the id that it is packed with', async () => {
    await begin({ platform: 'win32' });
    const { appId } = parse(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8')) as { appId: string };
    expect(machine.modelId).toBe(appId);
  });

  test.each([
    ['linux', true],
    ['win32', false],
    ['darwin', false],
  ] as const)('gives its window the icon where the system has none by itself: on %s %s', async (platform, given) => {
    const { window } = await run({ platform });
    expect('icon' in window.options).toBe(given);
  });

  test('puts what is Chromium’s into a folder of its own, and keeps a folder that it has made from others', async () => {
    const data = join(temporaryFolder(), 'games');
    await run({ data });
    expect(machine.paths.get('userData')).toBe(join(data, 'baize-chromium'));
    expect(statSync(data).mode & 0o777).toBe(0o700);
    const names = readdirSync(data).filter((name) => !name.startsWith('baize') && name !== 'backups');
    expect(names).toEqual([]);
  });

  test('makes a folder private that holds nothing but what is its own', async () => {
    const data = temporaryFolder();
    mkdirSync(join(data, 'open'), { mode: 0o755 });
    await run({ data: join(data, 'open') });
    expect(statSync(join(data, 'open')).mode & 0o077).toBe(0);
  });
});

describe('the lock of the first start', () => {
  test('ends the second start, which opens nothing', async () => {
    const data = temporaryFolder();
    mkdirSync(join(data, 'baize-chromium'));
    writeFileSync(join(data, 'baize-chromium/SingletonLock'), '');
    const { exited } = await begin({ data, machine: { lock: 'taken' } });
    app.becomeReady();
    expect(await exited).toBe(0);
    expect(machine.windows.size).toBe(0);
    expect(existsSync(join(data, 'baize.db'))).toBe(false);
  });

  test('is done without where the disk knows no locks', async () => {
    const { data, page } = await run({ machine: { lock: 'error' } });
    expect(await page().bridge.request('hello')).toMatchObject({ ok: true, value: { notices: [] } });
    expect(log(data)).toContain('the lock of the first start could not be had');
  });

  test('is not asked for where nothing can be written: the program plays in memory and says so', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { page } = await run({ data: join(file, 'games') });
    expect(machine.errors).toEqual([]);
    expect(machine.paths.get('userData')).not.toContain(file);
    expect(await page().bridge.request('hello')).toMatchObject({
      ok: true,
      value: { notices: [{ kind: 'memory-only', why: 'unreachable' }] },
    });
    const opened = await page().bridge.request('play.open', 'klondike', 'dealing=one');
    expect(opened).toEqual({ ok: true, value: { status: 'mine', kept: null } });
  });
});

describe('a packed program', () => {
  test.each(['remote-debugging-port', 'remote-debugging-pipe', 'remote-allow-origins', 'browser-subprocess-path'])(
    'does not start with --%s, by which another program could steer it',
    async (name) => {
      const switches = new Map([[name, '9222']]);
      const { exited, data } = await begin({ machine: { packaged: true, switches, locale: 'sv-SE' } });
      app.becomeReady();
      expect(await exited).toBe(REPORTED_EXIT_CODE);
      expect(machine.windows.size).toBe(0);
      expect(machine.errors).toEqual([expect.stringMatching(/^Baize startar inte/)]);
      expect(machine.errors[0]).toContain(`--${name}`);
      expect(existsSync(join(data, 'baize.db'))).toBe(false);
    },
  );

  test('starts with them where somebody develops it', async () => {
    await run({ machine: { switches: new Map([['remote-debugging-port', '0']]) } });
    expect(machine.windows.size).toBe(1);
  });
});

describe('a second start', () => {
  test('brings the window of the first to the front, from the task bar too', async () => {
    const { window } = await run();
    window.minimize();
    app.emit('second-instance', {}, ['baize'], '/');
    expect(window.calls.slice(-3)).toEqual(['restore', 'show', 'focus']);
  });

  test.each(['open-url', 'open-file'])('so does %s of macOS', async (name) => {
    const { window, sentEvents } = await run({ platform: 'darwin' });
    window.minimize();
    app.emit(name, { preventDefault: () => {} }, name === 'open-url' ? 'baize:golf#7' : '/none.baize');
    expect(window.calls.slice(-3)).toEqual(['restore', 'show', 'focus']);
    await until(() => sentEvents.some((each) => each.name === 'shared'));
  });

  test('hands its link to the page', async () => {
    const { page, sentEvents } = await run();
    app.emit('second-instance', {}, ['baize', '--', 'baize:golf#7'], '/');
    await until(() => sentEvents.some(({ name }) => name === 'shared'));
    expect(await page().bridge.request('shared.next')).toEqual({ ok: true, value: 'baize:golf#7' });
  });

  test('of a web page that opens links in a loop brings up nothing after the first few', async () => {
    const { window, sentEvents } = await run();
    const before = window.calls.length;
    for (let i = 0; i < 100; i += 1) app.emit('second-instance', {}, ['baize', '--', `baize:golf#${i + 1}`], '/');
    expect(window.calls.slice(before).filter((what) => what === 'focus')).toHaveLength(3);
    await until(() => sentEvents.filter(({ name }) => name === 'shared').length >= 3);
    expect(sentEvents.filter(({ name }) => name === 'shared')).toHaveLength(3);
  });
});

describe('what a task of the system starts it for', () => {
  test.each([
    ['--new-deal', 'new'],
    ['--deal-of-the-day', 'daily'],
  ])('%s waits for the page of a first start', async (arg, wish) => {
    const { page } = await run({ args: [arg] });
    expect(await page().bridge.request('wish.next')).toEqual({ ok: true, value: wish });
    expect(await page().bridge.request('wish.next')).toEqual({ ok: true, value: null });
  });

  test.each([
    ['--new-deal', 'new'],
    ['--deal-of-the-day', 'daily'],
  ])('%s of a second start is told to the page, whose window comes up', async (arg, wish) => {
    const { page, sentEvents, window } = await run();
    app.emit('second-instance', {}, ['baize', '--allow-file-access-from-files', arg], '/');
    await until(() => sentEvents.some(({ name }) => name === 'wished'));
    expect(window.calls.at(-1)).toBe('focus');
    expect(await page().bridge.request('wish.next')).toEqual({ ok: true, value: wish });
  });

  test('is ignored behind `--`, which ends the options', async () => {
    const { page } = await run({ args: ['--', '--new-deal'] });
    expect(await page().bridge.request('wish.next')).toEqual({ ok: true, value: null });
  });
});
