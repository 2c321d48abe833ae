import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askToEnd } from '../../../main/start/ask-to-end.ts';

/** Milliseconds to start: a machine that packs releases is slow, and Chromium starts there for the first time. */
const OPEN_MS = 120_000;
const SHOW_MS = 120_000;
const END_MS = 60_000;
const CHECK_MS = 100;

/** A packed program and its arguments. */
export interface Program {
  readonly command: string;
  readonly args?: readonly string[];
}

/**
 * Starts a packed program on a folder of its own, waits until its log says that its games are open and its window is
 * shown, ends it as a person would, and waits until the log says that it ended. Throws, with the log, when either does
 * not happen. Only the log is read, because Electron's fuses keep out every tool that could inspect the program.
 */
export async function tryProgram(
  { command, args = [] }: Program,
  patience = { OPEN_MS, SHOW_MS, END_MS },
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'baize-smoke-'));
  const child = spawn(command, [...args, '--data', data], { stdio: 'inherit' });
  const state = { failed: '' };
  child.once('error', ({ message }) => (state.failed = message));
  try {
    await until(() => log(data).includes('; opened in '), 'to open its games', patience.OPEN_MS, child, state);
    await until(() => isShown(log(data)), 'to show its window', patience.SHOW_MS, child, state);
    askToEnd(child, 'SIGTERM');
    await until(() => isOver(child), 'to end', patience.END_MS, undefined, state);
    if (!/ ended$/m.test(log(data))) throw new Error('It ended without saying so in its log.');
  } catch (error) {
    throw new Error(`${command}: ${error instanceof Error ? error.message : String(error)}\n${log(data)}`, {
      cause: error,
    });
  } finally {
    if (!isOver(child)) child.kill('SIGKILL');
    // Windows holds a folder for a moment after its last program.
    rmSync(data, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Waits until `done` returns true; throws when `living` ends meanwhile. */
async function until(
  done: () => boolean,
  what: string,
  maxMs: number,
  living: ChildProcess | undefined,
  state: { readonly failed: string },
): Promise<void> {
  const end = Date.now() + maxMs;
  while (!done()) {
    if (state.failed !== '') throw new Error(state.failed);
    if (living && isOver(living))
      throw new Error(`It was to be waited for ${what}, but ended with ${living.exitCode}.`);
    if (Date.now() > end) throw new Error(`It took longer than ${maxMs / 1000} s ${what}.`);
    await pause(CHECK_MS);
  }
}

const isOver = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Whether the window is shown; the browser host has none. */
const isShown = (text: string): boolean => / in a browser, .*; opened in | window shown$/m.test(text);

function log(data: string): string {
  const path = join(data, 'baize.log');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
