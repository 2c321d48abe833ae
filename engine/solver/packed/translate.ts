import type { Card } from '../../model/card.ts';
import { drag, type Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import type { PackedGame } from './game.ts';
import { cardOf, CELLS, packedCountOf, packedFromOf, PACKED_HOME, type PackedMove, packedToOf } from './packed-move.ts';

const NOWHERE = -1;

/**
 * The rules' moves for those of a packed board, its log from the beginning. Each is given once those before it have
 * been made on the table: what followed them by the rules is not a move of its own.
 */
export function* translated(game: PackedGame, log: Int32Array, table: TableView): Generator<Move, void> {
  for (const packed of log) {
    const from = pileOf(game, table, packed);
    // A card that went home by itself.
    if (from === NOWHERE) continue;
    const to = packedToOf(packed);
    if (to < CELLS) yield drag(from, packedCountOf(packed), game.columns[to]!);
    else if (to === CELLS) yield drag(from, 1, topped(game.cells, table, 0));
    else yield drag(from, 1, homeOf(game, table, cardOf(packed)));
  }
}

/** The pile whose card, or cards, a move carries. */
function pileOf(game: PackedGame, table: TableView, packed: PackedMove): number {
  const from = packedFromOf(packed);
  const card = cardOf(packed);
  if (from === CELLS) return topped(game.cells, table, card);
  if (from === PACKED_HOME) return topped(game.homes, table, card);
  const pile = game.columns[from]!;
  return packedToOf(packed) < PACKED_HOME || table.top(pile) === card ? pile : NOWHERE;
}

/** The foundation with the card before it; an empty one for the first. */
function homeOf({ chains, homes }: PackedGame, table: TableView, card: Card): number {
  const order = chains.order[card]!;
  return topped(homes, table, order === 0 ? 0 : chains.next[(chains.chain[card]! << 4) | (order - 1)]!);
}

/** The first pile with this card on top; 0: that is empty. */
function topped(piles: readonly number[], table: TableView, card: Card): number {
  for (let i = 0; i < piles.length; i++) if (table.top(piles[i]!) === card) return piles[i]!;
  return NOWHERE;
}
