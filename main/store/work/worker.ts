import { parentPort, workerData } from 'node:worker_threads';
import { perform, type Task } from './task.ts';

/** What the thread of a task says: how far it is; then that it is done, or why not. */
export type Said =
  | { readonly share: number }
  | { readonly done: number }
  | { readonly failed: string; readonly code: string | undefined };

const say = (said: Said): void => parentPort?.postMessage(said);

try {
  say({ done: await perform(workerData as Task, (share) => say({ share })) });
} catch (error) {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  say({ failed: error instanceof Error ? error.message : String(error), code });
}
