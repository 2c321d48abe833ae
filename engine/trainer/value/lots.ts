import { Moves } from '../../legality/move-generator.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { numbersBelow, xoshiro } from '../../model/random.ts';
import type { Table } from '../../model/table.ts';

/** Moves by lot after which a game is given up, for each of its cards. */
const MAX_MOVES_A_CARD = 2;

/** Plays on by lot: any move that is allowed, until there is none, or long enough. The least that anybody does. */
export function playByLot(rules: RuleSet, table: Table, seed: number): void {
  const below = numbersBelow(xoshiro(seed));
  const found = new Moves();
  const cards = rules.piles.reduce((sum, { index }) => sum + table.size(index), 0);
  for (let made = 0; made < MAX_MOVES_A_CARD * cards; made++) {
    rules.legalMoves(table, found);
    if (found.length === 0) return;
    rules.make(table, found.list[below(found.length)]!);
  }
}
