import type { ShuffleTrial } from '../../../../engine/index.ts';

/** The packs that are dealt for one answer. */
export const PACKS_DEALT = 1_000_000;

/** What the worker says: how much is dealt, 0 to 1, and at the end what came of it. */
export type ShuffleReply = { readonly done: number } | { readonly trials: readonly ShuffleTrial[] };

/** A worker that deals; whoever has it ends it. */
export interface ShuffleWork {
  /** Fulfilled at the end; undefined when the worker failed. */
  readonly trials: Promise<readonly ShuffleTrial[] | undefined>;
  readonly stop: () => void;
}

/** Deals `PACKS_DEALT` packs from this number on, and says how far it is. */
export function shuffleMillion(first: number, tell: (done: number) => void): ShuffleWork {
  const worker = new Worker(new URL('./shuffle.worker.ts', import.meta.url), { type: 'module' });
  const trials = new Promise<readonly ShuffleTrial[] | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ShuffleReply>) =>
      'done' in data ? tell(data.done) : resolve(data.trials),
    );
    worker.addEventListener('error', () => resolve(undefined));
  });
  worker.postMessage(first, []);
  return { trials: trials.finally(() => worker.terminate()), stop: () => worker.terminate() };
}
