import { spawn } from 'node:child_process';
import { REPORTED_EXIT_CODE } from '../system/exit-codes.ts';
import { onSignal } from './signals.ts';

/** Milliseconds: an end with an error this soon means that Electron can't run here: no display, a missing library. */
const EARLY_END_MS = 5000;

/** Signals by which somebody ends it on purpose; when it crashes, Chromium ends itself by others. */
const DELIBERATE_SIGNALS = new Set<string | null>(['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGTERM']);

/** Runs the program in Electron until it ends; returns its exit code, or undefined when Electron can't run here. */
export async function runElectron(binary: string, root: string, data: string): Promise<number | undefined> {
  const start = Date.now();
  // With ELECTRON_RUN_AS_NODE, which terminals inside other Electron programs set, it would be a bare Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const child = spawn(binary, [root], { stdio: 'inherit', env: { ...env, BAIZE_DATA: data } });
  let wasSignalled = false;
  const off = onSignal((signal) => {
    wasSignalled = true;
    child.kill(signal);
  });
  const { code, onPurpose } = await new Promise<{ code: number; onPurpose: boolean }>((resolve) => {
    child.once('error', () => resolve({ code: 1, onPurpose: false }));
    child.once('exit', (exit, signal) => resolve({ code: exit ?? 1, onPurpose: DELIBERATE_SIGNALS.has(signal) }));
  });
  off();
  if (wasSignalled) return 0;
  if (code === 0 || code === REPORTED_EXIT_CODE || onPurpose) return code;
  return Date.now() - start < EARLY_END_MS ? undefined : code;
}
