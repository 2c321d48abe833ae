import { spawn } from 'node:child_process';
import { onSignal } from './signals.ts';

/** An end with an error so soon after the start means that Electron can't run here: no display, a missing library. */
const AT_ONCE = 5000;

/** Runs the program in Electron until it ends; gives its exit code, or undefined when Electron can't run here. */
export async function runElectron(binary: string, root: string, data: string): Promise<number | undefined> {
  const begun = Date.now();
  const env = { ...process.env, BAIZE_DATA: data };
  const child = spawn(binary, [root], { stdio: 'inherit', env });
  let asked = false;
  const off = onSignal((signal) => {
    asked = true;
    child.kill(signal);
  });
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
  off();
  if (asked) return 0;
  return code !== 0 && Date.now() - begun < AT_ONCE ? undefined : code;
}
