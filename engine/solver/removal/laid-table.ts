import { BASE } from '../../model/counters.ts';
import type { Card } from '../../model/card.ts';
import { Table } from '../../model/table.ts';

/** A table of so many piles on which only these lie: rules are asked on it. `base`: the rank foundations begin with. */
export function laidTable(
  piles: number,
  base: number,
  laid: readonly (readonly [pile: number, cards: readonly Card[]])[],
): Table {
  const table = new Table(piles, (loose) => loose);
  table.add(BASE, base);
  for (const [pile, cards] of laid) table.lay(pile, cards);
  return table;
}
