import { Moves } from '../../legality/move-generator.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { numbersBelow, xoshiro } from '../../model/random.ts';
import type { Table } from '../../model/table.ts';

/** A game is given up after this many random moves for each card. */
const MAX_MOVES_A_CARD = 2;

/** Plays random legal moves until none is left, or for long enough: the least that any player achieves. */
export function playAtRandom(rules: RuleSet, table: Table, seed: number): void {
  const below = numbersBelow(xoshiro(seed));
  const found = new Moves();
  const cards = rules.piles.reduce((sum, { index }) => sum + table.size(index), 0);
  for (let made = 0; made < MAX_MOVES_A_CARD * cards; made++) {
    rules.legalMoves(table, found);
    if (found.length === 0) return;
    rules.make(table, found.list[below(found.length)]!);
  }
}
