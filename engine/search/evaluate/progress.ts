import { FACE_DOWN } from '../../model/card.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { TableView } from '../../model/table.ts';
import type { Position } from '../boards/position/position.ts';

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

/** Returns the progress on a table, after the moves that are forced there; `position` is left at it. */
export function progressOn(table: TableView, position: Position): number {
  position.begin(table);
  return progressOf(position);
}
