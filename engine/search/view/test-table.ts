import { BASE } from '../../model/counters.ts';
import type { Card } from '../../model/card.ts';
import { Table } from '../../model/table.ts';

/** Makes a table with only these cards, to test rules on. `base`: the rank that foundations begin with. */
export function makeTestTable(
  piles: number,
  base: number,
  laid: readonly (readonly [pile: number, cards: readonly Card[]])[],
): Table {
  const table = new Table(piles, (loose) => loose);
  table.add(BASE, base);
  for (const [pile, cards] of laid) table.lay(pile, cards);
  return table;
}
