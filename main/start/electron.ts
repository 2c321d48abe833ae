import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** So long may a download stand still before it is given up. */
const PATIENCE = 5000;
const GLANCE = 250;

/**
 * Electron's own binary, if it is there. Its package must not be imported to ask: that would begin a download which
 * nothing bounds.
 */
export function findElectron(root: string, env: NodeJS.ProcessEnv): string | undefined {
  const home = join(root, 'node_modules/electron');
  const name = readIf(join(home, 'path.txt'));
  const override = env['ELECTRON_OVERRIDE_DIST_PATH'];
  const binary = override ? join(override, name ?? 'electron') : join(home, 'dist', name ?? '-');
  return existsSync(binary) ? binary : undefined;
}

/** Downloads Electron by its own installer, and says how it goes. Gives up where nothing comes. */
export async function downloadElectron(root: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const home = join(root, 'node_modules/electron');
  if (!existsSync(join(home, 'install.js'))) return undefined;
  // A temporary folder of its own, in which the download can be seen to grow.
  const folder = mkdtempSync(join(tmpdir(), 'baize-electron-'));
  const here = { TMPDIR: folder, TEMP: folder, TMP: folder };
  const child = spawn(process.execPath, [join(home, 'install.js')], { stdio: 'ignore', env: { ...env, ...here } });
  const stop = (): void => void child.kill();
  const timer = watch(() => sizeOf(folder) + sizeOf(join(home, 'dist')), stop);
  await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  clearInterval(timer);
  rmSync(folder, { recursive: true, force: true });
  return child.exitCode === 0 ? findElectron(root, env) : undefined;
}

/** Prints every ten megabytes, and calls `stop` once the size has stood still for too long. */
function watch(size: () => number, stop: () => void): NodeJS.Timeout {
  let last = { size: size(), at: Date.now(), said: 0 };
  const begun = last.size;
  return setInterval(() => {
    const now = size();
    if (now !== last.size) last = { ...last, size: now, at: Date.now() };
    if (Date.now() - last.at > PATIENCE) stop();
    const tens = Math.floor((now - begun) / 1e7);
    if (tens <= last.said) return;
    last = { ...last, said: tens };
    console.log(`Getting Electron: ${tens * 10} MB …`);
  }, GLANCE);
}

function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.size ?? 0;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

const readIf = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined);
