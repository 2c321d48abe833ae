import { PACK } from '../../model/deck.ts';
import type { TableView } from '../../model/table.ts';
import type { PlayoutResult } from '../base/method.ts';
import { ColumnBoard } from './column-board.ts';
import type { ColumnGame } from './column-game.ts';
import type { UctSearch } from './uct-search.ts';

/** The cost of a move on a board, and of laying out a position there, in moves of the basic bot. */
const BOARD_MOVE_COST = 0.15;
const LAYING_COST = 5;

/**
 * Values positions where hints use a tree: plays them out as the tree's games are from their first new position on.
 * Equal positions are played out alike.
 */
export class BoardValue {
  /** The work done, in moves of the basic bot. */
  effort = 0;
  #board: ColumnBoard | undefined;

  /** Plays a position out; undefined where no board can hold it. */
  play(table: TableView, tree: UctSearch | undefined, seed: number): PlayoutResult | undefined {
    const board = tree && this.#laid(table, tree.startBoard.game);
    if (board === undefined) return undefined;
    const { player } = tree!;
    const before = player.moves;
    player.shareLuck(seed);
    const score = player.play(board);
    this.effort += LAYING_COST + BOARD_MOVE_COST * (player.moves - before);
    return { score, progress: boardProgress(board) };
  }

  /** Returns the progress of the position itself; undefined where no board can hold it. */
  progress(table: TableView, tree: UctSearch | undefined): number | undefined {
    const board = tree && this.#laid(table, tree.startBoard.game);
    return board && boardProgress(board);
  }

  #laid(table: TableView, game: ColumnGame): ColumnBoard | undefined {
    if (this.#board?.game !== game) this.#board = new ColumnBoard(game);
    return this.#board.begin(table) ? this.#board : undefined;
  }
}

/**
 * Returns the progress of a position on a board; where no card goes home, each face-up card, and each card on one that
 * takes it, counts a half.
 */
function boardProgress(board: ColumnBoard): number {
  if (board.won) return 1;
  const { columns, homes } = board.game;
  let open = 0;
  for (let column = 0; column <= columns.length; column++) open += board.sizeOf(column) - board.downOf(column);
  return (open + (homes.length > 0 ? 2 : 1) * board.progress) / 2 / PACK;
}
