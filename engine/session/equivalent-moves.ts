import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table } from '../model/table.ts';

/** Whether two moves are equivalent: the same cards go to piles of one kind with equal contents. */
export function areEquivalent(rules: RuleSet, table: Table, one: Move, other: Move): boolean {
  if (!isDrag(one) || !isDrag(other) || fromOf(one) !== fromOf(other) || countOf(one) !== countOf(other)) return false;
  const [a, b] = [toOf(one), toOf(other)];
  const kind = rules.piles[a]!.rules;
  return kind === rules.piles[b]!.rules && kind.placed === undefined && holdSame(table, a, b);
}

function holdSame(table: Table, a: number, b: number): boolean {
  const size = table.size(a);
  if (size !== table.size(b)) return false;
  for (let i = 0; i < size; i++) if (table.at(a, i) !== table.at(b, i)) return false;
  return true;
}
