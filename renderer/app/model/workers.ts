/** Makes a worker, which runs until the caller ends it. */
export type MakeWorker = () => Worker;

/** How the page makes workers for one task each; only `start.ts` knows their files. */
export interface Workers {
  readonly cardSet: MakeWorker;
  readonly lesson: MakeWorker;
  readonly odds: MakeWorker;
  readonly picture: MakeWorker;
  readonly shuffle: MakeWorker;
}
