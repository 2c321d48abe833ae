/** From and to, both from 0 to 1. */
export type Interval = readonly [low: number, high: number];

/** Of a normal distribution 95 % lie within so many standard deviations. */
const Z = 1.959964;

/**
 * The 95 % interval of a rate by Wilson's score, which holds for rates near 0 and 1 too; nothing is known of no trials.
 */
export function wilson(wins: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const rate = wins / trials;
  const share = Z ** 2 / trials;
  const middle = rate + share / 2;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + share / (4 * trials));
  return [Math.max(0, (middle - spread) / (1 + share)), Math.min(1, (middle + spread) / (1 + share))];
}

/** The same where some trials were not decided: from none of them won to all of them won. */
export const wilsonBetween = (wins: number, undecided: number, trials: number): Interval => [
  wilson(wins, trials)[0],
  wilson(wins + undecided, trials)[1],
];
