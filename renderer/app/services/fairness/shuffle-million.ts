import type { ShuffleTrial } from '../../../../engine/index.ts';

/** Packs dealt for one answer. */
export const PACKS_DEALT = 1_000_000;

/** Messages of the worker: its progress, from 0 to 1, and finally the results. */
export type ShuffleReply = { readonly done: number } | { readonly trials: readonly ShuffleTrial[] };

/** A running worker; the caller must end it. */
export interface ShuffleWork {
  /** Resolves at the end; undefined: the worker failed. */
  readonly trials: Promise<readonly ShuffleTrial[] | undefined>;
  readonly stop: () => void;
}

/** Deals `PACKS_DEALT` packs, from deal number `first` on, and reports its progress. */
export function shuffleMillion(first: number, report: (done: number) => void): ShuffleWork {
  const worker = new Worker(new URL('./shuffle.worker.ts', import.meta.url), { type: 'module' });
  const trials = new Promise<readonly ShuffleTrial[] | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ShuffleReply>) =>
      'done' in data ? report(data.done) : resolve(data.trials),
    );
    worker.addEventListener('error', () => resolve(undefined));
  });
  worker.postMessage(first, []);
  return { trials: trials.finally(() => worker.terminate()), stop: () => worker.terminate() };
}
