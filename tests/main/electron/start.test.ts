import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, join, relative } from 'node:path';
import { parse } from 'yaml';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { REPORTED_EXIT_CODE } from '../../../main/system/exit-codes.ts';
import { temporaryFolder } from '../browser/hosted.ts';
import { begin, run, until } from './program.ts';
import { app } from './stand-in/app.ts';
import { machine } from './stand-in/machine.ts';

afterEach(() => void vi.useRealTimers());

const log = (data: string): string => readFileSync(join(data, 'baize.log'), 'utf8');

describe('the start of the program', () => {
  test('calls Electron functions only when allowed, and shows a window with its games', async () => {
    const { data, window, page } = await run();
    expect(machine.errors).toEqual([]);
    expect(window.calls).toContain('show');
    expect(existsSync(join(data, 'baize.db'))).toBe(true);
    expect(await page().bridge.request('hello')).toMatchObject({ ok: true, value: { host: 'electron', notices: [] } });
  });

  test('shows its window after the page has loaded when Wayland sends no ready event', async () => {
    const { window, data } = await run({ machine: { withheld: new Set(['ready-to-show']) } });
    expect(window.calls.filter((what) => what === 'show')).toHaveLength(1);
    expect(log(data).match(/ window shown$/gm)).toHaveLength(1);
  });

  test.each(['linux', 'win32', 'darwin'] as const)(
    'shows its window after some seconds without any event, on %s',
    async (platform) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { window } = await run({
        platform,
        machine: { withheld: new Set(['ready-to-show', 'did-finish-load']) },
      });
      expect(window.calls).not.toContain('show');
      vi.advanceTimersByTime(3000);
      expect(window.calls.filter((what) => what === 'show')).toHaveLength(1);
    },
  );

  test('ignores a window that closed before it was shown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { window } = await run({ machine: { withheld: new Set(['ready-to-show', 'did-finish-load']) } });
    window.destroy();
    expect(() => vi.advanceTimersByTime(10_000)).not.toThrow();
  });

  test('sets the application id that it is packaged with on Windows', async () => {
    await begin({ platform: 'win32' });
    const { appId } = parse(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8')) as { appId: string };
    expect(machine.modelId).toBe(appId);
  });

  test.each([
    ['linux', true, 'icon.png'],
    ['linux', false, 'icon.png'],
    ['win32', true, undefined],
    ['win32', false, 'baize.ico'],
    ['darwin', true, undefined],
    ['darwin', false, undefined],
  ] as const)(
    'gives its window an icon where it has none (platform: %s, packaged: %s)',
    async (platform, packed, icon) => {
      const { window } = await run({ platform, machine: { packaged: packed } });
      const given = window.options.icon;
      expect(typeof given === 'string' ? basename(given) : given).toBe(icon);
    },
  );

  test('keeps the icon of its executable in the Dock', async () => {
    await run({ platform: 'darwin', machine: { packaged: true } });
    expect(machine.dockIcon).toBe('');
  });

  test('sets a Dock icon when Electron’s own executable runs, if the file exists', async () => {
    await run({ platform: 'darwin' });
    const icon = relative(machine.program, machine.dockIcon);
    expect(icon).toMatch(/512x512\.png$/);
    for (const path of [icon, 'assets/icons/baize.ico']) expect(existsSync(join(ROOT, path))).toBe(true);
  });

  test('keeps Chromium’s files in a subfolder and makes its own folder private', async () => {
    const data = join(temporaryFolder(), 'games');
    await run({ data });
    expect(machine.paths.get('userData')).toBe(join(data, 'baize-chromium'));
    expect(statSync(data).mode & 0o777).toBe(0o700);
    const names = readdirSync(data).filter((name) => !name.startsWith('baize') && name !== 'backups');
    expect(names).toEqual([]);
  });

  test('makes a folder private only if it holds nothing else', async () => {
    const data = temporaryFolder();
    mkdirSync(join(data, 'open'), { mode: 0o755 });
    await run({ data: join(data, 'open') });
    expect(statSync(join(data, 'open')).mode & 0o077).toBe(0);
  });
});

describe('the lock of the first start', () => {
  /** Makes a folder whose lock a process holds, as Chromium names it. */
  function lockedBy(pid: number, host = hostname()): string {
    const data = temporaryFolder();
    mkdirSync(join(data, 'baize-chromium'));
    symlinkSync(`${host}-${pid}`, join(data, 'baize-chromium/SingletonLock'));
    return data;
  }
  const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

  test.each([
    ['of a program that runs', () => lockedBy(process.pid)],
    ['of a different machine', () => lockedBy(deadPid(), 'other-machine')],
  ])('ends a second start with a message when the lock is %s', async (_whose, folder) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    const data = folder();
    const { exited } = await begin({ data });
    app.becomeReady();
    expect(await exited).toBe(0);
    expect(machine.windows.size).toBe(0);
    expect(existsSync(join(data, 'baize.db'))).toBe(false);
    expect(said).toHaveBeenCalledExactlyOnceWith('Baize is open already.');
    expect(log(data)).toMatch(/ not started: Baize is open already$/m);
  });

  test('is taken over from a killed program', async () => {
    const data = lockedBy(deadPid());
    const { window } = await run({ data });
    expect(window.calls).toContain('show');
    expect(readlinkSync(join(data, 'baize-chromium/SingletonLock'))).toBe(`${hostname()}-${process.pid}`);
  });

  test('is skipped where the file system has no locks', async () => {
    const { data, page } = await run({ machine: { lock: 'error' } });
    expect(await page().bridge.request('hello')).toMatchObject({ ok: true, value: { notices: [] } });
    expect(log(data)).toContain('the lock of the first start could not be had');
  });

  test('is skipped in a read-only folder: the program plays in memory and says so', async () => {
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
    'refuses --%s, which lets another program control it',
    async (name) => {
      const switches = new Map([[name, '9222']]);
      const { exited, data } = await begin({ machine: { packaged: true, switches, locale: 'sv-SE' } });
      app.becomeReady();
      expect(await exited).toBe(REPORTED_EXIT_CODE);
      expect(machine.windows.size).toBe(0);
      expect(machine.errors).toEqual([expect.stringMatching(/^Baize startar inte/)]);
      expect(machine.errors[0]).toContain(`--${name}`);
      expect(existsSync(join(data, 'baize.db'))).toBe(false);
      // Where Chromium puts its own files: by default among the games.
      expect(machine.paths.get('userData')).toMatch(/baize-\w+$/);
      expect(machine.paths.get('userData')).not.toContain(data);
    },
  );

  test('accepts those switches in development', async () => {
    await run({ machine: { switches: new Map([['remote-debugging-port', '0']]) } });
    expect(machine.windows.size).toBe(1);
  });
});

describe('a start without the sandbox', () => {
  const unsandboxed = () => ({ switches: new Map([['no-sandbox', '']]) });

  test.each([
    ['leaves the sandbox off for later processes, which would differ from the first ones,', unsandboxed(), false],
    ['is the only one that does:', {}, true],
  ])('%s when not packaged', async (_what, given, sandboxed) => {
    await run({ machine: given });
    expect(machine.sandboxed).toBe(sandboxed);
  });

  test('asks first when packaged, with No as the default', async () => {
    const { data, exited } = await begin({ machine: { packaged: true, locale: 'nl-BE', ...unsandboxed() } });
    app.becomeReady();
    expect(await exited).toBe(REPORTED_EXIT_CODE);
    expect(machine.boxes).toMatchObject([{ buttons: ['Afsluiten', 'Toch starten'], defaultId: 0, cancelId: 0 }]);
    expect(machine.windows.size).toBe(0);
    expect(existsSync(join(data, 'baize.db'))).toBe(false);
    expect(machine.paths.get('userData')).toBe(join(data, 'baize-chromium'));
    expect(log(data)).toMatch(/ not started: --no-sandbox$/m);
  });

  test('starts when the player agrees', async () => {
    const { data, window } = await run({ machine: { packaged: true, press: () => 1, ...unsandboxed() } });
    expect(window.calls).toContain('show');
    expect(log(data)).toMatch(/ started: --no-sandbox$/m);
  });
});

describe('a second start', () => {
  test('brings the first window to the front, also from the taskbar', async () => {
    const { window } = await run();
    window.minimize();
    app.emit('second-instance', {}, ['baize'], '/');
    expect(window.calls.slice(-3)).toEqual(['restore', 'show', 'focus']);
  });

  test.each(['open-url', 'open-file'])('brings the window to the front on %s of macOS', async (name) => {
    const { window, sentEvents } = await run({ platform: 'darwin' });
    window.minimize();
    app.emit(name, { preventDefault: () => {} }, name === 'open-url' ? 'baize:golf#7' : '/none.baize');
    expect(window.calls.slice(-3)).toEqual(['restore', 'show', 'focus']);
    await until(() => sentEvents.some((each) => each.name === 'shared'));
  });

  test('passes its link to the page', async () => {
    const { page, sentEvents } = await run();
    app.emit('second-instance', {}, ['baize', '--', 'baize:golf#7'], '/');
    await until(() => sentEvents.some(({ name }) => name === 'shared'));
    expect(await page().bridge.request('shared.next')).toEqual({ ok: true, value: 'baize:golf#7' });
  });

  test('ignores links that a web page opens in a loop, after the first few', async () => {
    const { window, sentEvents } = await run();
    const before = window.calls.length;
    for (let i = 0; i < 100; i += 1) app.emit('second-instance', {}, ['baize', '--', `baize:golf#${i + 1}`], '/');
    expect(window.calls.slice(before).filter((what) => what === 'focus')).toHaveLength(3);
    await until(() => sentEvents.filter(({ name }) => name === 'shared').length >= 3);
    expect(sentEvents.filter(({ name }) => name === 'shared')).toHaveLength(3);
  });
});

describe('a click on the Dock icon', () => {
  test('restores a minimised window', async () => {
    const { window } = await run({ platform: 'darwin' });
    window.minimize();
    app.emit('activate', {}, false);
    expect(window.calls.slice(-3)).toEqual(['restore', 'show', 'focus']);
  });
});

describe.each(['linux', 'win32', 'darwin'] as const)('opening a file on %s', (platform) => {
  test('adds it to the system’s recent documents where there are such', async () => {
    await run({ platform, args: ['--', '/games/a.baize', 'baize:golf#7.baize'] });
    if (platform === 'darwin') app.emit('open-file', { preventDefault: () => {} }, '/games/b.baize');
    else app.emit('second-instance', {}, ['baize', '--', 'b.baize'], '/games');
    await until(() => machine.recent.length === (platform === 'linux' ? 0 : 2));
    expect(machine.recent).toEqual(platform === 'linux' ? [] : ['/games/a.baize', '/games/b.baize']);
  });
});

describe('the save dialog', () => {
  test.each([
    ['klondike-7.baize', [{ name: 'BAIZE', extensions: ['baize'] }]],
    ['baize-odds.csv', [{ name: 'CSV', extensions: ['csv'] }]],
    ['game', []],
  ])('has the program’s name and the file type of %s', async (name, filters) => {
    const { window } = await run();
    const setSaveDialogOptions = vi.fn();
    window.webContents.session.emit('will-download', {}, { getFilename: () => name, setSaveDialogOptions });
    expect(setSaveDialogOptions).toHaveBeenCalledExactlyOnceWith({ title: 'Baize', defaultPath: name, filters });
  });
});

describe('a task of the system’s menu', () => {
  test.each([
    ['--new-deal', 'new'],
    ['--deal-of-the-day', 'daily'],
  ])('keeps %s until the page of a first start is ready', async (arg, wish) => {
    const { page } = await run({ args: [arg] });
    expect(await page().bridge.request('wish.next')).toEqual({ ok: true, value: wish });
    expect(await page().bridge.request('wish.next')).toEqual({ ok: true, value: null });
  });

  test.each([
    ['--new-deal', 'new'],
    ['--deal-of-the-day', 'daily'],
  ])('passes %s of a second start to the page and shows the window', async (arg, wish) => {
    const { page, sentEvents, window } = await run();
    app.emit('second-instance', {}, ['baize', '--allow-file-access-from-files', arg], '/');
    await until(() => sentEvents.some(({ name }) => name === 'wished'));
    expect(window.calls.at(-1)).toBe('focus');
    expect(await page().bridge.request('wish.next')).toEqual({ ok: true, value: wish });
  });

  test('is ignored after `--`, which ends the options', async () => {
    const { page } = await run({ args: ['--', '--new-deal'] });
    expect(await page().bridge.request('wish.next')).toEqual({ ok: true, value: null });
  });
});
