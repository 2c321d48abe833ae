/** What a decision cost, in shares of the games that are won from there. */
export interface Cost {
  /** What the best move won, and by how much less the one that was played, at least. */
  readonly best: number;
  readonly drop: number;
}

/** Lichess's curve: how accurate it was to lose so many points of winning chance, from 0 to 100. */
export const accuracyOfDrop = (points: number): number =>
  Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * Math.max(0, points)) - 3.1669));

/**
 * The accuracy of a game, by the share of the chances which the cards gave that its player kept: each mistake leaves
 * its part of what there was before, and so does stopping while there is something left (`stopped`, its part of what
 * there was at the deal). Equal moves cost nothing, a hard deal is no fault, and a game thrown away counts the same
 * whether one move did it or ten. What was lost goes to the curve squared: nobody plays without small losses, of which
 * a tenth costs 4, a quarter 25, a half 68. Undefined where nothing was to be decided.
 */
export function accuracyOf(costs: readonly Cost[], stopped: number): number | undefined {
  if (costs.length === 0 && stopped === 0) return undefined;
  const kept = costs.reduce((all, { best, drop }) => all * (1 - partOf(drop, best)), 1 - stopped);
  return Math.round(10 * accuracyOfDrop(100 * (1 - kept) ** 2)) / 10;
}

const partOf = (drop: number, best: number): number => Math.min(1, drop / Math.max(best, drop, 1e-3));
