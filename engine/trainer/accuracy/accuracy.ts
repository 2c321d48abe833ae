import type { RoughDifference } from '../value/paired-comparison.ts';

/** The cost of a decision. */
export interface Cost {
  /** The share of games that a mistake lost, 0 where it was none; and the share there was before it. */
  readonly lost: number;
  readonly had: number;
  /** The standard error of `lost`; undefined where that is certain. */
  readonly error?: number | undefined;
  /**
   * By how much the move that looked best came out better, below 0 when it was worse, as a share of the chances before
   * the move or at the deal, whichever are greater. One such figure proves nothing, but the sum of many does.
   */
  readonly rough?: RoughDifference | undefined;
}

/**
 * This many standard errors are subtracted from the summed losses of all decisions: a lower bound in 19 of 20 cases.
 */
const ERRORS_OFF_ALL = 1.65;
/** From this many standard errors on, a second look would change little. */
const ERRORS_BEYOND_DOUBT = 4;
/**
 * This many standard errors are subtracted from the summed losses of mistakes. A mistake must exceed as many to be
 * shown.
 */
export const ERRORS_OFF_MISTAKES = 2;

/** Returns the accuracy, from 0 to 100, of a loss in percentage points of winning chance; Lichess's curve. */
export const accuracyOfDrop = (points: number): number =>
  Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * Math.max(0, points)) - 3.1669));

/**
 * Returns the accuracy of a game, by the share that its player kept of the chances in the cards. Each mistake costs its
 * share of the chances before it, or of what earlier mistakes left of the chances at the deal (`whole`) where bad luck
 * has left less. Stopping while chances are left costs too (`stopped`, as a share of those at the deal). Bad play may
 * consist of small losses that are uncertain one by one. Where their sum is certainly greater than the mistakes, it
 * counts instead. Equal moves cost nothing, a hard deal is no fault, and a game thrown away counts the same whether one
 * move did it or ten. The loss is squared before the curve, since nobody plays without small losses: a tenth costs 4, a
 * quarter 25, a half 68. Undefined where nothing was to be decided.
 */
export function accuracyOf(costs: readonly Cost[], stopped: number, whole: number): number | undefined {
  if (costs.length === 0 && stopped === 0) return undefined;
  const kept = Math.min(keptByMistakes(costs, whole), keptByAll(costs)) * (1 - stopped);
  return Math.round(10 * accuracyOfDrop(100 * (1 - kept) ** 2)) / 10;
}

function keptByMistakes(costs: readonly Cost[], whole: number): number {
  const sure = surePart(costs);
  return costs.reduce((kept, { lost, had, error }) => {
    const least = error === undefined ? lost : sure * lost;
    return least > 0 ? kept * (1 - Math.min(1, least / Math.max(had, kept * whole))) : kept;
  }, 1);
}

/**
 * Returns the share of the uncertain mistakes' apparent loss that is certain in their sum. Where one loss appears too
 * large by chance, another appears too small.
 */
function surePart(costs: readonly Cost[]): number {
  let [sum, squares] = [0, 0];
  for (const { lost, had, error } of costs) {
    if (error === undefined) continue;
    sum += lost / had;
    squares += (error / had) ** 2;
  }
  return sum > 0 ? Math.max(0, 1 - (ERRORS_OFF_MISTAKES * Math.sqrt(squares)) / sum) : 0;
}

/**
 * Whether small losses seem to add up to something, but not beyond doubt: some games look so by luck alone, and a
 * second look settles it.
 */
export function isDoubtful(costs: readonly Cost[]): boolean {
  const { more, error } = sumLosses(costs);
  return more > ERRORS_OFF_ALL * error && more < ERRORS_BEYOND_DOUBT * error;
}

/** Returns the most that all decisions together can have left of the chances. */
function keptByAll(costs: readonly Cost[]): number {
  const { more, error } = sumLosses(costs);
  return Math.exp(-Math.max(0, more - ERRORS_OFF_ALL * error));
}

/** Sums up what all decisions seem to have lost. */
function sumLosses(costs: readonly Cost[]): RoughDifference {
  let [more, squares] = [0, 0];
  for (const { rough } of costs) {
    more += rough?.more ?? 0;
    squares += (rough?.error ?? 0) ** 2;
  }
  return { more, error: Math.sqrt(squares) };
}
