/** A share, with the bounds between which the true one lies in 19 of 20 cases (Wilson). */
export interface ShareBounds {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

/** Standard errors to either side. */
const Z = 1.96;

/** Returns the interval of `won` out of `of`; `won` may be a sum of shares. */
export function intervalOf(won: number, of: number): ShareBounds {
  if (of === 0) return { share: 0, from: 0, to: 1 };
  const share = won / of;
  const centre = (share + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const reach = (Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of);
  return { share, from: Math.max(0, centre - reach), to: Math.min(1, centre + reach) };
}
