import type { Saved } from '../../../engine/index.ts';
import type { Finding } from './search-saved.ts';

export type WorkerFinding = Finding | { readonly found: 'failed' };

/** Looks for a win of a saved game and tells what it finds, or that it has failed; gives the function that ends it. */
export type Seek = (saved: Saved, hear: (finding: WorkerFinding) => void) => () => void;

/** Off the main thread, in a worker of its own. */
export const seekInWorker: Seek = (saved, hear) => {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Finding>) => hear(data));
  worker.addEventListener('error', () => hear({ found: 'failed' }));
  worker.postMessage(saved, []);
  return () => worker.terminate();
};
