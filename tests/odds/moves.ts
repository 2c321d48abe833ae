import { fromOf, isDrag, isTap, type Move } from '../../engine/model/move.ts';
import type { RuleSet } from '../../engine/legality/rule-set.ts';

/** Whether a player can tell what the move will bring: nothing comes from the stock or by chance. */
export function isOpen(rules: RuleSet, move: Move): boolean {
  if (isDrag(move)) return true;
  const { role, tap } = rules.piles[fromOf(move)]!.rules;
  const action = isTap(move) ? tap : rules.doubleOf(fromOf(move));
  return role !== 'stock' && action?.chance !== true;
}
