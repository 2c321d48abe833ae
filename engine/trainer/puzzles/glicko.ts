/** A player's rating with its uncertainty, as Glicko-2 keeps it. */
export interface Rating {
  readonly rating: number;
  /** The true rating lies within twice this in 19 of 20 cases. */
  readonly deviation: number;
  /** How much the rating is expected to change from puzzle to puzzle. */
  readonly volatility: number;
}

/** The rating of a player who has not solved a puzzle yet. */
export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Glicko-2's own scale, how quickly volatility may change, and the precision of the search for it. */
const GLICKO2_SCALE = 173.7178;
const VOLATILITY_CHANGE = 0.5;
const PRECISION = 1e-6;

/** An opponent, here a puzzle, and the score against it: 1, 0, or between. */
export interface RatedOpponent {
  readonly rating: number;
  readonly deviation: number;
  readonly score: number;
}

/** Returns the rating after these results, all in one period; by Glickman's “Example of the Glicko-2 system”. */
export function ratedAfter(before: Rating, met: readonly RatedOpponent[]): Rating {
  const mu = (before.rating - 1500) / GLICKO2_SCALE;
  const phi = before.deviation / GLICKO2_SCALE;
  if (met.length === 0) return { ...before, deviation: GLICKO2_SCALE * Math.hypot(phi, before.volatility) };
  const parts = met.map(({ rating, deviation, score }) => {
    const weight = 1 / Math.sqrt(1 + (3 * (deviation / GLICKO2_SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (rating - 1500) / GLICKO2_SCALE)));
    return { weight, expected, score };
  });
  const variance = 1 / parts.reduce((sum, { weight, expected }) => sum + weight ** 2 * expected * (1 - expected), 0);
  const gain = parts.reduce((sum, { weight, expected, score }) => sum + weight * (score - expected), 0);
  const volatility = volatilityAfter(before.volatility, phi, variance, variance * gain);
  const wide = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / wide ** 2 + 1 / variance);
  return { rating: 1500 + GLICKO2_SCALE * (mu + after ** 2 * gain), deviation: GLICKO2_SCALE * after, volatility };
}

/** Step 5 of the example: finds the zero of a function by the Illinois algorithm. */
function volatilityAfter(volatility: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi ** 2 + variance + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / VOLATILITY_CHANGE ** 2;
  };
  let low = a;
  let high = Math.log(Math.max(delta ** 2 - phi ** 2 - variance, 0));
  if (high === -Infinity) for (high = a - VOLATILITY_CHANGE; f(high) < 0;) high -= VOLATILITY_CHANGE;
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const value = f(between);
    if (value * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, value];
  }
  return Math.exp(low / 2);
}
