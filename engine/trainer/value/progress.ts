import type { ColumnBoard } from '../../hints/tree/column-board.ts';
import { FACE_DOWN } from '../../model/card.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { TableView } from '../../model/table.ts';
import { PACK } from '../../model/deck.ts';

/** A table and its rules. */
interface RuledTable {
  readonly table: TableView;
  readonly rules: RuleSet;
  readonly won: boolean;
}

/**
 * Returns the progress of a position towards a win, from 0 to 1: each card at home counts one, each face-up card
 * outside stock and waste a half; where no card goes home, each card that has left the columns counts one.
 */
export function progressOf({ table, rules, won }: RuledTable): number {
  if (won) return 1;
  let [cards, home, open, columns, homes] = [0, 0, 0, 0, 0];
  for (const { index, rules: taker } of rules.piles) {
    const size = table.size(index);
    cards += size;
    if (taker.role === 'tableau') columns += size;
    homes += Number(taker.role === 'foundation');
    if (taker.role === 'foundation') home += size;
    else if (taker.role !== 'stock' && taker.role !== 'waste')
      for (let at = 0; at < size; at++) open += Number(table.at(index, at) < FACE_DOWN);
  }
  const made = homes > 0 ? (2 * home + open) / 2 : cards - columns;
  return made / Math.max(1, cards);
}

/**
 * Returns the progress of a position on a board; where no card goes home, each face-up card, and each card on one that
 * takes it, counts a half.
 */
export function wayOnBoard(board: ColumnBoard): number {
  if (board.won) return 1;
  const { columns, homes } = board.game;
  let open = 0;
  for (let column = 0; column <= columns.length; column++) open += board.sizeOf(column) - board.downOf(column);
  return (open + (homes.length > 0 ? 2 : 1) * board.headway) / 2 / PACK;
}
