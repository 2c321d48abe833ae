import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../../store/open.ts';

/*
 * What the program starts in a thread of its own, in one file, since both need all of the store: a task of the store's;
 * or, handed the path of a folder, its opening.
 *
 * Opens a folder's games and closes them again, in a thread of its own: what a new version must change in them, and
 * what must be saved from a damaged file, is done when the program opens them, and its window has answered meanwhile.
 */

/** What went wrong, for the log. */
export interface WorkerFault {
  readonly what: string;
  readonly stack: string;
}

const fault = (what: string, error: unknown): void => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  parentPort?.postMessage({ what, stack } satisfies WorkerFault);
};

if (typeof workerData === 'string') openStore(workerData, { fault }).close();
else await import('../../store/work/worker.ts');
