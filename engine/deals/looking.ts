import { type Difficulty, DIFFICULTIES, type MeasuredDeal, byDifficulty } from './difficulty.ts';
import type { Measuring } from './measuring.ts';

/** The kind of deal wanted: any winnable one, or a winnable one of that difficulty. */
export type WantedDeal = 'winnable' | Difficulty;

/** The progress of a search for a deal. */
export interface DealSearchProgress {
  /** Deals tried. */
  readonly tried: number;
  /** Winnable deals found, and how many are wanted. */
  readonly found: number;
  readonly wanted: number;
}

/** A deal that takes the solver more positions is skipped: another one may be easier to solve. */
const MAX_POSITIONS = 30_000;
const PLAYS_A_DEAL = 12;
/**
 * Winnable deals that are compared to choose one by difficulty: sorted, the first, third, fifth and seventh represent
 * the four quarters.
 */
const COMPARED_DEALS = 7;

/**
 * Looks for a wanted deal, where no list has one, among the deals that `any` returns. Yields its progress after each
 * slice of the work, of about `step` positions, and continues until a deal is found: the caller may abandon it.
 */
export function* lookForDeal(
  measuring: Measuring,
  kind: WantedDeal,
  any: () => number,
  step: number,
): Generator<DealSearchProgress, number, void> {
  const wanted = kind === 'winnable' ? 1 : COMPARED_DEALS;
  const plays = kind === 'winnable' ? 0 : PLAYS_A_DEAL;
  const found: MeasuredDeal[] = [];
  for (let tried = 0; found.length < wanted; tried++) {
    const work = measuring.measure(any(), { positions: MAX_POSITIONS, plays }, step);
    let done = work.next();
    for (; !done.done; done = work.next()) yield { tried, found: found.length, wanted };
    if (done.value) found.push(done.value);
  }
  const nth = kind === 'winnable' ? 0 : 2 * DIFFICULTIES.indexOf(kind);
  return found.toSorted(byDifficulty)[nth]!.deal;
}
