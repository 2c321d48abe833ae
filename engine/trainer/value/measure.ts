import type { PlayoutResult } from '../../hints/base/method.ts';
import type { CountedResults, ValuedBy } from './counted.ts';
import type { PairedComparison, RoughDifference } from './paired-comparison.ts';

/** The results of sampled playouts: the share won with its standard error, and the mean result. */
interface SampledResults {
  readonly share: number;
  readonly error: number;
  readonly mean: number;
}

/** The measure by which the moves of a game are compared. */
export interface ValueMeasure {
  readonly by: ValuedBy;
  /** What play can lose: the mean result from the deal beyond that of random play. */
  readonly whole: number;
  /** Whether a change by cards that a move showed is named as luck. */
  readonly namesLuck: boolean;
  /** Returns the value of a playout. */
  resultOf(playout: PlayoutResult): number;
  /** Returns the chances before a decision whose first move was the better of two. */
  chancesBefore(comparison: PairedComparison): number;
  /** Returns a difference as a share of the chances before the move or at the deal, whichever are greater. */
  shareOfChances(comparison: PairedComparison): RoughDifference;
  /** Returns the part of the better mean result below which a lead is small; see `SMALL_LEAD`. */
  smallPart(first: number): number;
  /** Returns the share of the chances that was left at the end of a game. `made`: the progress until then. */
  leftAfter(end: SampledResults, made: number): number;
  /** Whether the orders of few hidden cards that can be won tell more than playouts. */
  trustsOrders(wins: CountedResults): boolean;
  /** Returns the chances before a decision, by these orders. */
  chancesOfOrders(wins: CountedResults): number;
  /** Returns the results of two moves as they are shown. */
  counted(comparison: PairedComparison): CountedResults;
}

/** A lead in wins is small if it is below this part of the better result. */
const SMALL_PART = 0.4;

/** Compares by how often games are won. `whole`: the share of games won from the deal. */
export const measureByWins = (whole: number): ValueMeasure => ({
  by: 'play',
  whole,
  namesLuck: true,
  resultOf: ({ score }) => score,
  chancesBefore: ({ first, more }) => Math.max(first, more),
  shareOfChances({ moreWins: { more, error }, firstWins, of }) {
    const had = Math.max(whole, firstWins / of);
    return { more: more / had, error: error / had };
  },
  smallPart: (first) => SMALL_PART * first,
  leftAfter: ({ share, error }) => share - error,
  trustsOrders: () => true,
  chancesOfOrders: ({ better, of }) => better / of,
  counted: ({ firstWins, secondWins, of }) => ({ better: firstWins, played: secondWins, of, by: 'play' }),
});

/**
 * Compares by the progress towards a win, where hardly any game is won. `whole`: the mean progress from the deal beyond
 * that of random play.
 */
export const measureByProgress = (whole: number): ValueMeasure => ({
  by: 'way',
  whole,
  namesLuck: false,
  resultOf: ({ progress }) => progress,
  chancesBefore: ({ more }) => Math.max(whole, more),
  shareOfChances: ({ more, error }) => ({ more: more / whole, error: error / whole }),
  smallPart: () => 0,
  leftAfter: ({ mean }, made) => mean - made,
  trustsOrders: ({ better }) => better > 0,
  chancesOfOrders: () => 1,
  counted: ({ first, second }) => ({
    better: Math.round(100 * first),
    played: Math.round(100 * second),
    of: 100,
    by: 'way',
  }),
});
