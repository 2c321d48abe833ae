import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';

export const STDIO: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];

/** The browser host of the program itself, in a process of its own, as `npm start` runs it after the build. */
export async function started(
  data: string,
  run = (node: string, args: string[]) => spawn(node, args, { stdio: STDIO }),
) {
  const script = `
    const { runBrowser } = await import(${JSON.stringify(join(ROOT, 'main/start/run-browser.ts'))});
    await runBrowser(${JSON.stringify(ROOT)}, ${JSON.stringify({ data, port: 0, open: false, browser: true })});`;
  const child = run(process.execPath, ['--input-type=module', '--eval', script]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ...(await addressOf(child.stdout)) };
}

/** Where a host says it can be reached. */
export async function addressOf(said: NodeJS.ReadableStream): Promise<{ origin: string; token: string }> {
  for await (const line of createInterface({ input: said })) {
    const [, origin, token] = /(http:\/\/127\.0\.0\.1:\d+)\/#t=([\w-]+)/.exec(line) ?? [];
    if (origin && token) return { origin, token };
  }
  throw new Error('It gave no address.');
}
