import { spawn } from 'node:child_process';
import { SAID_WHY } from '../system/exit-codes.ts';
import { onSignal } from './signals.ts';

/** Milliseconds: an end with an error this soon means that Electron can't run here: no display, a missing library. */
const AT_ONCE_MS = 5000;

/** Signals by which somebody ends it on purpose; when it crashes, Chromium ends itself by others. */
const BY_SOMEBODY = new Set<string | null>(['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGTERM']);

/** Runs the program in Electron until it ends; returns its exit code, or undefined when Electron can't run here. */
export async function runElectron(binary: string, root: string, data: string): Promise<number | undefined> {
  const begun = Date.now();
  // With ELECTRON_RUN_AS_NODE, which terminals inside other Electron programs set, it would be a bare Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const child = spawn(binary, [root], { stdio: 'inherit', env: { ...env, BAIZE_DATA: data } });
  let asked = false;
  const off = onSignal((signal) => {
    asked = true;
    child.kill(signal);
  });
  const { code, onPurpose } = await new Promise<{ code: number; onPurpose: boolean }>((resolve) => {
    child.once('error', () => resolve({ code: 1, onPurpose: false }));
    child.once('exit', (exit, signal) => resolve({ code: exit ?? 1, onPurpose: BY_SOMEBODY.has(signal) }));
  });
  off();
  if (asked) return 0;
  if (code === 0 || code === SAID_WHY || onPurpose) return code;
  return Date.now() - begun < AT_ONCE_MS ? undefined : code;
}
