import type { RuleSet } from '../legality/rule-set.ts';
import type { Description, PileGroup, Undescribed } from './description.ts';
import type { ChancePlay } from './chance-play.ts';

/** Lists the parts of the rules that a description leaves out. */
export function undescribedOf(
  described: Omit<Description, 'undescribed'>,
  rules: RuleSet,
  seen: ChancePlay,
): Undescribed[] {
  const { stock, groups, goal } = described;
  return [
    ...groups.flatMap((group) => undescribedIn(group, rules)),
    ...(seen.strange ? [{ part: 'click', role: undefined } as const] : []),
    ...(stock?.kind === 'other' ? [{ part: 'stock', role: 'stock' } as const] : []),
    ...(goal === undefined ? [{ part: 'goal', role: undefined } as const] : []),
  ];
}

function undescribedIn(group: PileGroup, rules: RuleSet): Undescribed[] {
  const { role, takes, starts, together, from } = group;
  const parts: (Undescribed['part'] | false)[] = [
    takes === undefined && 'takes',
    starts === undefined && 'starts',
    together === undefined && 'together',
    (from.empty === undefined || from.filled === undefined) && 'from',
    rules.piles[group.piles[0]!]!.rules.closed !== undefined && 'closed',
  ];
  return parts.filter((part) => part !== false).map((part) => ({ part, role }));
}
