import { type Cost, DOUBT_OF_MISTAKES, type Rough } from './accuracy.ts';
import type { Duel } from './value/duel.ts';
import type { ValuedBy } from './value/valued-by.ts';

/** A better move is named where it wins so much more of the games, and by so many standard errors at first. */
const MIN_MORE = 0.03;
const CLEAR = 3;

/** What is known of a decision. */
export interface Weighed {
  /** The best move beside the player's, in the worlds in which it came out best. */
  readonly found: Duel;
  /** The same in other worlds, where it was clearly better. */
  readonly second?: Duel | undefined;
  /** The move that looked best before any was compared; undefined where that is the player's. */
  readonly favourite: Duel | undefined;
}

/** Whether a move is worth a second look. */
export const isClearlyBetter = (found: Duel): boolean => isClear(found, CLEAR);

/** Whether a second look bears it out that the player's move was a mistake. */
export const isBorneOut = (second: Duel | undefined): second is Duel =>
  second !== undefined && isClear(second, DOUBT_OF_MISTAKES);

/** What a decision cost; `whole`: what there was at the deal. */
export function costOfDecision({ found, second, favourite }: Weighed, by: ValuedBy, whole: number): Cost {
  const mistake = isBorneOut(second) ? second : undefined;
  const { first, more } = mistake ?? found;
  // A second look knows whether the better move can still be made; the first may have come out well by chance.
  const rough = second ?? favourite;
  return {
    lost: mistake?.more ?? 0,
    error: mistake?.error,
    had: Math.max(by === 'way' ? whole : first, more),
    rough: rough && roughly(rough, by, whole),
  };
}

/** The same cost, with what a second look at a small loss tells in other worlds in place of the first. */
export function lookedAtAgain(cost: Cost, second: Duel, by: ValuedBy, whole: number): Cost {
  return { ...cost, rough: roughly(second, by, whole) };
}

/** What a duel tells beside many others: in parts of what there was, and at least of what there was at the deal. */
function roughly(duel: Duel, by: ValuedBy, whole: number): Rough {
  const { more, error } = by === 'way' ? duel : duel.moreWins;
  const had = by === 'way' ? whole : Math.max(whole, duel.firstWins / duel.of);
  return { more: more / had, error: error / had };
}

/** Whether the first of a duel is better, beyond doubt and by more than a trifle. */
const isClear = ({ more, error }: Duel, errors: number): boolean => more > MIN_MORE && more > errors * error;
