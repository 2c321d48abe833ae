import type { EaseWanted, Sampled } from '../../../../engine/index.ts';

/**
 * What is asked of a game: how often it is won in the deals `after` so many, or which of others is a little easier or
 * harder.
 */
export type OddsTask =
  | { readonly kind: 'sample'; readonly game: string; readonly after: number }
  | { readonly kind: 'ease'; readonly game: string; readonly others: readonly string[]; readonly wanted: EaseWanted };

/** What the worker says; `eased` names the game that was found, if any was. */
export type OddsReply =
  | { readonly kind: 'sampled'; readonly found: Sampled; readonly isEnough: boolean }
  | { readonly kind: 'easing'; readonly done: number }
  | { readonly kind: 'eased'; readonly game: string | undefined }
  | { readonly kind: 'failed' };

/** Has a worker find it out, which lives until the function that this returns ends it. */
export function askOdds(task: OddsTask, hear: (reply: OddsReply) => void): () => void {
  const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<OddsReply>) => hear(data));
  worker.addEventListener('error', () => hear({ kind: 'failed' }));
  worker.postMessage(task, []);
  return () => worker.terminate();
}
