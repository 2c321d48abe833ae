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
    ...(seen.relieved ? [{ part: 'fills', role: 'reserve' } as const] : []),
    ...(seen.strange ? [{ part: 'click', role: undefined } as const] : []),
    ...(stock?.kind === 'other' || stock?.varies ? [{ part: 'stock', role: 'stock' } as const] : []),
    ...(goal === undefined ? [{ part: 'goal', role: undefined } as const] : []),
  ];
}

function undescribedIn(group: PileGroup, rules: RuleSet): Undescribed[] {
  const { role, takes, starts, together, from } = group;
  const { rules: own } = rules.piles[group.piles[0]!]!;
  const parts: (Undescribed['part'] | false)[] = [
    takes === undefined && 'takes',
    starts === undefined && 'starts',
    together === undefined && 'together',
    (from.empty === undefined || from.filled === undefined) && 'from',
    own.closed !== undefined && 'closed',
    role === 'reserve' && together === 'nothing' && own.tap !== undefined && 'click',
  ];
  return parts.filter((part) => part !== false).map((part) => ({ part, role }));
}
