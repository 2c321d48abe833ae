import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Tally } from './try.ts';

/** Deals of one claim, by its place among the claims. */
export interface Job {
  readonly claim: number;
  readonly first: number;
  readonly count: number;
}

/**
 * Does the jobs in their order on as many threads as there are cores, until all are done or `enough` says so. Those begun are
 * finished, so that what is done of each claim is its first deals without a gap.
 */
export async function doJobs(
  jobs: readonly Job[],
  enough: () => boolean,
  done: (job: Job, tally: Tally) => void,
): Promise<void> {
  const waiting = jobs.values();
  const threads = Math.min(availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: threads }, () => oneThread(waiting, enough, done)));
}

async function oneThread(
  waiting: Iterator<Job>,
  enough: () => boolean,
  done: (job: Job, tally: Tally) => void,
): Promise<void> {
  const worker = new Worker(new URL('worker.ts', import.meta.url));
  try {
    for (let next = waiting.next(); !enough() && next.done !== true; next = waiting.next()) {
      worker.postMessage(next.value, []);
      const [tally] = (await once(worker, 'message')) as [Tally];
      done(next.value, tally);
    }
  } finally {
    await worker.terminate();
  }
}
