import { Moves } from '../../engine/legality/move-generator.ts';
import type { RuleSet } from '../../engine/legality/rule-set.ts';
import { fromOf, isDrag, isTap, type Move } from '../../engine/model/move.ts';
import type { Table } from '../../engine/model/table.ts';

const found = new Moves();

/** Returns every legal move, in a list of its own. */
export function legalMoves(rules: RuleSet, table: Table): Move[] {
  rules.legalMoves(table, found);
  return [...found.list.subarray(0, found.length)];
}

/** Whether a player can foresee the result of the move: no card comes from the stock or at random. */
export function isOpen(rules: RuleSet, move: Move): boolean {
  if (isDrag(move)) return true;
  const { role, tap } = rules.piles[fromOf(move)]!.rules;
  const action = isTap(move) ? tap : rules.doubleOf(fromOf(move));
  return role !== 'stock' && action?.chance !== true;
}
