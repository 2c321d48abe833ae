import { spawn } from 'node:child_process';
import { REPORTED_EXIT_CODE } from '../system/exit-codes.ts';
import { askToEnd } from './ask-to-end.ts';
import type { StartOptions } from './options.ts';
import { onSignal } from './signals.ts';

/**
 * An end with an error within this many milliseconds means that Electron can't run here: no display, or a missing
 * library.
 */
const EARLY_END_MS = 5000;

/** Signals by which a person ends it on purpose. When Chromium crashes, it ends itself by other signals. */
const DELIBERATE_SIGNALS = new Set<string | null>(['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGTERM']);

/**
 * A second signal within this many milliseconds belongs to the same press of Ctrl+C, because the terminal and npm both
 * send one. Electron saves at the first and would be killed by a second.
 */
const SAME_PRESS_MS = 1000;

/** Runs the program in Electron until it ends; returns its exit code, or undefined when Electron can't run here. */
export async function runElectron(
  binary: string,
  root: string,
  { data, sandbox }: Pick<StartOptions, 'data' | 'sandbox'>,
): Promise<number | undefined> {
  const start = Date.now();
  // With ELECTRON_RUN_AS_NODE, which terminals inside other Electron programs set, it would run as plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const child = spawn(binary, [...(sandbox ? [] : ['--no-sandbox']), root], {
    stdio: 'inherit',
    env: { ...env, BAIZE_DATA: data },
    // In a process group of its own, to which the terminal sends no signals. They are passed on below.
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
