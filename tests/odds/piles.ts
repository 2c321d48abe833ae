import type { Role } from '../../engine/model/pile.ts';
import type { RuleSet } from '../../engine/legality/rule-set.ts';
import type { Table } from '../../engine/model/table.ts';

/** Returns the indices of the piles of a role. */
export const pilesOfRole = (rules: RuleSet, role: Role): number[] =>
  rules.piles.filter((pile) => pile.rules.role === role).map(({ index }) => index);

/** Counts the empty ones of these piles. */
export const emptyOf = (table: Table, piles: readonly number[]): number =>
  piles.reduce((count, pile) => count + (table.size(pile) === 0 ? 1 : 0), 0);
