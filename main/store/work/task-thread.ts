import Database from 'better-sqlite3';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ended } from '../../system/failure.ts';
import type { OnProgress } from '../files/on-progress.ts';
import type { Task } from './task.ts';
import type { TaskMessage } from './worker.ts';

/** A task at work in a separate thread. All other work continues. */
export interface TaskThread {
  /** How many results were taken in; fails as the task does, and when it is stopped. */
  readonly done: Promise<number>;
  /** Terminates the thread, once it has begun. */
  stop(): Promise<unknown>;
}

/** The worker's file beside this one; in a build, beside the bundle that this one is part of. */
const WORKER = join(import.meta.dirname, `worker${extname(import.meta.filename)}`);

/** Starts a task in a thread of its own; `onProgress` receives its progress. */
export function startTaskThread(task: Task, onProgress: OnProgress): TaskThread {
  const worker = new Worker(WORKER, { workerData: task });
  const hasBegun = new Promise<void>((resolve) => {
    worker.once('message', () => resolve());
    worker.once('exit', () => resolve());
  });
  const done = new Promise<number>((resolve, reject) => {
    worker.on('message', (message: TaskMessage) => {
      if ('begun' in message) return;
      if ('share' in message) onProgress(message.share);
      else if ('done' in message) resolve(message.done);
      else reject(failureOf(message.failed, message.code));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(ended()));
  });
  return { done, stop: () => hasBegun.then(() => worker.terminate()) };
}

/** Restores the class of an error from another thread, which arrives as a plain copy. */
function failureOf(message: string, code: string | undefined): Error {
  if (code?.startsWith('SQLITE_')) return new Database.SqliteError(message, code);
  return code === undefined ? new Error(message) : Object.assign(new Error(message), { code });
}
