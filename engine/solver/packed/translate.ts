import { drag, type Move, type RuleSet, Table, type TableView } from '../engine.ts';
import type { PackedGame } from './game.ts';
import { cardOf, CELLS, countOf, fromOf, type PackedMove, toOf } from './packed-move.ts';

/**
 * The rules' moves for those of a packed board, its log from the beginning. They are played on a table as they are found: what
 * follows a move by the rules is no move of its own.
 */
export function translated(rules: RuleSet, game: PackedGame, from: TableView, log: Iterable<PackedMove>): Move[] {
  const table = new Table(from.piles, (loose) => loose);
  table.take(from);
  const moves: Move[] = [];
  for (const packed of log) {
    const move = translate(rules, game, table, packed);
    if (move === undefined) continue;
    rules.make(table, move);
    moves.push(move);
  }
  return moves;
}

/** Undefined when the card is home already. */
function translate(rules: RuleSet, game: PackedGame, table: Table, packed: PackedMove): Move | undefined {
  const [from, to] = [fromOf(packed), toOf(packed)];
  const topped = (piles: readonly number[], card: number): number => piles.find((pile) => table.top(pile) === card)!;
  const source = from < CELLS ? game.columns[from]! : topped(from === CELLS ? game.cells : game.homes, cardOf(packed));
  if (to < CELLS) return drag(source, countOf(packed), game.columns[to]!);
  if (to === CELLS) return drag(source, 1, topped(game.cells, 0));
  return table.top(source) === cardOf(packed) ? rules.home(table, source) : undefined;
}
