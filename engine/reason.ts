import { isFaceDown } from './card.ts';
import type { Rules } from './rules.ts';
import type { Table } from './table.ts';

/**
 * Why a drop is refused: the cards can't be picked up, don't fit on the top card or an empty pile, are too many, the pile takes
 * none, or a gap elsewhere has to be filled first; of cards that leave together others are missing, or some are still awaited.
 */
export type Reason =
  | 'facedown'
  | 'covered'
  | 'run'
  | 'order'
  | 'empty'
  | 'many'
  | 'closed'
  | 'gap'
  | 'unmatched'
  | 'begun';

export function whyNot(rules: Rules, table: Table, from: number, count: number, to: number): Reason {
  const grasped = table.at(from, table.size(from) - count);
  if (isFaceDown(grasped)) return 'facedown';
  if (!rules.mayLift(table, from, count)) return count > 1 ? 'run' : 'covered';
  const target = rules.piles[to]?.rules;
  if (target === undefined || (target.build ?? target.start ?? target.takes) === undefined) return 'closed';
  if (target.covered?.(table, to) || target.near?.(from, to) === false) return 'closed';
  if (target.reach?.(from, to, count, table) === false) return beyond(rules, table, from, count, to);
  if (target.room !== undefined && table.size(to) + count > target.room) return 'closed';
  if (rules.fits(table, from, count, to)) return 'many';
  return table.size(to) === 0 ? 'empty' : 'order';
}

function beyond(rules: Rules, table: Table, from: number, count: number, to: number): Reason {
  const { outOfReach } = rules.piles[to]!.rules;
  if (outOfReach === undefined) return 'closed';
  return rules.fits(table, from, count, to) ? outOfReach : 'order';
}
