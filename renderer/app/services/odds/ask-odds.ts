import { addUp, type Eased, type EaseWanted, type Sampled } from '../../../../engine/index.ts';

/**
 * What is asked of a game: how often it is won in the deals `after` so many, with so many workers at it, or which of
 * others are a little easier or harder.
 */
export type OddsTask =
  | {
      readonly kind: 'sample';
      readonly game: string;
      readonly after: number;
      readonly crew: number;
      /** The worker's place among them, where it is to begin with what is known of games like it. */
      readonly place?: number;
    }
  | { readonly kind: 'ease'; readonly game: string; readonly others: readonly string[]; readonly wanted: EaseWanted };

type SampledReply = { readonly kind: 'sampled'; readonly found: Sampled; readonly isEnough: boolean };
/** The game that was found, by its id. */
export type EasedGame = Omit<Eased, 'game'> & { readonly game: string };

type EaseReply =
  | { readonly kind: 'easing'; readonly done: number }
  | { readonly kind: 'eased'; readonly found: readonly EasedGame[] };
type Failed = { readonly kind: 'failed' };

/** What a worker says; `eased` tells of the games that were found, if any were. */
export type OddsReply = SampledReply | EaseReply | Failed;

/** Workers that try deals at the same time at most; the page and the table keep two cores for themselves. */
const MOST_WORKERS = 4;
const KEPT_CORES = 2;
/** From the deals of one worker to those of the next: none tries as many. */
const APART = 10_000_000;

/**
 * Has workers find out how often a game is won, in deals after so many that were tried before. They live until the
 * function that this returns ends them.
 */
export function askSample(game: string, after: number, hear: (reply: SampledReply | Failed) => void): () => void {
  const crew = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - KEPT_CORES));
  const told = new Map<number, SampledReply>();
  const ends = Array.from({ length: crew }, (_, nth) =>
    ask({ kind: 'sample', game, after: after + nth * APART, crew, ...(after === 0 && { place: nth }) }, (reply) => {
      if (reply.kind === 'failed') return hear(reply);
      if (reply.kind !== 'sampled') return;
      told.set(nth, reply);
      const all = [...told.values()];
      const isEnough = all.length === crew && all.every((one) => one.isEnough);
      hear({ kind: 'sampled', found: addUp(all.map(({ found }) => found)), isEnough });
    }),
  );
  return () => ends.forEach((end) => end());
}

/** Has a worker find out which games are a little easier or harder, until the function that this returns ends it. */
export const askEase = (
  game: string,
  others: readonly string[],
  wanted: EaseWanted,
  hear: (reply: OddsReply) => void,
): (() => void) => ask({ kind: 'ease', game, others, wanted }, hear);

function ask(task: OddsTask, hear: (reply: OddsReply) => void): () => void {
  const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<OddsReply>) => hear(data));
  worker.addEventListener('error', () => hear({ kind: 'failed' }));
  worker.postMessage(task, []);
  return () => worker.terminate();
}
