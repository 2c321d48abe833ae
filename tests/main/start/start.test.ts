import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { dataFolder } from '../../../main/system/data-folder.ts';
import { findElectron } from '../../../main/start/electron.ts';
import { isFresh } from '../../../main/start/fresh.ts';
import { readOptions } from '../../../main/start/options.ts';
import { linksIn } from '../../../main/requests/opened-links.ts';
import { keepWindowState, readWindowState } from '../../../main/electron/window/window-state.ts';
import { temporaryFolder, visit } from '../browser/hosted.ts';
import { started, STDIO } from './started.ts';
import { PATIENTLY } from '../../tools/patiently.ts';

describe('the data folder', () => {
  const given = { args: [], env: {}, platform: 'linux', home: '/h' };
  test.each([
    ['where Linux keeps it', given, join('/h', '.config', 'Baize')],
    ['where Linux was told to', { ...given, env: { XDG_CONFIG_HOME: '/c' } }, join('/c', 'Baize')],
    ['where macOS keeps it', { ...given, platform: 'darwin' }, join('/h', 'Library', 'Application Support', 'Baize')],
    ['where Windows keeps it', { ...given, platform: 'win32', env: { APPDATA: '/r' } }, join('/r', 'Baize')],
    [
      'beside a portable program of Windows',
      { ...given, platform: 'win32', env: { APPDATA: '/r', PORTABLE_EXECUTABLE_DIR: '/stick' } },
      join('/stick', 'Baize data'),
    ],
    ['where BAIZE_DATA says', { ...given, env: { BAIZE_DATA: '/d' } }, '/d'],
    ['where --data says before that', { ...given, args: ['--data', '/e'], env: { BAIZE_DATA: '/d' } }, '/e'],
    ['where --data= says', { ...given, args: ['--data=/e'] }, '/e'],
  ])('is %s', (_where, surroundings, folder) => {
    expect(dataFolder(surroundings)).toBe(folder);
  });
});

describe('a user without a home folder', () => {
  test('must name a data folder, unless one is given', () => {
    const none = { args: [], env: {}, platform: 'linux', home: '' };
    expect(() => dataFolder(none)).toThrow(/no home folder.*--data DIR/);
    expect(dataFolder({ ...none, args: ['--data', '/d'] })).toBe('/d');
    expect(dataFolder({ ...none, env: { XDG_CONFIG_HOME: '/c' } })).toBe(join('/c', 'Baize'));
  });

  // Root can start a program as a user whom the system does not know.
  const unknown = process.getuid?.() === 0 ? 54_321 : undefined;
  test('starts with --data, saves its games and ends cleanly', async () => {
    const data = temporaryFolder();
    if (unknown !== undefined) chownSync(data, unknown, unknown);
    const as = unknown === undefined ? {} : { uid: unknown, gid: unknown };
    const { child, ...host } = await started(data, (node, args) =>
      spawn(node, args, { stdio: STDIO, env: { PATH: process.env['PATH'] }, ...as }),
    );
    expect(await (await visit(host)).ask('hello')).toMatchObject({ value: { notices: [] } });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

/** Windows has no pipes among its files. */
describe.each(process.platform === 'win32' ? [] : ['a pipe or another thing that is no file'])('%s', () => {
  const noticesAt = async (data: string): Promise<unknown> => {
    const { child, ...host } = await started(data);
    const page = await visit(host);
    const { value } = (await page.ask('hello')) as { value: { notices: unknown } };
    expect(await page.ask('settings.change', { volume: 0.1 })).toMatchObject({ ok: true });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    return value.notices;
  };
  const pipe = (path: string): void => void execFileSync('mkfifo', [path]);

  test('makes the program play in memory when it is the database', async () => {
    const data = temporaryFolder();
    pipe(join(data, 'baize.db'));
    expect(await noticesAt(data)).toEqual([{ kind: 'memory-only', detail: data, why: 'unreachable' }]);
  });

  test('does not prevent playing and saving when it is the log, a mark or a backup', async () => {
    const data = temporaryFolder();
    mkdirSync(join(data, 'backups'));
    for (const name of [
      'baize.log',
      'baize-older.log',
      'baize-damaged-a.db.untold',
      'baize-damaged-a.db',
      'baize.db.suspect',
      'backups/baize-asked-20260101T000000Z.db',
    ])
      pipe(join(data, name));
    expect(await noticesAt(data)).toMatchObject([{ kind: 'database-set-aside' }]);
  });

  test('is ignored as the window state or a shared game', () => {
    const folder = temporaryFolder();
    for (const name of ['window.json', 'window.json.new', 'x.baize']) pipe(join(folder, name));
    expect(readWindowState(folder, [])).toBeUndefined();
    expect(linksIn(['x.baize'], folder)).toEqual(['']);
    keepWindowState(folder, { bounds: { x: 1, y: 2, width: 900, height: 700 }, maximised: false });
    expect(readWindowState(folder, [{ x: 0, y: 0, width: 1920, height: 1080 }])).toMatchObject({ maximised: false });
  });

  test('makes the program play in memory where nothing can be created', async () => {
    const data = '/proc/no/folder';
    expect(await noticesAt(data)).toMatchObject([{ kind: 'memory-only', detail: data, why: 'unreachable' }]);
  });
});

describe('start options', () => {
  test('open a browser only with a display and unless told not to', () => {
    const open = (args: string[], env: NodeJS.ProcessEnv) => readOptions(args, env, 'linux');
    expect(open([], { DISPLAY: ':0' })).toMatchObject({ open: true, browser: false, port: 0 });
    expect(open([], {})).toMatchObject({ open: false });
    expect(open(['--no-open'], { DISPLAY: ':0' })).toMatchObject({ open: false });
    expect(open([], { DISPLAY: ':0', BROWSER: 'none' })).toMatchObject({ open: false });
    expect(open(['--browser', '--port', '8080'], {})).toMatchObject({ browser: true, port: 8080, sandbox: true });
    expect(open(['--no-sandbox'], {})).toMatchObject({ sandbox: false });
  });

  test.each([['--port=x'], ['--port=70000'], ['--nonsense']])('report the error in %s', (arg) => {
    expect(readOptions([arg], {}, 'linux')).toMatch(/npm start -- /);
  });
});

describe('Electron', () => {
  test('is found where its package or an override says', () => {
    const root = temporaryFolder();
    const home = join(root, 'node_modules/electron');
    mkdirSync(join(home, 'dist'), { recursive: true });
    expect(findElectron(root, {})).toBeUndefined();
    writeFileSync(join(home, 'path.txt'), 'electron');
    expect(findElectron(root, {})).toBeUndefined();
    writeFileSync(join(home, 'dist/electron'), '');
    expect(findElectron(root, {})).toBe(join(home, 'dist/electron'));
    expect(findElectron(root, { ELECTRON_OVERRIDE_DIST_PATH: join(root, 'none') })).toBeUndefined();
    expect(findElectron(root, { ELECTRON_OVERRIDE_DIST_PATH: join(home, 'dist') })).toBe(join(home, 'dist/electron'));
  });
});

describe('the build', () => {
  test('is current until a source is newer or missing', () => {
    const root = temporaryFolder();
    const [source, built] = [join(root, 'engine/deep/card.ts'), join(root, 'dist/main/index.js')];
    for (const file of [source, built]) {
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, '');
    }
    const at = (file: string, date: number): void => utimesSync(file, date, date);
    for (const folder of ['engine', 'engine/deep']) at(join(root, folder), 1000);
    at(source, 1000);
    at(built, 2000);
    expect(isFresh(root)).toBe(true);
    at(source, 3000);
    expect(isFresh(root)).toBe(false);
    at(source, 1000);
    rmSync(source);
    expect(isFresh(root)).toBe(false);
    rmSync(built);
    expect(isFresh(root)).toBe(false);
  });
});

describe('the browser host process', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends cleanly at %s within two seconds although a page holds on',
    async (signal) => {
      const data = temporaryFolder();
      const { child, ...host } = await started(data);
      const page = await visit(host);
      expect(await page.ask('settings.change', { volume: 0.1 })).toMatchObject({ ok: true });
      expect(existsSync(join(data, 'baize.db-wal'))).toBe(true);
      const start = performance.now();
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(performance.now() - start).toBeLessThan(2000);
      expect(existsSync(join(data, 'baize.db-wal'))).toBe(false);
    },
  );

  test('ends cleanly when npm and its shell were killed first', async () => {
    const data = temporaryFolder();
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    const { child, ...host } = await started(data, (node, args) =>
      spawn('sh', ['-c', '"$0" "$@"; exit', node, ...args], { stdio: STDIO, env }),
    );
    expect(await (await visit(host)).ask('hello')).toMatchObject({ ok: true });
    child.kill('SIGTERM');
    await vi.waitFor(() => expect(existsSync(join(data, 'baize.db-wal'))).toBe(false), PATIENTLY);
    await expect(fetch(host.origin)).rejects.toThrow();
  });

  test('ends when its page quits', async () => {
    const { child, ...host } = await started(temporaryFolder());
    const page = await visit(host);
    const ended = once(child, 'exit');
    expect(await page.ask('window.quit')).toEqual({ ok: true, value: null });
    page.leave();
    expect(await ended).toEqual([0, null]);
  });

  test('keeps every answered save when killed', async () => {
    const data = temporaryFolder();
    const { child, ...host } = await started(data);
    expect(await (await visit(host)).ask('settings.change', { volume: 0.1 })).toMatchObject({ ok: true });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = await visit(await started(data));
    expect(await again.ask('settings.read')).toMatchObject({ value: { volume: 0.1 } });
  });
});
