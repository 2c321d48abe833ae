import type { Move } from '../../model/move.ts';
import { Table, type TableView } from '../../model/table.ts';
import { perContext, type SearchContext } from '../../search/context/context.ts';
import type { Win } from './strategy.ts';

/** A table for replaying, made once per context. */
const tableOf = perContext(({ position }) => new Table(position.table.piles, (cards) => cards));

/**
 * Replays a win by the rules and returns its moves.
 * @throws when the rules forbid one of them, or they don't win: the solver would be wrong.
 */
export function replayed(context: SearchContext, from: TableView, win: Win): readonly Move[] {
  const { rules } = context.position;
  const table = tableOf(context);
  table.take(from);
  const moves: Move[] = [];
  for (const move of typeof win === 'function' ? win(table) : win) {
    moves.push(move);
    if (!rules.allows(table, move)) throw new Error(`a win was found whose move ${moves.length} is forbidden`);
    rules.make(table, move);
  }
  if (!rules.variant.won(table)) throw new Error('moves were found that do not win');
  return moves;
}
