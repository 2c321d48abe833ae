import { rows, type Variant } from '../../../model/variant.ts';
import { dealHeights } from '../../deals.ts';
import { pile, piles, tableau } from '../../piles.ts';
import { build, down, eitherOf, kings, sameRank, sameSuit } from '../../relations.ts';
import { inRunOrSet, joins, wholeSuits } from '../../sequences.ts';

/**
 * The whole pack face up in columns of the given heights, built down in suit or with cards of equal rank, until they
 * hold four whole suits.
 */
export function curds(heights: readonly number[]): Variant {
  const deck = pile({ role: 'stock' });
  const run = build(down, sameSuit);
  const columns = piles(
    heights.length,
    tableau({
      build: eitherOf(run, sameRank),
      start: kings,
      run,
      reach: inRunOrSet(run),
    }),
  );
  const whole = wholeSuits(columns);
  return {
    places: rows([columns]),
    hidden: [deck],
    from: deck,
    deal: [dealHeights(deck, columns, heights, 52)],
    won: (t) => whole(t) === 4,
    score: joins(columns, run),
  };
}
