import { spawn } from 'node:child_process';
import { REPORTED_EXIT_CODE } from '../system/exit-codes.ts';
import { askToEnd } from './ask-to-end.ts';
import type { StartOptions } from './options.ts';
import { onSignal } from './signals.ts';

/** Milliseconds: an end with an error this soon means that Electron can't run here: no display, a missing library. */
const EARLY_END_MS = 5000;

/** Signals by which somebody ends it on purpose; when it crashes, Chromium ends itself by others. */
const DELIBERATE_SIGNALS = new Set<string | null>(['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGTERM']);

/**
 * Milliseconds after a signal within which another is the same press of Ctrl+C: the terminal and npm both send one.
 * Electron saves at the first, and is killed by a second.
 */
const SAME_PRESS_MS = 1000;

/** Runs the program in Electron until it ends; returns its exit code, or undefined when Electron can't run here. */
export async function runElectron(
  binary: string,
  root: string,
  { data, sandbox }: Pick<StartOptions, 'data' | 'sandbox'>,
): Promise<number | undefined> {
  const start = Date.now();
  // With ELECTRON_RUN_AS_NODE, which terminals inside other Electron programs set, it would be a bare Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const child = spawn(binary, [...(sandbox ? [] : ['--no-sandbox']), root], {
    stdio: 'inherit',
    env: { ...env, BAIZE_DATA: data },
    // In a group of its own, to which the terminal sends nothing: what comes from there is passed on below.
    detached: process.platform !== 'win32',
  });
  let signalledAt = -Infinity;
  const off = onSignal((signal) => {
    const now = Date.now();
    if (now - signalledAt >= SAME_PRESS_MS) askToEnd(child, signal);
    signalledAt = now;
  });
  const { code, onPurpose } = await new Promise<{ code: number; onPurpose: boolean }>((resolve) => {
    child.once('error', () => resolve({ code: 1, onPurpose: false }));
    child.once('exit', (exit, signal) => resolve({ code: exit ?? 1, onPurpose: DELIBERATE_SIGNALS.has(signal) }));
  });
  off();
  if (signalledAt !== -Infinity) return 0;
  if (code === 0 || code === REPORTED_EXIT_CODE || onPurpose) return code;
  return Date.now() - start < EARLY_END_MS ? undefined : code;
}
