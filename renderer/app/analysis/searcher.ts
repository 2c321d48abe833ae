import type { Saved } from '../../../engine/index.ts';
import { RecentSolvers } from './recent-solvers.ts';
import { adviseSaved, type Counsel } from './advise-saved.ts';
import { type DealFinding, type DealWanted, lookForDealOf } from './look-for-deal.ts';
import { reviewSaved, type ReviewTold } from './review-saved.ts';
import { type Finding, searchSaved } from './search-saved.ts';

/**
 * What a page may ask of its searcher: to be ready for a game; to search, to advise, to review or to look for a deal (by a number of its own); or to do so no
 * longer.
 */
export type Errand =
  | { readonly kind: 'prepare'; readonly saved: Saved }
  | { readonly kind: 'search' | 'advise' | 'review'; readonly search: number; readonly saved: Saved }
  | { readonly kind: 'look'; readonly search: number; readonly wanted: DealWanted }
  | { readonly kind: 'stop' };

/** What a search says, what is advised or what was found, by its number. */
export interface Told {
  readonly search: number;
  readonly finding: Finding | Counsel | DealFinding | ReviewTold;
}

interface Around {
  readonly tell: (told: Told) => void;
  /** In milliseconds. */
  readonly now: () => number;
  /** Does that once what was asked meanwhile has been heard. */
  readonly after: (next: () => void) => void;
}

/** Being ready is to have made the solver and to have used it a little: code that has run is faster. */
const PREPARED = { positions: 2000, time: 200 };

/** Searches one game at a time, in slices, and hears between them what else is wanted; the newest wish counts. At rest it does nothing. */
export class Searcher {
  readonly #around: Around;
  readonly #solvers = new RecentSolvers();
  /** What is being done, a slice at a time. */
  #slices: Iterator<void> | undefined;
  /** It was asked for by a person. */
  #isAsked = false;
  /** The next slice is on its way. */
  #waits = false;

  constructor(around: Around) {
    this.#around = around;
  }

  hear(errand: Errand): void {
    if (errand.kind === 'prepare' && this.#isAsked) return;
    this.#isAsked = errand.kind !== 'prepare' && errand.kind !== 'stop';
    this.#slices = this.#begin(errand);
    if (!this.#waits) this.#goOn();
  }

  #begin(errand: Errand): Iterator<void> | undefined {
    const { tell, now } = this.#around;
    if (errand.kind === 'stop') return undefined;
    if (errand.kind === 'prepare') return searchSaved(errand.saved, () => {}, now, PREPARED, this.#solvers);
    if (errand.kind === 'look') {
      const { search, wanted } = errand;
      return lookForDealOf(wanted, (finding) => tell({ search, finding }), now, this.#solvers);
    }
    const { search, saved } = errand;
    if (errand.kind === 'advise') return adviseSaved(saved, (finding) => tell({ search, finding }), now, this.#solvers);
    if (errand.kind === 'review') return reviewSaved(saved, (finding) => tell({ search, finding }), now);
    return searchSaved(saved, (finding) => tell({ search, finding }), now, undefined, this.#solvers);
  }

  #goOn(): void {
    this.#waits = false;
    this.#waits = this.#slices?.next().done === false;
    if (this.#waits) this.#around.after(() => this.#goOn());
    else this.#isAsked = false;
  }
}
