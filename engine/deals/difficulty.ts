/**
 * Difficulties of a winnable deal, compared with the other winnable deals of its game and options. Each is a quarter of
 * them.
 */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How a winnable deal was played and solved; its difficulty is computed from this. */
export interface MeasuredDeal {
  readonly deal: number;
  /** Games of the deal that the basic bot won. */
  readonly wins: number;
  /** Positions that the solver visited before it won. */
  readonly positions: number;
}

/**
 * A deal measured a second time. The share of wins that is shown for a difficulty comes from other games than those
 * that sorted the deals, because the luck of those would bias it.
 */
export interface TwiceMeasuredDeal extends MeasuredDeal {
  /** Games won of as many further ones of the basic bot. */
  readonly again: number;
}

/**
 * Compares by difficulty, the easiest first: deals that the basic bot wins more often; of equals, deals that the solver
 * wins sooner.
 */
export const byDifficulty = (one: MeasuredDeal, other: MeasuredDeal): number =>
  other.wins - one.wins || one.positions - other.positions || one.deal - other.deal;

/** Splits deals into quarters by difficulty; a remainder goes to the easier quarters. */
export function splitIntoQuarters<M extends MeasuredDeal>(
  deals: readonly M[],
): Readonly<Record<Difficulty, readonly M[]>> {
  const sorted = deals.toSorted(byDifficulty);
  const part = (nth: number): M[] => sorted.slice(cut(nth, sorted.length), cut(nth + 1, sorted.length));
  return { easy: part(0), medium: part(1), hard: part(2), 'very-hard': part(3) };
}

const cut = (nth: number, length: number): number => Math.ceil((nth * length) / DIFFICULTIES.length);
