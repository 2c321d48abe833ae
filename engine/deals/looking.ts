import { type Difficulty, DIFFICULTIES, type Measured, byDifficulty } from './difficulty.ts';
import type { Measuring } from './measuring.ts';

/** What a deal that is looked for has to be: one that can be won, or one of these as hard as that. */
export type SoughtDeal = 'winnable' | Difficulty;

/** How far looking for a deal is. */
export interface Looking {
  /** Deals looked at. */
  readonly tried: number;
  /** Deals found that can be won, and how many are wanted. */
  readonly found: number;
  readonly wanted: number;
}

/** A deal that takes more is passed over: another one may be easier to solve. */
const POSITIONS = 30_000;
const PLAYS_A_DEAL = 12;
/**
 * So many deals are compared: the first, third, fifth and seventh of them stand for the four quarters of all that can
 * be won.
 */
const COMPARED = 7;

/**
 * Looks for a deal of which no list tells, among those that `any` gives. It yields how far it is after each slice of
 * the work, of about `step` positions, and goes on until one is found: whoever waits may leave it.
 */
export function* lookForDeal(
  measuring: Measuring,
  sought: SoughtDeal,
  any: () => number,
  step: number,
): Generator<Looking, number, void> {
  const wanted = sought === 'winnable' ? 1 : COMPARED;
  const plays = sought === 'winnable' ? 0 : PLAYS_A_DEAL;
  const found: Measured[] = [];
  for (let tried = 0; found.length < wanted; tried++) {
    const work = measuring.measure(any(), { positions: POSITIONS, plays }, step);
    let done = work.next();
    for (; !done.done; done = work.next()) yield { tried, found: found.length, wanted };
    if (done.value) found.push(done.value);
  }
  const nth = sought === 'winnable' ? 0 : 2 * DIFFICULTIES.indexOf(sought);
  return found.toSorted(byDifficulty)[nth]!.deal;
}
