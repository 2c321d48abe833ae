import type { RuleSet } from '../legality/rule-set.ts';
import { ACE, makeCard } from '../model/card.ts';
import type { Pile, Role, Taking } from '../model/pile.ts';
import { Table } from '../model/table.ts';
import type { Sources } from './description.ts';

/** Returns the kinds of piles that these piles take cards from, when empty and when not. */
export function sourcesOf(
  piles: readonly Pile[],
  rules: RuleSet,
): { readonly empty: Sources; readonly filled: Sources } {
  if (piles.every(({ taking }) => isFree(taking))) return { empty: 'all', filled: 'all' };
  if (!piles.every(({ taking }) => isKnown(taking))) return { empty: undefined, filled: undefined };
  const [bare, full] = [uniformTable(rules, false), uniformTable(rules, true)];
  return { empty: rolesOn(bare, piles, rules), filled: rolesOn(full, piles, rules) };
}

/** Whether the pile's rules restrict no source, and any further condition is described. */
const isFree = ({ near, reach }: Taking): boolean =>
  near === undefined && (reach === undefined || (reach.described !== undefined && !isFromSome(reach)));

const isKnown = ({ reach }: Taking): boolean => reach === undefined || reach.described !== undefined;

/** Whether the condition concerns only the source and whether the pile is empty. */
const isFromSome = (reach: Taking['reach']): boolean => reach?.described?.includes('from-some') ?? false;

/** Returns a table of empty piles, or of piles with one card each: such rules look at nothing else. */
export function uniformTable(rules: RuleSet, filled: boolean): Table {
  const table = new Table(rules.piles.length, (cards) => [...cards]);
  if (filled) for (const { index } of rules.piles) table.lay(index, [makeCard(ACE, 0)]);
  return table;
}

function rolesOn(table: Table, piles: readonly Pile[], rules: RuleSet): Sources {
  const seen = rules.variant.places.map(({ pile }) => pile);
  const givers = seen.filter(({ rules: { lift = 'nothing' } }) => lift !== 'nothing');
  const isIn = (from: Pile, { taking, index }: Pile): boolean =>
    (taking.near?.(from.index, index) ?? true) &&
    (!isFromSome(taking.reach) || taking.reach?.(from.index, index, 1, table) === true);
  const answers = new Map<Role, Set<boolean>>();
  for (const from of givers) {
    const { role } = from.rules;
    const others = piles.filter((pile) => pile !== from);
    answers.set(role, new Set([...(answers.get(role) ?? []), ...others.map((pile) => isIn(from, pile))]));
  }
  const all = [...answers].filter(([, found]) => found.size > 0);
  // A pile that takes cards from nowhere needs no words.
  if (all.some(([, found]) => found.size > 1) || all.every(([, found]) => found.has(false))) return undefined;
  return all.every(([, found]) => found.has(true))
    ? 'all'
    : all.filter(([, found]) => found.has(true)).map(([role]) => role);
}
