import type { Saved } from '../../../../../engine/index.ts';
import { guardSaved, type LosingFound } from './guard-saved.ts';
import { RecentSolvers } from './recent-solvers.ts';
import { adviseSaved, type AdviceFound } from './advise-saved.ts';
import { type GameToJudge, type SavedJudgement, judgeSaved } from './judge-saved.ts';
import { type DealFinding, type DealWanted, lookForDealOf } from './look-for-deal.ts';
import { puzzleSaved, type PuzzleTold } from './puzzle-saved.ts';
import { reviewSaved, type ReviewTold } from './review-saved.ts';
import { makeReady } from './make-ready.ts';
import { whySaved, type WhyFound } from './why-saved.ts';
import { type Finding, searchSaved, type SearchOptions } from './search-saved.ts';

/**
 * What a page may ask of its searcher: to be ready for a game; to search, to advise, to review or to look for a deal
 * (by a number of its own), or to do so no longer; and to judge a game whenever nothing else is asked, or no longer.
 */
export type WorkerTask =
  | { readonly kind: 'prepare'; readonly saved: Saved }
  | ({ readonly kind: 'search'; readonly search: number; readonly saved: Saved } & SearchOptions)
  | { readonly kind: 'advise' | 'review' | 'guard' | 'why' | 'puzzle'; readonly search: number; readonly saved: Saved }
  | { readonly kind: 'look'; readonly search: number; readonly wanted: DealWanted }
  | ({ readonly kind: 'judge'; readonly search: number } & GameToJudge)
  | { readonly kind: 'stop' }
  | { readonly kind: 'stop-judging' };

/** What a search says, what is advised or what was found, by its number. */
export interface WorkerMessage {
  readonly search: number;
  readonly finding:
    | Finding
    | AdviceFound
    | DealFinding
    | ReviewTold
    | LosingFound
    | WhyFound
    | PuzzleTold
    | SavedJudgement;
}

interface Around {
  readonly tell: (told: WorkerMessage) => void;
  /** In milliseconds. */
  readonly now: () => number;
  /** Does that once what was asked meanwhile has been heard. */
  readonly after: (next: () => void) => void;
}

/**
 * Searches one game at a time, in slices, and hears between them what else is wanted; the newest wish counts, and a
 * judgement begins anew after it. At rest it does nothing.
 */
export class Searcher {
  readonly #around: Around;
  readonly #solvers = new RecentSolvers();
  /** What is being done, a slice at a time. */
  #slices: Iterator<void> | undefined;
  /** It was asked for by a person. */
  #isAsked = false;
  /** The judgement that is wanted and not there yet. */
  #judge: WorkerTask | undefined;
  /** The next slice is on its way. */
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
    const { tell, now } = this.#around;
    if (errand.kind === 'stop' || errand.kind === 'stop-judging') return undefined;
    if (errand.kind === 'prepare') return makeReady(errand.saved, now, this.#solvers);
    if (errand.kind === 'look') {
      const { search, wanted } = errand;
      return lookForDealOf(wanted, (finding) => tell({ search, finding }), now, this.#solvers);
    }
    const { search, saved } = errand;
    const say = (finding: WorkerMessage['finding']): void => tell({ search, finding });
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
