import type { Card } from '../../model/card.ts';
import { countOf, drag, fromOf, isDrag, type Move, tap, toOf } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { cardAt, placeAfter, tapsOf, withoutTaps } from '../../search/boards/position/talon.ts';
import {
  ON_FOUNDATION,
  type BoardMove,
  boardMove,
  carriedOf,
  DEAL_TO_COLUMNS,
  ONTO_EMPTY,
  ONTO_FOUNDATION,
  ontoOf,
  IN_TALON,
} from './board-move.ts';
import type { ColumnBoard } from './column-board.ts';
import type { ColumnGame } from './column-game.ts';

/**
 * Returns the board's move for a drag on the table, with the turns of the stock before it, or for a deal; undefined for
 * other moves.
 */
export function boardMoveOf(game: ColumnGame, table: TableView, move: Move): BoardMove | undefined {
  const { columns, homes, talon, deals } = game;
  if (deals !== undefined && move === tap(deals.stock)) return DEAL_TO_COLUMNS;
  if (!isDrag(withoutTaps(move))) return undefined;
  const [from, to] = [fromOf(move), toOf(move)];
  const card =
    talon !== undefined && from === talon.waste
      ? cardAt(talon, table, placeAfter(talon, table, tapsOf(move)))
      : table.at(from, table.size(from) - countOf(move));
  if (homes.includes(to)) return boardMove(card, ONTO_FOUNDATION);
  return columns.includes(to) ? boardMove(card, table.top(to)) : undefined;
}

/**
 * Returns the moves on the table for one of the board, which holds the same position; turns of the stock come first.
 */
export function tableMovesOf(board: ColumnBoard, table: TableView, move: BoardMove): readonly Move[] {
  const { columns, homes, talon, deals, reserve, chains } = board.game;
  if (move === DEAL_TO_COLUMNS) return [tap(deals!.stock)];
  const [card, onto] = [carriedOf(move), ontoOf(move)];
  const topped = (piles: readonly number[], top: Card): number => piles.find((pile) => table.top(pile) === top)!;
  const before =
    chains.order[card] === 0 ? ONTO_EMPTY : chains.next[(chains.chain[card]! << 4) | (chains.order[card]! - 1)]!;
  const to = onto === ONTO_FOUNDATION ? topped(homes, before) : topped(columns, onto);
  const pile = board.pileOf(card);
  if (pile === ON_FOUNDATION) return [drag(topped(homes, card), 1, to)];
  if (pile !== IN_TALON) return [drag(columns[pile] ?? reserve!, board.sizeOf(pile) - board.heightOf(card), to)];
  return [...Array.from({ length: board.talon.tapsTo(card) }, () => tap(talon!.stock)), drag(talon!.waste, 1, to)];
}
