import type { Saved } from '../../../../engine/index.ts';
import type { AdviceFound } from './worker/advise-saved.ts';
import type { LosingFound } from './worker/guard-saved.ts';
import type { GameToJudge, SavedJudgement } from './worker/judge-saved.ts';
import type { DealFinding, DealWanted } from './worker/look-for-deal.ts';
import type { PuzzleReport } from './worker/puzzle-saved.ts';
import type { ReviewReport } from './worker/review-saved.ts';
import type { Finding, SearchOptions } from './worker/search-saved.ts';
import type { WhyFound } from './worker/why-saved.ts';
import type { WorkerTask, WorkerMessage } from './worker/searcher.ts';

/** `failed`: the worker has crashed; `stopped`: another request has replaced this one. */
interface Ended {
  readonly found: 'failed' | 'stopped';
}

export type WorkerFinding = Finding | Ended;

/**
 * Searches for a win of a saved game; `hear` receives the findings, or that the search has failed. Returns a function
 * that ends it.
 */
export type StartSearch = (saved: Saved, hear: (finding: WorkerFinding) => void, wish?: SearchOptions) => () => void;

/** Computes advice for a saved game; `hear` receives it, or that it has failed. Returns a function that ends it. */
export type Advise = (saved: Saved, hear: (heard: AdviceFound | Ended) => void) => () => void;

/**
 * Judges a game while there are no other requests; `hear` receives the verdict, or that it has failed. Returns a
 * function that ends it.
 */
export type Judge = (one: GameToJudge, hear: (heard: SavedJudgement | Ended) => void) => () => void;

/**
 * Looks for a deal; `hear` receives the progress and the deal, or that it has failed. Returns a function that ends it.
 */
export type LookForDeal = (wanted: DealWanted, hear: (heard: DealFinding | Ended) => void) => () => void;

/** Reviews a saved game; `hear` receives the review, or that it has failed. Returns a function that ends it. */
type AskReview = (saved: Saved, hear: (heard: ReviewReport | Ended) => void) => () => void;

/**
 * Finds the moves that would throw away a sure win; `hear` receives them, or that it has failed. Returns a function
 * that ends it.
 */
export type FindLosing = (saved: Saved, hear: (heard: LosingFound | Ended) => void) => () => void;

/** Finds why a game is lost; `hear` receives the reason, or that it has failed. Returns a function that ends it. */
export type FindWhy = (saved: Saved, hear: (heard: WhyFound | Ended) => void) => () => void;

/** Looks for a puzzle in a lost game; `hear` receives it, or that it has failed. Returns a function that ends it. */
type SeekPuzzle = (saved: Saved, hear: (heard: PuzzleReport | Ended) => void) => () => void;

type Heard = WorkerFinding | AdviceFound | DealFinding | ReviewReport | LosingFound | WhyFound | PuzzleReport;

/** Runs searches off the main thread, in one worker that is started when first needed, and again after a crash. */
export class SearchWorker {
  readonly #make: () => Worker;
  #worker: Worker | undefined;
  /** Number of the last request of any kind, and of the last one that is not a judgement. */
  #numbers = 0;
  #search = 0;
  #hear: ((heard: Heard) => void) | undefined;
  #judging: { readonly search: number; readonly hear: (heard: SavedJudgement | Ended) => void } | undefined;

  constructor(make = makeWorker) {
    this.#make = make;
  }

  /** Prepares for questions about a game. */
  prepare(saved: Saved): void {
    this.#ask({ kind: 'prepare', saved });
  }

  readonly seek: StartSearch = (saved, hear, wish = {}) =>
    this.#begin(
      (search) => ({ kind: 'search', search, saved, ...wish }),
      (heard) => {
        if (isFinding(heard) || isEnded(heard)) hear(heard);
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

  readonly judge: Judge = (one, hear) => {
    const search = ++this.#numbers;
    this.#judging?.hear({ found: 'stopped' });
    this.#judging = { search, hear };
    this.#ask({ kind: 'judge', search, ...one });
    return () => {
      if (this.#judging?.search !== search) return;
      this.#judging = undefined;
      this.#ask({ kind: 'stop-judging' });
    };
  };

  readonly review: AskReview = (saved, hear) =>
    this.#begin(
      (search) => ({ kind: 'review', search, saved }),
      (heard) => {
        if (isReview(heard) || isEnded(heard)) hear(heard);
      },
    );

  readonly guard: FindLosing = (saved, hear) =>
    this.#begin(
      (search) => ({ kind: 'guard', search, saved }),
      (heard) => {
        if (heard.found === 'losing' || isEnded(heard)) hear(heard);
      },
    );

  readonly why: FindWhy = (saved, hear) =>
    this.#begin(
      (search) => ({ kind: 'why', search, saved }),
      (heard) => {
        if (heard.found === 'why' || isEnded(heard)) hear(heard);
      },
    );

  readonly puzzle: SeekPuzzle = (saved, hear) =>
    this.#begin(
      (search) => ({ kind: 'puzzle', search, saved }),
      (heard) => {
        if (heard.found === 'puzzle' || heard.found === 'puzzling' || isEnded(heard)) hear(heard);
      },
    );

  /** Ends the worker; it is started again when needed. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = this.#hear = this.#judging = undefined;
  }

  #begin(errand: (search: number) => WorkerTask, hear: (heard: Heard) => void): () => void {
    const before = this.#hear;
    const search = ++this.#numbers;
    this.#search = search;
    this.#hear = hear;
    before?.({ found: 'stopped' });
    this.#ask(errand(search));
    return () => this.#stop(search);
  }

  #stop(search: number): void {
    if (search !== this.#search || !this.#hear) return;
    this.#hear = undefined;
    this.#ask({ kind: 'stop' });
  }

  #ask(errand: WorkerTask): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(errand, []);
  }

  #start(): Worker {
    const worker = this.#make();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      this.#passOn(data);
    });
    worker.addEventListener('error', () => this.#died(worker));
    return worker;
  }

  #passOn({ search, finding }: WorkerMessage): void {
    if (finding.found === 'judged') {
      if (search === this.#judging?.search) this.#judging.hear(finding);
    } else if (search === this.#search) this.#hear?.(finding);
  }

  #died(worker: Worker): void {
    if (worker !== this.#worker) return;
    const hears = [this.#hear, this.#judging?.hear];
    this.#worker = this.#hear = this.#judging = undefined;
    worker.terminate();
    for (const hear of hears) hear?.({ found: 'failed' });
  }
}

const isEnded = (heard: Heard): heard is Ended => heard.found === 'failed' || heard.found === 'stopped';

const isFinding = (heard: Heard): heard is Finding => 'positions' in heard;

const isOfDeals = (heard: Heard): heard is DealFinding =>
  heard.found === 'looking' || heard.found === 'deal' || heard.found === 'no-game';

const isReview = (heard: Heard): heard is ReviewReport =>
  heard.found === 'reviewing' || heard.found === 'reviewed' || heard.found === 'nothing';

const makeWorker = (): Worker => new Worker(new URL('./worker/search.worker.ts', import.meta.url), { type: 'module' });
