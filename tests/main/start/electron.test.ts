import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { getDesktop } from '../../../main/start/desktop.ts';
import { downloadElectron } from '../../../main/start/electron.ts';
import { runElectron } from '../../../main/start/run-electron.ts';
import { sandboxBar } from '../../../main/start/sandbox.ts';
import { REPORTED_EXIT_CODE } from '../../../main/system/exit-codes.ts';
import { temporaryFolder } from '../browser/hosted.ts';
import { endWithTest } from './started.ts';
import { PATIENTLY } from '../../tools/patiently.ts';
import { systemNode } from '../../tools/system-node.ts';

/** An installer that fetches from an address and, like Electron's, prints the stack of what went wrong. */
const FETCH = (address: string, then: string): string => `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const { join } = require('node:path');
  const got = (text) => { mkdirSync(join(__dirname, 'dist')); writeFileSync(join(__dirname, 'dist/electron'), text);
    writeFileSync(join(__dirname, 'path.txt'), 'electron'); };
  fetch('${address}').then((answer) => answer.text()).then(${then})
    .catch((error) => { console.error(error.stack); process.exit(1); });`;

/** Makes a repository whose Electron has this installer. */
function withInstaller(script: string): string {
  const root = temporaryFolder();
  const home = join(root, 'node_modules/electron');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'install.js'), script);
  return root;
}

/** Starts a server, which is also a proxy, that answers with the requested address after some time. */
async function server(afterMs = 0): Promise<string> {
  const made = createServer((request, answer) => {
    const { href } = new URL(request.url!, `http://${request.headers.host}`);
    setTimeout(() => answer.end(`asked for ${href}`), afterMs);
  });
  made.on('connect', (_asked, socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    made.emit('connection', socket);
  });
  made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  onTestFinished(() => made.closeAllConnections());
  onTestFinished(() => void made.close());
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

const { NO_PROXY: _1, no_proxy: _2, HTTP_PROXY: _3, http_proxy: _4, ...PLAIN } = process.env;

describe('downloading Electron', () => {
  test('waits for a slow server', async () => {
    const root = withInstaller(FETCH(await server(6000), 'got'));
    expect(await downloadElectron(root, PLAIN)).toEqual({ binary: join(root, 'node_modules/electron/dist/electron') });
  });

  test('uses the proxy of the environment', async () => {
    const root = withInstaller(FETCH('http://nowhere.invalid/electron.zip', 'got'));
    const got = await downloadElectron(root, { ...PLAIN, HTTP_PROXY: await server() });
    expect('binary' in got && readFileSync(got.binary, 'utf8')).toBe('asked for http://nowhere.invalid/electron.zip');
  });

  test('says why it failed', async () => {
    const root = withInstaller(FETCH('http://127.0.0.1:1', 'got'));
    expect(await downloadElectron(root, PLAIN)).toEqual({ why: expect.stringMatching(/fetch failed: .+/) });
    expect(await downloadElectron(withInstaller('process.exit(1)'), PLAIN)).toEqual({ why: 'its installer failed' });
    expect(await downloadElectron(temporaryFolder(), PLAIN)).toEqual({ why: 'its package is not installed' });
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('leaves no file and no downloader after %s', async (signal) => {
    const temporary = temporaryFolder();
    const root = withInstaller(`
      const { writeFileSync, renameSync } = require('node:fs');
      writeFileSync(process.env.TMPDIR + '/part', String(process.pid));
      setInterval(() => {}, 1000);`);
    const module = pathToFileURL(join(ROOT, 'main/start/electron.ts')).href;
    const script = `console.log(await (await import('${module}')).downloadElectron(process.argv[1], process.env));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, root], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...PLAIN, TMPDIR: temporary, TMP: temporary, TEMP: temporary },
    });
    endWithTest(child);
    const pid = await vi.waitFor(() => {
      const found = readFileSync(join(temporary, readdirSync(temporary)[0] ?? '-', 'part'), 'utf8');
      expect(found).not.toBe('');
      return Number(found);
    }, PATIENTLY);
    onTestFinished(() => killed(pid));
    child.kill(signal);
    await once(child, 'exit');
    expect(readdirSync(temporary)).toEqual([]);
    expect(isAlive(pid)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const killed = (pid: number): void => void (isAlive(pid) && process.kill(pid, 'SIGKILL'));

/** Returns the line of a shell that goes on as a program of Node; the program has no single quotes but ours. */
const byNode = (program: string): string => `exec '${process.execPath}' -e '${program.replaceAll("'", '"')}'`;

/** Windows can't start a script by its first line. */
describe.each(process.platform === 'win32' ? [] : ['Electron'])('%s', () => {
  const binary = (script: string): string => {
    const path = join(temporaryFolder(), 'electron');
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };

  test('never starts as a bare Node', async () => {
    const folder = temporaryFolder();
    vi.stubEnv('ELECTRON_RUN_AS_NODE', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const path = binary(`[ -z "\${ELECTRON_RUN_AS_NODE+set}" ] && touch "$BAIZE_DATA/window"`);
    expect(await runElectron(path, ROOT, { data: folder, sandbox: true })).toBe(0);
    expect(existsSync(join(folder, 'window'))).toBe(true);
  });

  test.each([
    [true, [ROOT]],
    [false, ['--no-sandbox', ROOT]],
  ])('has the sandbox unless it was turned off: %s', async (sandbox, args) => {
    const data = temporaryFolder();
    expect(await runElectron(binary(`printf '%s\\n' "$@" > "$BAIZE_DATA/args"`), ROOT, { data, sandbox })).toBe(0);
    expect(readFileSync(join(data, 'args'), 'utf8')).toBe(args.map((arg) => `${arg}\n`).join(''));
  });

  test('runs in its own process group, away from the terminal’s Ctrl+C', async () => {
    const data = temporaryFolder();
    const path = join(data, 'pid');
    const noting = "require('node:fs').writeFileSync(process.env.BAIZE_DATA + '/pid', String(process.pid));";
    const running = runElectron(binary(byNode(`${noting} setInterval(() => {}, 1000)`)), ROOT, { data, sandbox: true });
    const pid = await vi.waitUntil(() => existsSync(path) && Number(readFileSync(path, 'utf8')), PATIENTLY);
    // A group has the number of the process that leads it.
    expect(process.kill(-pid, 0)).toBe(true);
    process.kill(pid, 'SIGTERM');
    expect(await running).toBe(1);
  });

  test('gets one signal per Ctrl+C although npm and the terminal both send one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const kill = vi.spyOn(ChildProcess.prototype, 'kill').mockReturnValue(true);
    onTestFinished(() => kill.mockRestore());
    const data = temporaryFolder();
    const before = process.listeners('SIGINT');
    const running = runElectron(binary('exit 0'), ROOT, { data, sandbox: true });
    const passOn = process.listeners('SIGINT').find((listener) => !before.includes(listener));
    passOn!('SIGINT');
    passOn!('SIGINT');
    expect(kill.mock.calls).toEqual([['SIGINT']]);
    vi.setSystemTime(Date.now() + 5000);
    passOn!('SIGINT');
    expect(kill.mock.calls).toEqual([['SIGINT'], ['SIGINT']]);
    expect(await running).toBe(0);
  });

  test.each([
    ['can’t run here that ends at once with an error', 'exit 127', undefined],
    ['can’t run here that ends itself by a signal', 'kill -TRAP $$', undefined],
    ['has said itself why it does not start', `exit ${REPORTED_EXIT_CODE}`, REPORTED_EXIT_CODE],
    ['was ended by somebody', 'kill -TERM $$', 1],
  ])('%s', async (_what, script, code) => {
    expect(await runElectron(binary(script), ROOT, { data: temporaryFolder(), sandbox: true })).toBe(code);
  });
});

/** Windows can't start a script by its first line. */
describe.each(process.platform === 'win32' ? [] : ['npm start'])('%s', () => {
  /**
   * Returns what it prints, with an Electron that runs this script; its browser host, if it comes to that, ends at
   * once.
   */
  async function startWith(
    script: string,
    { args: extra = [], display = ':0' }: { readonly args?: readonly string[]; readonly display?: string } = {},
  ): Promise<{ code: number | null; output: string }> {
    const folder = temporaryFolder();
    // Where Electron is installed, its package names its binary.
    const named = join(ROOT, 'node_modules/electron/path.txt');
    const path = join(folder, existsSync(named) ? readFileSync(named, 'utf8').trim() : 'electron');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    const args = [join(ROOT, 'main/start/start.ts'), '--no-open', '--data', temporaryFolder(), ...extra];
    const env = { ...PLAIN, ELECTRON_OVERRIDE_DIST_PATH: folder, DISPLAY: display, WAYLAND_DISPLAY: '' };
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    endWithTest(child);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.includes('Ctrl+C ends it.')) child.kill('SIGTERM');
    });
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }

  test('says in one line why Electron is missing, and plays in the browser', async () => {
    const { code, output } = await startWith('exit 127', { args: ['--no-sandbox'] });
    expect(code).toBe(0);
    expect(output).toMatch(/Baize is at http:/);
    expect(output.split('\n')).toContain('Electron can’t run here, so Baize plays in your browser.');
  });

  test('adds nothing when the desktop program has said why it does not start', async () => {
    const { code, output } = await startWith(`exit ${REPORTED_EXIT_CODE}`, { args: ['--no-sandbox'] });
    expect(code).toBe(REPORTED_EXIT_CODE);
    expect(output).not.toContain('browser');
  });

  if (process.platform === 'linux')
    test('does not start Electron without a display', async () => {
      const { output } = await startWith(`exit ${REPORTED_EXIT_CODE}`, { display: '' });
      expect(output.split('\n')).toContain(
        'Electron needs a display, and there is none here, so Baize plays in your browser.',
      );
    });

  test('lets Electron end by itself at the terminal’s Ctrl+C', async () => {
    const [folder, data] = [temporaryFolder(), temporaryFolder()];
    const named = join(ROOT, 'node_modules/electron/path.txt');
    const path = join(folder, existsSync(named) ? readFileSync(named, 'utf8').trim() : 'electron');
    mkdirSync(dirname(path), { recursive: true });
    // Like Electron, it saves at the first signal, which takes a while. A second signal in that time would kill
    // Electron.
    const program = `
      const note = (what) => require('node:fs').appendFileSync(process.env.BAIZE_DATA + '/signals', what);
      process.on('SIGINT', () => note('SIGINT '));
      process.once('SIGINT', () => setTimeout(() => { note('saved'); process.exit(); }, 300));
      setInterval(() => {}, 1000);
      note('');`;
    writeFileSync(path, `#!/bin/sh\n${byNode(program)}\n`);
    chmodSync(path, 0o755);
    const env = { ...PLAIN, ELECTRON_OVERRIDE_DIST_PATH: folder, DISPLAY: ':0' };
    const args = [join(ROOT, 'main/start/index.js'), '--no-open', '--no-sandbox', '--data', data];
    const child = spawn(systemNode(), args, { stdio: 'inherit', env, detached: true });
    endWithTest(child);
    await vi.waitUntil(() => existsSync(join(data, 'signals')), PATIENTLY);
    process.kill(-child.pid!, 'SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(readFileSync(join(data, 'signals'), 'utf8')).toBe('SIGINT saved');
  });
});

describe('finding Electron', () => {
  const DISPLAY = { DISPLAY: ':0' };
  const REMEDY = 'sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0';
  const barred = () => ({ setting: 'kernel.apparmor_restrict_unprivileged_userns = 1', remedy: REMEDY });
  const machine = { root: '/none', env: DISPLAY, platform: 'linux', user: 1000, bar: () => undefined };

  /** Searches on a machine without Electron; returns the result, and whether a download was tried. */
  async function search(sandbox: boolean, given: object) {
    const download = vi.fn(async () => ({ binary: '/got' }));
    const found = await getDesktop({ sandbox }, { ...machine, ...given, download });
    return { found, downloaded: download.mock.calls.length > 0 };
  }

  test('downloads it where it can run', async () => {
    expect(await search(true, {})).toEqual({ found: { binary: '/got' }, downloaded: true });
    expect(await search(true, { env: {}, platform: 'darwin', user: 0 })).toMatchObject({ downloaded: true });
  });

  test.each([
    ['without a display', { env: {} }, /^needs a display/, undefined],
    ['as root', { user: 0 }, /^does not run as root$/, /another user, or .*--no-sandbox/],
    [
      'where it can make no sandbox',
      { bar: barred },
      /userns = 1\)$/,
      new RegExp(`“${REMEDY}”, then “npm start” again`),
    ],
  ])('downloads nothing %s and says so', async (_where, given, why, remedy) => {
    const { found, downloaded } = await search(true, given);
    expect(downloaded).toBe(false);
    expect('why' in found && found.why).toMatch(why);
    expect('remedy' in found && found.remedy).toEqual(remedy ? expect.stringMatching(remedy) : false);
  });

  test.each([
    ['as root', { user: 0 }, true],
    ['where it can make no sandbox', { bar: barred }, true],
    ['without a display', { env: {} }, false],
  ])('runs without the sandbox when asked to, %s', async (_where, given, downloaded) => {
    expect(await search(false, given)).toMatchObject({ downloaded });
  });
});

describe('a Linux without unprivileged sandboxes', () => {
  const machine = (name: string, value: string) => {
    const [settings, profiles] = [temporaryFolder(), temporaryFolder()];
    const [folder = '', file = ''] = name.split('.');
    mkdirSync(join(settings, folder));
    writeFileSync(join(settings, folder, file), `${value}\n`);
    const given = { platform: 'linux', settings, profiles, root: statSync(settings).uid };
    return { profiles, bar: (binary?: string) => sandboxBar(binary, given), given };
  };
  const APPARMOR = 'kernel.apparmor_restrict_unprivileged_userns';

  function electron(mode: number): string {
    const folder = temporaryFolder();
    for (const name of ['electron', 'chrome-sandbox']) writeFileSync(join(folder, name), '');
    chmodSync(join(folder, 'chrome-sandbox'), mode);
    return join(folder, 'electron');
  }

  test.each([
    [APPARMOR, '1', '0'],
    ['kernel.unprivileged_userns_clone', '0', '1'],
    ['user.max_user_namespaces', '0', '15000'],
  ])('is detected by %s = %s', (name, bars, lets) => {
    const bar = { setting: `${name} = ${bars}`, remedy: `sudo sysctl -w ${name}=${lets}` };
    expect(machine(name, bars).bar(electron(0o755))).toEqual(bar);
    expect(machine(name, bars).bar()).toEqual(bar);
    expect(machine(name, lets).bar(electron(0o755))).toBeUndefined();
  });

  test('is not reported with a setuid helper or an AppArmor profile', () => {
    expect(machine(APPARMOR, '1').bar(electron(0o4755))).toBeUndefined();
    const { bar, profiles } = machine(APPARMOR, '1');
    const binary = electron(0o755);
    writeFileSync(join(profiles, 'baize'), `profile baize ${binary} flags=(unconfined) {\n  userns,\n}\n`);
    expect(bar(binary)).toBeUndefined();
    expect(bar(electron(0o755))).toMatchObject({ setting: `${APPARMOR} = 1` });
  });

  test('is not detected on other systems', () => {
    const { given } = machine(APPARMOR, '1');
    expect(sandboxBar(electron(0o755), { ...given, platform: 'darwin' })).toBeUndefined();
  });
});
