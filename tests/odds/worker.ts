import { parentPort } from 'node:worker_threads';
import { CLAIMS } from './claims.ts';
import type { Job } from './run.ts';
import { tryDeals } from './try.ts';

/* One thread of the pool: plays the deals that it receives and sends back their results. */

parentPort?.on('message', ({ claim, first, count }: Job) => {
  const request = CLAIMS[claim];
  if (request !== undefined) parentPort?.postMessage(tryDeals(request, first, count), []);
});
