/** What one figure says of itself: how much, and within what standard error. */
export interface Rough {
  readonly more: number;
  readonly error: number;
}

/** What a decision cost. */
export interface Cost {
  /** The share of games that a mistake lost, and the one there was before it; 0 where it was none. */
  readonly lost: number;
  readonly had: number;
  /** The standard error of what it lost; undefined where that is certain. */
  readonly error?: number | undefined;
  /**
   * By how much the move that looked best came out better, below 0 when it was not, and the standard error of that, as
   * parts of the chances there were, at least of those at the deal: nothing of one such figure is sure, but much of
   * what many come to.
   */
  readonly rough?: Rough | undefined;
}

/** So many standard errors are taken off what many decisions come to: they lost that at least, in 19 cases of 20. */
const DOUBT_OF_ALL = 1.65;
/** From so many on a second look would change little. */
const BEYOND_DOUBT = 4;
/** The same of mistakes: by no fewer is one named. */
export const DOUBT_OF_MISTAKES = 2;

/** Lichess's curve: how accurate it was to lose so many points of winning chance, from 0 to 100. */
export const accuracyOfDrop = (points: number): number =>
  Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * Math.max(0, points)) - 3.1669));

/**
 * The accuracy of a game, by the share of the chances which the cards gave that its player kept: each mistake costs its
 * part of what there was before, or of what mistakes had left of the chances at the deal (`whole`) where bad luck has
 * left less; and so does stopping while there is something left (`stopped`, its part of what there was at the deal).
 * Small losses, of which none is sure by itself, are what bad play is made of: where all together are sure to come to
 * more than the mistakes, that is taken. Equal moves cost nothing, a hard deal is no fault, and a game thrown away
 * counts the same whether one move did it or ten. What was lost goes to the curve squared: nobody plays without small
 * losses, of which a tenth costs 4, a quarter 25, a half 68. Undefined where nothing was to be decided.
 */
export function accuracyOf(costs: readonly Cost[], stopped: number, whole: number): number | undefined {
  if (costs.length === 0 && stopped === 0) return undefined;
  const kept = Math.min(keptOfMistakes(costs, whole), keptOfAll(costs)) * (1 - stopped);
  return Math.round(10 * accuracyOfDrop(100 * (1 - kept) ** 2)) / 10;
}

function keptOfMistakes(costs: readonly Cost[], whole: number): number {
  const sure = surePart(costs);
  return costs.reduce((kept, { lost, had, error }) => {
    const least = error === undefined ? lost : sure * lost;
    return least > 0 ? kept * (1 - Math.min(1, least / Math.max(had, kept * whole))) : kept;
  }, 1);
}

/**
 * The part of what uncertain mistakes seem to have lost that they lost at least, all together: what one seems to have
 * lost too much by chance, another seems to have lost too little.
 */
function surePart(costs: readonly Cost[]): number {
  let [sum, squares] = [0, 0];
  for (const { lost, had, error } of costs) {
    if (error === undefined) continue;
    sum += lost / had;
    squares += (error / had) ** 2;
  }
  return sum > 0 ? Math.max(0, 1 - (DOUBT_OF_MISTAKES * Math.sqrt(squares)) / sum) : 0;
}

/**
 * Whether small losses come to more than nothing, and not yet beyond doubt: of many games some look so by luck alone,
 * and a second look tells.
 */
export function isDoubtful(costs: readonly Cost[]): boolean {
  const { more, error } = lostOfAll(costs);
  return more > DOUBT_OF_ALL * error && more < BEYOND_DOUBT * error;
}

/** What all decisions together left at most. */
function keptOfAll(costs: readonly Cost[]): number {
  const { more, error } = lostOfAll(costs);
  return Math.exp(-Math.max(0, more - DOUBT_OF_ALL * error));
}

/** What all decisions together seem to have lost. */
function lostOfAll(costs: readonly Cost[]): Rough {
  let [more, squares] = [0, 0];
  for (const { rough } of costs) {
    more += rough?.more ?? 0;
    squares += (rough?.error ?? 0) ** 2;
  }
  return { more, error: Math.sqrt(squares) };
}
