import type { PileRules, Role } from '../../engine/model/pile.ts';
import type { RuleSet } from '../../engine/legality/rule-set.ts';
import type { Table } from '../../engine/model/table.ts';

/** For each pile a number that those share with it which may change places with it. */
export type Kinds = readonly number[];

/** Piles are alike when `kind` gives them the same name, usually their role; one whose kind is undefined is like no other. */
export function kindsOf(rules: RuleSet, kind: (rules: PileRules) => string | undefined = ({ role }) => role): Kinds {
  const names = rules.piles.map(({ rules, index }) => kind(rules) ?? `${index}`);
  return names.map((name) => names.indexOf(name));
}

/**
 * A number that positions have in common when they differ only in the order of piles that are alike, or in which cards lie on
 * piles of the roles `counted`, not in how many. It has 53 bits of a sum over the piles, in which their order is lost. Counters
 * are left out: in the games searched here none changes in play.
 */
export function keyOf(rules: RuleSet, kinds: Kinds, counted: readonly Role[] = []): (table: Table) => number {
  const sizeOnly = rules.piles.map(({ rules }) => counted.includes(rules.role));
  return (table) => {
    let [a, b] = [0, 0];
    for (let pile = 0; pile < kinds.length; pile++) {
      a = (a + hashPile(table, pile, sizeOnly[pile]!, kinds[pile]!, 0x85ebca6b)) | 0;
      b = (b + hashPile(table, pile, sizeOnly[pile]!, kinds[pile]! + 128, 0xc2b2ae35)) | 0;
    }
    return (a >>> 0) * 2 ** 21 + (b & 0x1fffff);
  };
}

/** FNV-1a of a pile's cards, finished as MurmurHash3 is, so that sums of it tell sets of piles apart. */
function hashPile(table: Table, pile: number, counted: boolean, seed: number, by: number): number {
  const size = table.size(pile);
  let hash = Math.imul(0x811c9dc5 ^ seed, 0x01000193) ^ size;
  if (!counted) for (let i = 0; i < size; i++) hash = Math.imul(hash ^ table.at(pile, i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), by);
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
  return hash ^ (hash >>> 16);
}
