/** Returns how far counts are from the expected ones: Pearson's X², the sum of (seen − expected)² / expected. */
export function chiSquare(seen: ArrayLike<number>, expected: (cell: number) => number): number {
  let sum = 0;
  for (let cell = 0; cell < seen.length; cell++) {
    const of = expected(cell);
    sum += ((seen[cell] ?? 0) - of) ** 2 / of;
  }
  return sum;
}

/**
 * Returns the probability that a fair process reaches this X² or more with `freedom` degrees of freedom: Wilson and
 * Hilferty's normal approximation (1931), within a hundredth from three degrees on.
 */
export function chanceOfMore(x2: number, freedom: number): number {
  const part = 2 / (9 * freedom);
  return normalAbove(((x2 / freedom) ** (1 / 3) - 1 + part) / Math.sqrt(part));
}

/** Returns the share of a standard normal distribution above z: Abramowitz and Stegun 26.2.17, within 1e-7. */
function normalAbove(z: number): number {
  if (z < 0) return 1 - normalAbove(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
