import type { Saved } from '../../../../../engine/rules.ts';
import type { AdviceFound } from './advise-saved.ts';
import type { LosingFound } from './guard-saved.ts';
import type { GameToJudge, SavedJudgement } from './judge-saved.ts';
import type { DealFinding, DealWanted } from './look-for-deal.ts';
import type { PuzzleReport } from './puzzle-saved.ts';
import type { ReviewReport } from './review-saved.ts';
import type { Finding, SearchOptions } from './search-saved.ts';
import type { WhyFound } from './why-saved.ts';

interface OfGame {
  readonly saved: Saved;
}

/** The questions that a page may send to its search worker, by kind of request, and the worker's reports. */
interface SearchRequests {
  readonly search: { readonly question: OfGame & SearchOptions; readonly finding: Finding };
  readonly advise: { readonly question: OfGame; readonly finding: AdviceFound };
  readonly look: { readonly question: { readonly wanted: DealWanted }; readonly finding: DealFinding };
  /** Is answered whenever there is no other request. */
  readonly judge: { readonly question: GameToJudge; readonly finding: SavedJudgement };
  readonly review: { readonly question: OfGame; readonly finding: ReviewReport };
  readonly guard: { readonly question: OfGame; readonly finding: LosingFound };
  readonly why: { readonly question: OfGame; readonly finding: WhyFound };
  readonly puzzle: { readonly question: OfGame; readonly finding: PuzzleReport };
}

export type SearchKind = keyof SearchRequests;
export type SearchFinding<K extends SearchKind> = SearchRequests[K]['finding'];

/** A request with its number. */
export type SearchTask<K extends SearchKind = SearchKind> = {
  readonly [P in K]: { readonly kind: P; readonly search: number } & SearchRequests[P]['question'];
}[K];

/** A message from a page: a request, or to prepare for a game, to stop the work in progress, or to stop judging. */
export type WorkerTask =
  | SearchTask
  | { readonly kind: 'prepare'; readonly saved: Saved }
  | { readonly kind: 'stop' }
  | { readonly kind: 'stop-judging' };

/** A finding, with the kind and the number of its request. */
export interface WorkerMessage<K extends SearchKind = SearchKind> {
  readonly kind: K;
  readonly search: number;
  readonly finding: SearchFinding<K>;
}
