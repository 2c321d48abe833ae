/**
 * How hard a deal that can be won is, among those of its game with the same options that can be won: a quarter of them
 * each.
 */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What difficulty is computed from: how a winnable deal was played and solved. */
export interface Measured {
  readonly deal: number;
  /** Of the simple player's games of it, those won. */
  readonly wins: number;
  /** Positions the solver looked at before it won. */
  readonly positions: number;
}

/**
 * A deal with a second measure of it. The share that is shown of an easy or hard deal is measured on other games than
 * those by which it was chosen, whose luck would bias it.
 */
export interface MeasuredTwice extends Measured {
  /** Of as many further games of the simple player, those won. */
  readonly again: number;
}

/** The easiest first: what the simple player wins more often; of equals, what the solver wins sooner. */
export const byDifficulty = (one: Measured, other: Measured): number =>
  other.wins - one.wins || one.positions - other.positions || one.deal - other.deal;

/** The same deals in four parts, the easy ones first; what does not divide by four goes to the easier parts. */
export function quartered<M extends Measured>(deals: readonly M[]): Readonly<Record<Difficulty, readonly M[]>> {
  const sorted = deals.toSorted(byDifficulty);
  const part = (nth: number): M[] => sorted.slice(cut(nth, sorted.length), cut(nth + 1, sorted.length));
  return { easy: part(0), medium: part(1), hard: part(2), 'very-hard': part(3) };
}

const cut = (nth: number, length: number): number => Math.ceil((nth * length) / DIFFICULTIES.length);
