import { parentPort } from 'node:worker_threads';
import { ways } from '../../engine/play.ts';
import { checkDeadEnds } from './check.ts';

/* One thread of `npm run lab -- dead-ends`: checks the versions that it receives, and sends back its findings. */

export interface Job {
  readonly way: string;
  readonly deals: number;
  readonly moves: number;
}

parentPort?.on('message', ({ way, deals, moves }: Job) => {
  const found = ways.find(({ name }) => name === way);
  const numbers = Array.from({ length: deals }, (_, at) => at + 1);
  if (found) parentPort?.postMessage(checkDeadEnds(found, numbers, moves), []);
});
