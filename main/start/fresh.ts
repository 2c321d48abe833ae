import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { onSignal } from './signals.ts';

const SOURCES = ['engine', 'main', 'preload', 'renderer', 'assets', 'package-lock.json'];
/** Made last, so that its date is the date of the whole build. */
const BUILT = 'dist/main/index.js';

/** Builds the files that Electron and the page run, if they are missing or older than their sources. */
export async function buildIfStale(root: string): Promise<boolean> {
  if (isFresh(root)) return true;
  const child = spawn(process.execPath, [join(root, 'main/build/build.ts')], { stdio: 'inherit' });
  const off = onSignal((signal) => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  off();
  return code === 0;
}

/** Whether the build is newer than all of its sources. A folder's date shows a file that is gone, too. */
export function isFresh(root: string): boolean {
  return dateOf(join(root, BUILT)) > Math.max(...SOURCES.map((part) => newest(join(root, part))));
}

function newest(path: string): number {
  const own = dateOf(path);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return own;
  return Math.max(own, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const dateOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
