import { parentPort } from 'node:worker_threads';
import { type OddsEffort, oddsFigures } from './figures.ts';
import type { NamedWay } from './ways.ts';

/* One thread of the pool: finds the odds of the ways it is told and answers with them. */

parentPort?.on('message', ({ way, effort }: { readonly way: NamedWay; readonly effort: OddsEffort }) =>
  parentPort?.postMessage(oddsFigures(way, effort), []),
);
