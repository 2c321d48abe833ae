import type { Card } from '../../model/card.ts';
import type { Pile } from '../../model/pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { Table } from '../../model/table.ts';
import { makeTestTable } from './test-table.ts';

/** Finds, by pile, those of these piles whose cards lie on it, tested on tables with one card. */
export function coversOf({ piles }: RuleSet, givers: readonly Pile[], base: number): Map<number, readonly number[]> {
  const covers = new Map<number, readonly number[]>();
  for (const { index, rules } of givers) {
    const { covered } = rules;
    if (!covered) continue;
    const on = givers.filter(
      (other) => other.index !== index && covered(with1Card(piles.length, other.index, base), index),
    );
    covers.set(
      index,
      on.map((other) => other.index),
    );
  }
  return covers;
}

/** Makes a table with one card. */
export const with1Card = (piles: number, pile: number, base: number, card: Card = 1): Table =>
  makeTestTable(piles, base, [[pile, [card]]]);
