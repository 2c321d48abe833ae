import Database from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';
import { perform, type Task } from './task.ts';

/** Messages of a task's thread: that it has begun, its progress, then that it is done or why it failed. */
export type TaskMessage =
  | { readonly begun: true }
  | { readonly share: number }
  | { readonly done: number }
  | { readonly failed: string; readonly code: string | undefined };

const send = (message: TaskMessage): void => parentPort?.postMessage(message);

// Terminating a thread while it loads the database's addon would crash the whole process.
new Database(':memory:').close();
send({ begun: true });

try {
  send({ done: await perform(workerData as Task, (share) => send({ share })) });
} catch (error) {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  send({ failed: error instanceof Error ? error.message : String(error), code });
}
