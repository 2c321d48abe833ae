import type { Card } from '../../model/card.ts';
import { drag, type Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import type { PackedGame } from './game.ts';
import { cardOf, CELLS, packedCountOf, packedFromOf, PACKED_HOME, type PackedMove, packedToOf } from './packed-move.ts';

const NOWHERE = -1;

/**
 * Yields the rules' moves for the log of a packed board, from its beginning. Each must be made on the table before the
 * next is requested: cards that the rules have sent home by then need no move.
 */
export function* packedLineOf(game: PackedGame, log: Int32Array, table: TableView): Generator<Move, void> {
  for (const packed of log) {
    const from = pileOf(game, table, packed);
    // The rules have sent the card home already.
    if (from === NOWHERE) continue;
    const to = packedToOf(packed);
    if (to < CELLS) yield drag(from, packedCountOf(packed), game.columns[to]!);
    else if (to === CELLS) yield drag(from, 1, topped(game.cells, table, 0));
    else yield drag(from, 1, homeOf(game, table, cardOf(packed)));
  }
}

/** Finds the pile whose card, or cards, a move carries; NOWHERE: the rules sent the card home. */
function pileOf(game: PackedGame, table: TableView, packed: PackedMove): number {
  const from = packedFromOf(packed);
  const card = cardOf(packed);
  if (from === CELLS) return topped(game.cells, table, card);
  if (from === PACKED_HOME) return topped(game.homes, table, card);
  const pile = game.columns[from]!;
  return packedToOf(packed) < PACKED_HOME || table.top(pile) === card ? pile : NOWHERE;
}

/** Finds the foundation whose top card comes just before this one; an empty one for the first card. */
function homeOf({ chains, homes }: PackedGame, table: TableView, card: Card): number {
  const order = chains.order[card]!;
  return topped(homes, table, order === 0 ? 0 : chains.next[(chains.chain[card]! << 4) | (order - 1)]!);
}

/** Finds the first pile with this card on top; 0: the first empty pile. */
function topped(piles: readonly number[], table: TableView, card: Card): number {
  for (let i = 0; i < piles.length; i++) if (table.top(piles[i]!) === card) return piles[i]!;
  return NOWHERE;
}
