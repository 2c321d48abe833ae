import type { ColumnBoard } from '../../hints/tree/column-board.ts';
import { FACE_DOWN } from '../../model/card.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { TableView } from '../../model/table.ts';
import { PACK } from '../../model/deck.ts';

/** Cards on a table, and the rules they lie by. */
interface Laid {
  readonly table: TableView;
  readonly rules: RuleSet;
  readonly won: boolean;
}

/**
 * How much of the way to a win a position has behind it, from 0 to 1: the cards that are home, and those that lie face
 * up outside the stock and its waste, each counting half; where no card goes home, those that have left the columns.
 */
export function wayMade({ table, rules, won }: Laid): number {
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
 * The same of a position on a board; where no card goes home, the cards that lie face up, and those that lie on one
 * that takes them, each counting half.
 */
export function wayOnBoard(board: ColumnBoard): number {
  if (board.won) return 1;
  const { columns, homes } = board.game;
  let open = 0;
  for (let column = 0; column <= columns.length; column++) open += board.sizeOf(column) - board.downOf(column);
  return (open + (homes.length > 0 ? 2 : 1) * board.headway) / 2 / PACK;
}
