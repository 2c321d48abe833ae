import { adviseSaved } from './advise-saved.ts';
import { guardSaved } from './guard-saved.ts';
import { judgeSaved } from './judge-saved.ts';
import { lookForDealOf } from './look-for-deal.ts';
import { makeReady } from './make-ready.ts';
import { puzzleSaved } from './puzzle-saved.ts';
import { RecentSolvers } from './recent-solvers.ts';
import { reviewSaved } from './review-saved.ts';
import type { SearchFinding, SearchKind, SearchTask, WorkerMessage, WorkerTask } from './search-requests.ts';
import { searchSaved } from './search-saved.ts';
import { whySaved } from './why-saved.ts';

interface Tools {
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  readonly solvers: RecentSolvers;
}

/** The work for each kind of request, in slices. */
type Work = {
  readonly [K in SearchKind]: (
    task: SearchTask<K>,
    say: (finding: SearchFinding<K>) => void,
    tools: Tools,
  ) => Iterator<void>;
};

const WORK: Work = {
  search: (task, say, tools) => searchSaved(task.saved, say, { ...task, ...tools }),
  advise: ({ saved }, say, { now, solvers }) => adviseSaved(saved, say, now, solvers),
  look: ({ wanted }, say, { now, solvers }) => lookForDealOf(wanted, say, now, solvers),
  judge: (task, say, { now, solvers }) => judgeSaved(task, say, now, solvers),
  review: ({ saved }, say, { now }) => reviewSaved(saved, say, now),
  guard: ({ saved }, say, { now, solvers }) => guardSaved(saved, say, now, solvers),
  why: ({ saved }, say, { now, solvers }) => whySaved(saved, say, now, solvers),
  puzzle: ({ saved }, say, { now, solvers }) => puzzleSaved(saved, say, now, solvers),
};

interface Around {
  readonly post: (message: WorkerMessage) => void;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** Calls `next` after the requests that have arrived by then are handled. */
  readonly after: (next: () => void) => void;
}

/**
 * Does one piece of work at a time, in slices, and handles new requests between them. The newest request counts; a
 * judgement starts again after it. At rest it does nothing.
 */
export class Searcher {
  readonly #around: Around;
  readonly #solvers = new RecentSolvers();
  /** The work in progress, one slice per step. */
  #slices: Iterator<void> | undefined;
  /** Whether the user asked for the work in progress. */
  #isAsked = false;
  /** The judgement that is still wanted. */
  #judge: SearchTask<'judge'> | undefined;
  /** Whether the next slice is scheduled. */
  #waits = false;

  constructor(around: Around) {
    this.#around = around;
  }

  hear(task: WorkerTask): void {
    if (task.kind === 'judge' || task.kind === 'stop-judging') {
      this.#judge = task.kind === 'judge' ? task : undefined;
      if (this.#isAsked) return;
    }
    if (task.kind === 'prepare' && (this.#isAsked || this.#judge)) return;
    this.#isAsked = !['prepare', 'judge', 'stop', 'stop-judging'].includes(task.kind);
    this.#slices = this.#begin(task.kind === 'stop' && this.#judge ? this.#judge : task);
    if (!this.#waits) this.#goOn();
  }

  #begin(task: WorkerTask): Iterator<void> | undefined {
    if (task.kind === 'stop' || task.kind === 'stop-judging') return undefined;
    if (task.kind === 'prepare') return makeReady(task.saved, this.#around.now, this.#solvers);
    return this.#work(task.kind, task);
  }

  #work<K extends SearchKind>(kind: K, task: SearchTask<K>): Iterator<void> {
    const { post, now } = this.#around;
    const { search } = task;
    return WORK[kind](task, (finding) => post({ kind, search, finding }), { now, solvers: this.#solvers });
  }

  #goOn(): void {
    this.#waits = false;
    this.#waits = this.#slices?.next().done === false;
    if (this.#waits) return this.#around.after(() => this.#goOn());
    if (!this.#isAsked) this.#judge = undefined;
    this.#isAsked = false;
    if (this.#judge) this.hear(this.#judge);
  }
}
