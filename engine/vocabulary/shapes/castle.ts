import { type Place, type Placing, rows } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';

/**
 * Lays rows fanned to the right on either side of the foundations, one or two foundations between each; in a tall
 * window the foundations lie above the rows.
 */
export function castle(homes: readonly Pile[], left: readonly Pile[], right: readonly Pile[]): Placing {
  const across = Math.ceil(homes.length / left.length);
  // Rows without a foundation come first.
  const first = left.length - Math.ceil(homes.length / across);
  const home = (at: number): (Pile | 1)[] => (at < first ? [1] : homes.slice((at - first) * across).slice(0, across));
  const flanks = left.map((pile, at) => [pile, right[at]!] as const);
  const places: Place[] = rows(flanks.map(([one, other], at) => [one, 2.5, ...home(at), 0.9, other]));
  const tall = [
    ...rows([[across > 1 ? 0 : 1.45, ...homes]]),
    ...rows(
      flanks.map(([one, other]) => [one, across > 1 ? 3.3 : 2.3, other]),
      1,
    ),
  ];
  return { places, otherwise: [tall] };
}

/** Splits rows that are dealt in turn into those at the left and those at the right. */
export const sidesOf = (
  rows: readonly Pile[],
): { readonly left: readonly Pile[]; readonly right: readonly Pile[] } => ({
  left: rows.filter((_, at) => at % 2 === 0),
  right: rows.filter((_, at) => at % 2 === 1),
});
