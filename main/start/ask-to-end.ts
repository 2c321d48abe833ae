import { type ChildProcess, spawnSync } from 'node:child_process';

/** Asks a program to end as a person would: Windows has no signals, where its windows are closed instead. */
export function askToEnd(child: ChildProcess, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t'], { stdio: 'ignore' });
  else child.kill(signal);
}
