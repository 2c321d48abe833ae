import { execFile, execFileSync, spawn, type ExecFileOptions } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { systemNode } from '../../tools/system-node.ts';
import { temporaryFolder, visit } from '../browser/hosted.ts';
import { addressOf, endWithTest } from './started.ts';

/** The last npm that comes with Node 20 and 22. Later versions differ in the scripts of packages that they run. */
const NPM = '10.9.9';
const ON_WINDOWS = process.platform === 'win32';

/** Copies what a clone would hold, with changes that are not committed yet. */
function cloned(): string {
  const folder = join(temporaryFolder(), 'baize');
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  for (const path of paths.filter((path) => path !== '' && existsSync(join(ROOT, path))))
    cpSync(join(ROOT, path), join(folder, path));
  return folder;
}

interface Ended {
  readonly code: number;
  readonly stderr: string;
}

/** Runs a program to its end; its output is ignored. */
const run = (program: string, args: readonly string[], options: ExecFileOptions): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(program, args, { ...options, encoding: 'utf8', maxBuffer: Infinity }, (error, _stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stderr }),
    );
  });

/** Installs npm in that version; returns its program. */
async function npmOfNode20(): Promise<string> {
  const folder = temporaryFolder();
  const ask = ['install', '--prefer-offline', '--ignore-scripts', '--no-save', '--prefix', folder, `npm@${NPM}`];
  expect(await run('npm', ask, { cwd: folder, shell: ON_WINDOWS })).toMatchObject({ code: 0 });
  return join(folder, 'node_modules/npm/bin/npm-cli.js');
}

/**
 * Returns this environment, but without compiler and Python: npm and its scripts find only the machine's own Node and a
 * shell.
 */
function bareEnvironment(node: string): NodeJS.ProcessEnv {
  const leads = /^(?:path|python.*|pyenv.*|cc|cxx|node|init_cwd|npm_(?!config_(?:registry|cache|userconfig)$).*)$/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !leads.test(name)));
  if (ON_WINDOWS) return { ...env, Path: [dirname(node), `${env['SystemRoot']}\\System32`].join(delimiter) };
  const bin = temporaryFolder();
  symlinkSync(node, join(bin, 'node'));
  symlinkSync('/bin/sh', join(bin, 'sh'));
  return { ...env, PATH: bin };
}

/** Returns the command that `npm run` passes to a shell. */
const scriptOf = (name: string): string =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts[name]!;

test('installs without scripts, so needs no compiler or Python', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
});

test('starts, saves and begins its tests without compiler and Python', async () => {
  const here = { cwd: ROOT, env: bareEnvironment(systemNode()), shell: true };
  const result = await run(scriptOf('test'), ['no-such-part'], here);
  expect(result.stderr).toContain('There is no part “no-such-part”');

  const args = ['--browser', '--no-open', '--data', temporaryFolder()];
  const start = spawn(`exec ${scriptOf('start')}`, args, { ...here, stdio: ['ignore', 'pipe', 'inherit'] });
  endWithTest(start, 'SIGTERM');
  await expectToKeep(start);
});

async function expectToKeep({ stdout }: { readonly stdout: Readable }): Promise<void> {
  const page = await visit(await addressOf(stdout));
  expect(await page.ask('settings.change', { volume: 0.1 })).toMatchObject({ ok: true });
}

// By day this is left out: the machine that runs the tests has just installed the packages itself, from a clean clone
// and by its own npm.
if (BY_NIGHT)
  test(
    'installs with npm 10, starts, saves and begins its tests without a compiler',
    { timeout: 600_000 },
    async () => {
      const [folder, node, npm] = [cloned(), systemNode(), await npmOfNode20()];
      const here = { cwd: folder, env: bareEnvironment(node) };
      expect(await run(node, [npm, 'ci', '--prefer-offline'], here)).toEqual({ code: 0, stderr: '' });

      const result = await run(node, [npm, 'test', '--', 'no such part'], here);
      expect(result.stderr).toContain('There is no part “no such part”');

      const args = ['start', '--', '--browser', '--no-open', '--data', temporaryFolder()];
      const start = spawn(node, [npm, ...args], { ...here, stdio: ['ignore', 'pipe', 'inherit'] });
      endWithTest(start, 'SIGTERM');
      await expectToKeep(start);
    },
  );
