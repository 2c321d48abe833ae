import { isFaceDown, rankOf } from './card.ts';
import type { Rules } from './rules.ts';
import type { Table } from './table.ts';

/** What each of these is worth, found by trying them on FreeCell, Yukon and Seahaven. */
const WORTH = { home: 12, faceDown: -7, joined: 4, buried: -3, emptyColumn: 8, cell: -5 } as const;

/** Cards on the foundations. */
export const homeOf = (rules: Rules, table: Table): number => {
  let home = 0;
  for (let pile = 0; pile < table.piles; pile++) {
    if (rules.piles[pile]!.rules.role === 'foundation') home += table.size(pile);
  }
  return home;
};

/** How near to a win a position looks: cards home, cards in order, room. */
export function promiseOf(rules: Rules, table: Table): number {
  let promise = homeOf(rules, table) * WORTH.home;
  for (let pile = 0; pile < table.piles; pile++) {
    const { role } = rules.piles[pile]!.rules;
    if (role === 'cell') promise += table.size(pile) * WORTH.cell;
    if (role === 'tableau') promise += table.size(pile) === 0 ? WORTH.emptyColumn : orderOf(rules, table, pile);
  }
  return promise;
}

function orderOf(rules: Rules, table: Table, pile: number): number {
  const size = table.size(pile);
  let [order, lowest] = [0, Infinity];
  for (let i = 0; i < size; i++) {
    const card = table.at(pile, i);
    if (isFaceDown(card)) order += WORTH.faceDown;
    else if (i > 0 && rules.joins(table, pile, card, table.at(pile, i - 1))) order += WORTH.joined;
    else if (lowest < rankOf(card)) order += WORTH.buried;
    lowest = Math.min(lowest, rankOf(card));
  }
  return order;
}
