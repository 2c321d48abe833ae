import { addUp, type EaseDirection } from '../../../../engine/search.ts';
import type { MakeWorker } from '../../model/workers.ts';
import type { OddsFailure, OddsReply, OddsTask, SampledReply } from './odds-messages.ts';

/** The most workers that try deals at the same time, and the number of cores left to the page. */
const MAX_WORKERS = 4;
const SPARE_CORES = 2;
/** The distance between the first deals of two workers. None tries as many. */
const WORKER_DEALS = 10_000_000;

/**
 * Makes workers measure how often a game is won, in the deals after the first `after`, which were tried before. They
 * run until the returned function ends them.
 */
export function askSample(
  make: MakeWorker,
  game: string,
  after: number,
  hear: (reply: SampledReply | OddsFailure) => void,
): () => void {
  const crew = Math.min(MAX_WORKERS, Math.max(1, navigator.hardwareConcurrency - SPARE_CORES));
  const replies = new Map<number, SampledReply>();
  const ends = Array.from({ length: crew }, (_, nth) =>
    ask(
      make(),
      { kind: 'sample', game, after: after + nth * WORKER_DEALS, crew, ...(after === 0 && { place: nth }) },
      (reply) => {
        if (reply.kind === 'failed') return hear(reply);
        if (reply.kind !== 'sampled') return;
        replies.set(nth, reply);
        const all = [...replies.values()];
        const isEnough = all.length === crew && all.every((one) => one.isEnough);
        hear({ kind: 'sampled', found: addUp(all.map(({ found }) => found)), isEnough });
      },
    ),
  );
  return () => ends.forEach((end) => end());
}

/** Makes a worker find games that are a little easier or harder, until the returned function ends it. */
export const askEase = (
  make: MakeWorker,
  game: string,
  others: readonly string[],
  wanted: EaseDirection,
  hear: (reply: OddsReply) => void,
): (() => void) => ask(make(), { kind: 'ease', game, others, wanted }, hear);

function ask(worker: Worker, task: OddsTask, hear: (reply: OddsReply) => void): () => void {
  worker.addEventListener('message', ({ data }: MessageEvent<OddsReply>) => hear(data));
  worker.addEventListener('error', () => hear({ kind: 'failed' }));
  worker.postMessage(task, []);
  return () => worker.terminate();
}
