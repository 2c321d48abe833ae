import type { Saved } from '../../../engine/index.ts';
import type { Counsel } from './advise-saved.ts';
import type { DealFinding, DealWanted } from './look-for-deal.ts';
import type { ReviewTold } from './review-saved.ts';
import type { Finding } from './search-saved.ts';
import type { Errand, Told } from './searcher.ts';

/** `failed`: the worker has died; `stopped`: something else was asked of it. */
interface Ended {
  readonly found: 'failed' | 'stopped';
}

export type WorkerFinding = Finding | Ended;

/** Looks for a win of a saved game and tells what it finds, or that it has failed; gives the function that ends it. */
export type Seek = (saved: Saved, hear: (finding: WorkerFinding) => void) => () => void;

/** Advises in a saved game and tells it, or that it has failed; gives the function that ends it. */
export type Advise = (saved: Saved, hear: (heard: Counsel | Ended) => void) => () => void;

/** Looks for a deal and tells how far it is and what it finds, or that it has failed; gives the function that ends it. */
export type LookForDeal = (wanted: DealWanted, hear: (heard: DealFinding | Ended) => void) => () => void;

/** Reviews a saved game and tells it, or that it has failed; gives the function that ends it. */
type AskReview = (saved: Saved, hear: (heard: ReviewTold | Ended) => void) => () => void;

type Heard = WorkerFinding | Counsel | DealFinding | ReviewTold;

/** Searches off the main thread, in one worker that is kept: it is made when first wanted, and anew after it has died. */
export class SearchWorker {
  readonly #make: () => Worker;
  #worker: Worker | undefined;
  #searches = 0;
  #hear: ((heard: Heard) => void) | undefined;

  constructor(make = makeWorker) {
    this.#make = make;
  }

  /** Makes ready for questions about a game. */
  prepare(saved: Saved): void {
    this.#ask({ kind: 'prepare', saved });
  }

  readonly seek: Seek = (saved, hear) =>
    this.#begin(
      (search) => ({ kind: 'search', search, saved }),
      (heard) => {
        if (heard.found !== 'advice' && !isOfDeals(heard) && !isReview(heard)) hear(heard);
      },
    );

  readonly advise: Advise = (saved, hear) =>
    this.#begin(
      (search) => ({ kind: 'advise', search, saved }),
      (heard) => {
        if (heard.found === 'advice' || isEnded(heard)) hear(heard);
      },
    );

  readonly look: LookForDeal = (wanted, hear) =>
    this.#begin(
      (search) => ({ kind: 'look', search, wanted }),
      (heard) => {
        if (isOfDeals(heard) || isEnded(heard)) hear(heard);
      },
    );

  readonly review: AskReview = (saved, hear) =>
    this.#begin(
      (search) => ({ kind: 'review', search, saved }),
      (heard) => {
        if (isReview(heard) || isEnded(heard)) hear(heard);
      },
    );

  /** Lets go of all that it holds; it is made anew when it is wanted again. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = this.#hear = undefined;
  }

  #begin(errand: (search: number) => Errand, hear: (heard: Heard) => void): () => void {
    const before = this.#hear;
    const search = ++this.#searches;
    this.#hear = hear;
    before?.({ found: 'stopped' });
    this.#ask(errand(search));
    return () => this.#stop(search);
  }

  #stop(search: number): void {
    if (search !== this.#searches || !this.#hear) return;
    this.#hear = undefined;
    this.#ask({ kind: 'stop' });
  }

  #ask(errand: Errand): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(errand, []);
  }

  #start(): Worker {
    const worker = this.#make();
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.search === this.#searches) this.#hear?.(data.finding);
    });
    worker.addEventListener('error', () => this.#died(worker));
    return worker;
  }

  #died(worker: Worker): void {
    if (worker !== this.#worker) return;
    const hear = this.#hear;
    this.#worker = this.#hear = undefined;
    worker.terminate();
    hear?.({ found: 'failed' });
  }
}

const isEnded = (heard: Heard): heard is Ended => heard.found === 'failed' || heard.found === 'stopped';

const isOfDeals = (heard: Heard): heard is DealFinding =>
  heard.found === 'looking' || heard.found === 'deal' || heard.found === 'no-game';

const isReview = (heard: Heard): heard is ReviewTold =>
  heard.found === 'reviewing' || heard.found === 'reviewed' || heard.found === 'nothing';

const makeWorker = (): Worker => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
