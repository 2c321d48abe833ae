import type { Saved } from '../../../../../engine/index.ts';
import { guardSaved, type LosingFound } from './guard-saved.ts';
import { RecentSolvers } from './recent-solvers.ts';
import { adviseSaved, type AdviceFound } from './advise-saved.ts';
import { type GameToJudge, type SavedJudgement, judgeSaved } from './judge-saved.ts';
import { type DealFinding, type DealWanted, lookForDealOf } from './look-for-deal.ts';
import { puzzleSaved, type PuzzleReport } from './puzzle-saved.ts';
import { reviewSaved, type ReviewReport } from './review-saved.ts';
import { makeReady } from './make-ready.ts';
import { whySaved, type WhyFound } from './why-saved.ts';
import { type Finding, searchSaved, type SearchOptions } from './search-saved.ts';

/**
 * What a page may ask of its searcher: to prepare for a game; to start the search, advice, review or other work with
 * this number, or to stop it; and to judge a game whenever there is no other request, or no longer.
 */
export type WorkerTask =
  | { readonly kind: 'prepare'; readonly saved: Saved }
  | ({ readonly kind: 'search'; readonly search: number; readonly saved: Saved } & SearchOptions)
  | { readonly kind: 'advise' | 'review' | 'guard' | 'why' | 'puzzle'; readonly search: number; readonly saved: Saved }
  | { readonly kind: 'look'; readonly search: number; readonly wanted: DealWanted }
  | ({ readonly kind: 'judge'; readonly search: number } & GameToJudge)
  | { readonly kind: 'stop' }
  | { readonly kind: 'stop-judging' };

/** A finding, with the number of its request. */
export interface WorkerMessage {
  readonly search: number;
  readonly finding:
    | Finding
    | AdviceFound
    | DealFinding
    | ReviewReport
    | LosingFound
    | WhyFound
    | PuzzleReport
    | SavedJudgement;
}

interface Around {
  readonly post: (message: WorkerMessage) => void;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** Calls `next` once requests that have arrived meanwhile are handled. */
  readonly after: (next: () => void) => void;
}

/**
 * Does one piece of work at a time, in slices, and handles new requests between them. The newest request counts; a
 * judgement starts anew after it. At rest it does nothing.
 */
export class Searcher {
  readonly #around: Around;
  readonly #solvers = new RecentSolvers();
  /** The work in progress, one slice per step. */
  #slices: Iterator<void> | undefined;
  /** Whether the user asked for the work in progress. */
  #isAsked = false;
  /** The judgement that is still wanted. */
  #judge: WorkerTask | undefined;
  /** Whether the next slice is scheduled. */
  #waits = false;

  constructor(around: Around) {
    this.#around = around;
  }

  hear(errand: WorkerTask): void {
    if (errand.kind === 'judge' || errand.kind === 'stop-judging') {
      this.#judge = errand.kind === 'judge' ? errand : undefined;
      if (this.#isAsked) return;
    }
    if (errand.kind === 'prepare' && (this.#isAsked || this.#judge)) return;
    this.#isAsked = !['prepare', 'judge', 'stop', 'stop-judging'].includes(errand.kind);
    this.#slices = this.#begin(errand.kind === 'stop' && this.#judge ? this.#judge : errand);
    if (!this.#waits) this.#goOn();
  }

  #begin(errand: WorkerTask): Iterator<void> | undefined {
    const { post, now } = this.#around;
    if (errand.kind === 'stop' || errand.kind === 'stop-judging') return undefined;
    if (errand.kind === 'prepare') return makeReady(errand.saved, now, this.#solvers);
    if (errand.kind === 'look') {
      const { search, wanted } = errand;
      return lookForDealOf(wanted, (finding) => post({ search, finding }), now, this.#solvers);
    }
    const { search, saved } = errand;
    const say = (finding: WorkerMessage['finding']): void => post({ search, finding });
    if (errand.kind === 'judge') return judgeSaved(errand, say, now, this.#solvers);
    if (errand.kind === 'advise') return adviseSaved(saved, say, now, this.#solvers);
    if (errand.kind === 'search') return searchSaved(saved, say, { ...errand, now, solvers: this.#solvers });
    if (errand.kind === 'guard') return guardSaved(saved, say, now, this.#solvers);
    if (errand.kind === 'why') return whySaved(saved, say, now, this.#solvers);
    if (errand.kind === 'puzzle') return puzzleSaved(saved, say, now, this.#solvers);
    return reviewSaved(saved, say, now);
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
