import type { PairedComparison } from '../value/paired-comparison.ts';
import type { ValueMeasure } from '../value/measure.ts';
import { type Cost, ERRORS_OFF_MISTAKES } from './accuracy.ts';

/** A move is named if it is better by this share of games, and by this many standard errors at the first look. */
const MIN_GAIN_SHARE = 0.03;
const CLEAR_ERRORS = 3;

/** The comparisons made for one decision. */
export interface DecisionComparisons {
  /** The best move against the player's, in the worlds in which it was found to be best. */
  readonly found: PairedComparison;
  /** The same comparison in other worlds, made where the move was clearly better. */
  readonly second?: PairedComparison | undefined;
  /** The move that looked best beforehand against the player's; undefined where both are the same. */
  readonly favourite: PairedComparison | undefined;
}

/** Whether a move needs a second look. */
export const isClearlyBetter = (found: PairedComparison): boolean => isClear(found, CLEAR_ERRORS);

/** Whether a second look confirms that the player's move was a mistake. */
export const isConfirmed = (second: PairedComparison | undefined): second is PairedComparison =>
  second !== undefined && isClear(second, ERRORS_OFF_MISTAKES);

/** Returns the cost of a decision. */
export function costOfDecision({ found, second, favourite }: DecisionComparisons, measure: ValueMeasure): Cost {
  const mistake = isConfirmed(second) ? second : undefined;
  // A second look also tries making the better move later, because it may have looked good by chance in the first.
  const rough = second ?? favourite;
  return {
    lost: mistake?.more ?? 0,
    error: mistake?.error,
    had: measure.chancesBefore(mistake ?? found),
    rough: rough && measure.shareOfChances(rough),
  };
}

/** Replaces the rough loss of a cost by that of a second look in other worlds. */
export function withSecondLook(cost: Cost, second: PairedComparison, measure: ValueMeasure): Cost {
  return { ...cost, rough: measure.shareOfChances(second) };
}

/** Whether the first of a comparison is better by more than a trifle, and by this many standard errors. */
const isClear = ({ more, error }: PairedComparison, errors: number): boolean =>
  more > MIN_GAIN_SHARE && more > errors * error;
