import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject, onTestFinished } from 'vitest';

export const STDIO: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];

/** Starts the program's own browser host, in a process of its own, built as it is packed. */
export async function started(
  data: string,
  run = (node: string, args: string[]) => spawn(node, args, { stdio: STDIO }),
) {
  const child = run(process.execPath, [join(inject('program'), 'host.js'), '--no-open', '--data', data]);
  endWithTest(child);
  return { child, ...(await addressOf(child.stdout)) };
}

/** Ends a program with its test, and waits until it is gone: only then can the folder of its data be removed. */
export function endWithTest(program: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  onTestFinished(async () => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const exit = once(program, 'exit');
    program.kill(signal);
    await exit;
  });
}

/** Returns the address that a host prints. */
export async function addressOf(output: NodeJS.ReadableStream): Promise<{ origin: string; token: string }> {
  for await (const line of createInterface({ input: output })) {
    const [, origin, token] = /(http:\/\/127\.0\.0\.1:\d+)\/#t=([\w-]+)/.exec(line) ?? [];
    if (origin && token) return { origin, token };
  }
  throw new Error('It gave no address.');
}
