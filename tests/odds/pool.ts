import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Does the jobs in order on as many threads as there are cores, until all are done or `enough` returns true. Jobs begun
 * are finished, so that no job before a finished one is missing. Each thread runs `script`, which is sent jobs and
 * sends back their results.
 */
export async function doJobs<Job>(
  script: URL,
  jobs: readonly Job[],
  enough: () => boolean,
  done: (job: Job, outcome: unknown) => void,
): Promise<void> {
  const waiting = jobs.values();
  const threads = Math.min(availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: threads }, () => oneThread(script, waiting, enough, done)));
}

async function oneThread<Job>(
  script: URL,
  waiting: Iterator<Job>,
  enough: () => boolean,
  done: (job: Job, outcome: unknown) => void,
): Promise<void> {
  const worker = new Worker(script);
  try {
    for (let next = waiting.next(); !enough() && next.done !== true; next = waiting.next()) {
      worker.postMessage(next.value, []);
      const [outcome] = (await once(worker, 'message')) as unknown[];
      done(next.value, outcome);
    }
  } finally {
    await worker.terminate();
  }
}
