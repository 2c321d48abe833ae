import type { Saved } from '../../../../engine/rules.ts';
import type { SearchFinding, SearchKind, SearchTask, WorkerMessage, WorkerTask } from './worker/search-requests.ts';
import type { GameToJudge } from './worker/judge-saved.ts';
import type { DealWanted } from './worker/look-for-deal.ts';
import type { SearchOptions } from './worker/search-saved.ts';
import type { MakeWorker } from '../../model/workers.ts';

/** `failed`: the worker has crashed; `stopped`: another request has replaced this one. */
interface Ended {
  readonly found: 'failed' | 'stopped';
}

/** Receives what the worker finds, or that the request has ended without it. */
type Hear<K extends SearchKind> = (heard: SearchFinding<K> | Ended) => void;

export type WorkerFinding = Parameters<Hear<'search'>>[0];

/** Asks about a saved game; returns a function that ends the request. */
type AskAboutGame<K extends SearchKind> = (saved: Saved, hear: Hear<K>) => () => void;

/** Searches for a win of a saved game. Returns a function that ends it. */
export type StartSearch = (saved: Saved, hear: Hear<'search'>, wish?: SearchOptions) => () => void;

/** Computes advice for a saved game. */
export type Advise = AskAboutGame<'advise'>;

/** Judges a game while there are no other requests. Returns a function that ends it. */
export type Judge = (one: GameToJudge, hear: Hear<'judge'>) => () => void;

/** Looks for a deal. Returns a function that ends it. */
export type LookForDeal = (wanted: DealWanted, hear: Hear<'look'>) => () => void;

/** Finds the moves that would throw away a sure win. */
export type FindLosing = AskAboutGame<'guard'>;

/** Finds why a game is lost. */
export type FindWhy = AskAboutGame<'why'>;

/** Makes a request with that number. */
type MakeTask<K extends SearchKind> = (search: number) => SearchTask<K> & WorkerTask;

/** A request whose final answer has not arrived. */
interface Pending {
  readonly search: number;
  /** Passes on a finding of the worker. */
  readonly pass: (message: WorkerMessage) => void;
  readonly end: (found: Ended['found']) => void;
}

/** Makes a `SearchWorker`, which the caller must close. */
export type MakeSearchWorker = () => SearchWorker;

/** Runs searches off the main thread, in one worker that is started when first needed, and again after a crash. */
export class SearchWorker {
  readonly #make: MakeWorker;
  #worker: Worker | undefined;
  /** Number of the last request. */
  #numbers = 0;
  /** The last request that is not a judgement, and the judgement. */
  #search: Pending | undefined;
  #judging: Pending | undefined;

  constructor(make: MakeWorker) {
    this.#make = make;
  }

  /** Prepares for questions about a game. */
  prepare(saved: Saved): void {
    this.#post({ kind: 'prepare', saved });
  }

  readonly seek: StartSearch = (saved, hear, wish = {}) =>
    this.#begin('search', (search) => ({ kind: 'search', search, saved, ...wish }), hear);

  readonly advise: Advise = (saved, hear) =>
    this.#begin('advise', (search) => ({ kind: 'advise', search, saved }), hear);

  readonly look: LookForDeal = (wanted, hear) =>
    this.#begin('look', (search) => ({ kind: 'look', search, wanted }), hear);

  readonly judge: Judge = (one, hear) => {
    this.#judging?.end('stopped');
    const pending = (this.#judging = this.#ask('judge', (search) => ({ kind: 'judge', search, ...one }), hear));
    return () => {
      if (this.#judging !== pending) return;
      this.#judging = undefined;
      this.#post({ kind: 'stop-judging' });
    };
  };

  /** Reviews a saved game. */
  readonly review: AskAboutGame<'review'> = (saved, hear) =>
    this.#begin('review', (search) => ({ kind: 'review', search, saved }), hear);

  readonly guard: FindLosing = (saved, hear) =>
    this.#begin('guard', (search) => ({ kind: 'guard', search, saved }), hear);

  readonly why: FindWhy = (saved, hear) => this.#begin('why', (search) => ({ kind: 'why', search, saved }), hear);

  /** Looks for a puzzle in a lost game. */
  readonly puzzle: AskAboutGame<'puzzle'> = (saved, hear) =>
    this.#begin('puzzle', (search) => ({ kind: 'puzzle', search, saved }), hear);

  /** Ends the worker; it is started again when needed. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = this.#search = this.#judging = undefined;
  }

  /** Makes a request that replaces the one before. */
  #begin<K extends SearchKind>(kind: K, task: MakeTask<K>, hear: Hear<K>): () => void {
    const before = this.#search;
    const pending = this.#ask(kind, task, hear);
    this.#search = pending;
    before?.end('stopped');
    return () => {
      if (this.#search !== pending) return;
      this.#search = undefined;
      this.#post({ kind: 'stop' });
    };
  }

  #ask<K extends SearchKind>(kind: K, task: MakeTask<K>, hear: Hear<K>): Pending {
    const search = ++this.#numbers;
    this.#post(task(search));
    return {
      search,
      pass: (message) => {
        if (isOf(kind, message)) hear(message.finding);
      },
      end: (found) => hear({ found }),
    };
  }

  #post(task: WorkerTask): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(task, []);
  }

  #start(): Worker {
    const worker = this.#make();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      for (const pending of [this.#search, this.#judging]) if (pending?.search === data.search) pending.pass(data);
    });
    worker.addEventListener('error', () => this.#died(worker));
    return worker;
  }

  #died(worker: Worker): void {
    if (worker !== this.#worker) return;
    const ended = [this.#search, this.#judging];
    this.#worker = this.#search = this.#judging = undefined;
    worker.terminate();
    for (const pending of ended) pending?.end('failed');
  }
}

const isOf = <K extends SearchKind>(kind: K, message: WorkerMessage): message is WorkerMessage<K> =>
  message.kind === kind;
