import type { RuleSet } from '../legality/rule-set.ts';
import type { Description, PileGroup, Untold } from './description.ts';
import type { ChancePlay } from './chance-play.ts';

/** What of the rules a description leaves open. */
export function untoldOf(told: Omit<Description, 'untold'>, rules: RuleSet, seen: ChancePlay): Untold[] {
  const { stock, groups, goal } = told;
  return [
    ...groups.flatMap((group) => untoldIn(group, rules)),
    ...(seen.strange ? [{ part: 'click', role: undefined } as const] : []),
    ...(stock?.kind === 'other' ? [{ part: 'stock', role: 'stock' } as const] : []),
    ...(goal === undefined ? [{ part: 'goal', role: undefined } as const] : []),
  ];
}

function untoldIn(group: PileGroup, rules: RuleSet): Untold[] {
  const { role, takes, starts, together, from } = group;
  const parts: (Untold['part'] | false)[] = [
    takes === undefined && 'takes',
    starts === undefined && 'starts',
    together === undefined && 'together',
    (from.empty === undefined || from.filled === undefined) && 'from',
    rules.piles[group.piles[0]!]!.rules.closed !== undefined && 'closed',
  ];
  return parts.filter((part) => part !== false).map((part) => ({ part, role }));
}
