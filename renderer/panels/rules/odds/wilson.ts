/** The bounds of a share, both from 0 to 1. */
export type Interval = readonly [low: number, high: number];

/** Standard deviations on either side that hold 95 % of a normal distribution. */
const Z = 1.959964;

/**
 * Returns the 95 % interval of a rate by Wilson's score, which also holds for rates near 0 and 1; without trials it is
 * 0 to 1.
 */
export function wilson(wins: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const rate = wins / trials;
  const share = Z ** 2 / trials;
  const middle = rate + share / 2;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + share / (4 * trials));
  return [Math.max(0, (middle - spread) / (1 + share)), Math.min(1, (middle + spread) / (1 + share))];
}

/** Returns the interval where some trials are undecided: from none to all of them won. */
export const wilsonBetween = (wins: number, undecided: number, trials: number): Interval => [
  wilson(wins, trials)[0],
  wilson(wins + undecided, trials)[1],
];
