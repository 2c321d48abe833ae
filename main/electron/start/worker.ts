import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../../store/open.ts';

/*
 * The program's worker, one file for both of its uses since both need all of the store: a task of the store's or, given
 * the path of a folder, its opening.
 *
 * For that it opens a folder's games and closes them again: checks and the salvage of a damaged file are then done
 * when the program opens them, and its window responds meanwhile.
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
