import { KING } from '../model/card.ts';
import type { Pile } from '../model/pile.ts';
import type { Variant } from '../model/variant.ts';
import { foundation, piles } from '../vocabulary/piles.ts';
import { build, down, kings, sameSuit } from '../vocabulary/relations.ts';
import { joins } from '../vocabulary/sequences.ts';
import type { GamePiles } from './game-recipe.ts';

/** Makes a foundation for each whole run of a game that picks up only runs in suit. */
export const runHomes = (runs: number): Pile[] =>
  piles(runs, foundation({ start: kings, lift: 'nothing', least: KING, most: KING }));

/**
 * Scores the cards that lie in suit on the next higher one. The game is also won with whole runs left in the columns,
 * as the manual of AisleRiot says.
 */
export function scoredByJoins(_table: Variant, { homes, columns }: GamePiles): Pick<Variant, 'won' | 'score'> {
  const score = joins([...homes, ...columns], build(down, sameSuit));
  return { score, won: (t) => score(t) === homes.length * (KING - 1) };
}
