import type { ShuffleTrial } from '../../../../engine/rules.ts';
import type { MakeWorker } from '../../model/workers.ts';
import type { ShuffleReply } from './shuffle-messages.ts';

/** A running worker; the caller must end it. */
export interface ShuffleWork {
  /** Resolves at the end; undefined: the worker failed. */
  readonly trials: Promise<readonly ShuffleTrial[] | undefined>;
  readonly stop: () => void;
}

/** Deals `PACKS_DEALT` packs, from deal number `first` on, and reports its progress. */
export function shuffleMillion(make: MakeWorker, first: number, report: (done: number) => void): ShuffleWork {
  const worker = make();
  const trials = new Promise<readonly ShuffleTrial[] | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ShuffleReply>) =>
      'done' in data ? report(data.done) : resolve(data.trials),
    );
    worker.addEventListener('error', () => resolve(undefined));
  });
  worker.postMessage(first, []);
  return { trials: trials.finally(() => worker.terminate()), stop: () => worker.terminate() };
}
