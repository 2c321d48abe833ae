import { takesCards } from '../model/acceptance.ts';
import { isFaceDown } from '../model/card.ts';
import type { Reason, RefusedDrop } from '../model/reason.ts';
import type { RuleSet } from './rule-set.ts';
import type { Table } from '../model/table.ts';

/** Why the rules refuse a drop. */
export function whyNot(rules: RuleSet, table: Table, from: number, count: number, to: number): Reason {
  return { code: refusal(rules, table, from, count, to) };
}

function refusal(rules: RuleSet, table: Table, from: number, count: number, to: number): RefusedDrop {
  const grasped = table.at(from, table.size(from) - count);
  if (isFaceDown(grasped)) return 'facedown';
  if (!rules.mayLift(table, from, count)) return count > 1 ? 'run' : 'covered';
  const target = rules.piles[to];
  if (target === undefined || !takesCards(target)) return 'closed';
  const fits = rules.fits(table, from, count, to);
  const obstacle = rules.obstacle(table, from, count, to);
  if (obstacle === 'covered' || obstacle === 'near' || obstacle === 'room') return 'closed';
  if (obstacle !== 'reach') return fits ? 'many' : table.size(to) === 0 ? 'empty' : 'order';
  if (target.rules.outOfReach === undefined) return 'closed';
  return fits ? target.rules.outOfReach : 'order';
}
