import type { Description, PileGroup } from '../../../engine/rules.ts';
import type { PileKind } from '../table/pile-names.ts';

/** Returns the kind of a group's piles; the places of a row that grows are one row. */
export function kindOfGroup({ role, name, spread }: Pick<PileGroup, 'role' | 'name' | 'spread'>): PileKind {
  if (name !== undefined) return name;
  if (role !== 'tableau' || spread === 'column') return role;
  return spread === 'line' ? 'row' : spread;
}

/** Lists the kinds of the piles of a role from which cards come: the names in the game, or the role. */
const kindsOfSource = ({ groups }: Description, role: PileGroup['role']): PileKind[] => [
  ...new Set(groups.filter((group) => group.role === role).map(({ name }) => name ?? role)),
];

/** Returns the kind of the piles of a role from which cards come: their name, if all have the same, or the role. */
export function kindOfSource(description: Description, role: PileGroup['role']): PileKind {
  const [kind = role, ...others] = kindsOfSource(description, role);
  return others.length === 0 ? kind : role;
}
