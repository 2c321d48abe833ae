import { isFaceDown } from '../model/card.ts';
import type { Reason, Refused } from '../model/reason.ts';
import type { Rules } from './rule-set.ts';
import type { Table } from '../model/table.ts';

/** Why the rules refuse a drop. */
export function whyNot(rules: Rules, table: Table, from: number, count: number, to: number): Reason {
  return { code: refusal(rules, table, from, count, to) };
}

function refusal(rules: Rules, table: Table, from: number, count: number, to: number): Refused {
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

function beyond(rules: Rules, table: Table, from: number, count: number, to: number): Refused {
  const { outOfReach } = rules.piles[to]!.rules;
  if (outOfReach === undefined) return 'closed';
  return rules.fits(table, from, count, to) ? outOfReach : 'order';
}
