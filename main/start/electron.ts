import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onSignal } from './signals.ts';

/**
 * A download is given up if the server does not answer within this many milliseconds, or if the download stands still
 * for as long.
 */
const ANSWER_MS = 30_000;
const STANDSTILL_MS = 15_000;
const CHECK_MS = 250;

/** Characters kept of the end of the installer's error output. */
const MAX_ERROR_CHARACTERS = 4000;

/** The place of Electron, or a line that says why it could not be downloaded. */
export type Download = { readonly binary: string } | { readonly why: string };

/**
 * Returns Electron's own binary if it is installed. The package must not be imported to find out, because that would
 * begin a download without any limit.
 */
export function findElectron(root: string, env: NodeJS.ProcessEnv): string | undefined {
  const home = join(root, 'node_modules/electron');
  const name = readIf(join(home, 'path.txt'));
  const override = env['ELECTRON_OVERRIDE_DIST_PATH'];
  const binary = override ? join(override, name ?? 'electron') : join(home, 'dist', name ?? '-');
  return existsSync(binary) ? binary : undefined;
}

/**
 * Downloads Electron by its own installer, and prints the progress. Gives up if no data arrives. A signal ends the
 * installer; its temporary files are removed either way.
 */
export async function downloadElectron(root: string, env: NodeJS.ProcessEnv): Promise<Download> {
  const home = join(root, 'node_modules/electron');
  if (!existsSync(join(home, 'install.js'))) return { why: 'its package is not installed' };
  // Signals are heard from before the installer starts: one that came earlier would leave folder and installer behind.
  const off = onSignal(() => installer.stop('it was ended'));
  // A separate temporary folder, which shows the size of the download.
  const folder = mkdtempSync(join(tmpdir(), 'baize-electron-'));
  const installer = watchInstaller(install(join(home, 'install.js'), folder, env));
  const timer = watch(() => sizeOf(folder) + sizeOf(join(home, 'dist')), installer.stop);
  const why = await installer.reason;
  off();
  clearInterval(timer);
  rmSync(folder, { recursive: true, force: true });
  const binary = why === undefined ? findElectron(root, env) : undefined;
  return binary === undefined ? { why: why ?? 'its installer has left nothing' } : { binary };
}

/** Starts the installer; Node uses the proxy of the environment only where `NODE_USE_ENV_PROXY` is set. */
function install(installer: string, folder: string, env: NodeJS.ProcessEnv): ChildProcess {
  const here = { TMPDIR: folder, TEMP: folder, TMP: folder, NODE_USE_ENV_PROXY: '1' };
  const args = [join(import.meta.dirname, 'get-electron.ts'), installer];
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...env, ...here } });
}

/** Watches an installer: `reason` resolves to why it failed, or undefined where all went well; `stop` ends it. */
function watchInstaller(child: ChildProcess): { reason: Promise<string | undefined>; stop: (why: string) => void } {
  let stopReason: string | undefined;
  let errorOutput = '';
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (part: string) => (errorOutput = (errorOutput + part).slice(-MAX_ERROR_CHARACTERS)));
  const reason = new Promise<string | undefined>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code) => resolve(stopReason ?? (code === 0 ? undefined : lastLine(errorOutput))));
  });
  const stop = (why: string): void => {
    stopReason ??= why;
    child.kill('SIGKILL');
  };
  return { reason, stop };
}

/** Returns the line that names the error; those below it are its stack. */
function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return (lines.findLast((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1) ?? 'its installer failed').trim();
}

/** Prints every ten megabytes, and calls `stop` once the size has stayed the same for too long. */
function watch(size: () => number, stop: (why: string) => void): NodeJS.Timeout {
  let last = { size: size(), at: Date.now(), reported: 0 };
  const startSize = last.size;
  return setInterval(() => {
    const now = size();
    if (now !== last.size) last = { ...last, size: now, at: Date.now() };
    const longest = now === startSize ? ANSWER_MS : STANDSTILL_MS;
    if (Date.now() - last.at > longest) stop(`nothing came for ${longest / 1000} seconds`);
    const tens = Math.floor((now - startSize) / 1e7);
    if (tens <= last.reported) return;
    last = { ...last, reported: tens };
    console.log(`Getting Electron: ${tens * 10} MB …`);
  }, CHECK_MS);
}

/** Returns the bytes of a file or folder. Files that are removed in the meantime count as 0. */
function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.size ?? 0;
  try {
    return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
  } catch {
    return 0;
  }
}

const readIf = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined);
