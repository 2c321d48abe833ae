import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../log/log.ts';
import { mayTakeLong } from '../../store/safety/long-opening.ts';
import type { WorkerFault } from './worker.ts';

/** The worker's file beside this one; in a build, beside the bundle that this one is part of. */
const WORKER = join(import.meta.dirname, `worker${extname(import.meta.filename)}`);

/**
 * Makes a folder's games ready to be opened at once. A check or a salvage may take minutes. On the main thread, the
 * program would seem hung to the system, and to a second start, which would end the first. Never rejects: opening the
 * games meets the same fault again.
 */
export function prepareOpening(folder: string, log: Log): Promise<void> {
  if (!mayTakeLong(folder)) return Promise.resolve();
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, { workerData: folder });
    worker.on('message', ({ what, stack }: WorkerFault) => log.note(`${what}: ${stack}`));
    // What could not be opened here is refused again in the main thread, which reports it.
    worker.on('error', () => {});
    worker.once('exit', () => resolve());
  });
}
