import type { GameTools } from '../../hints/game-tools.ts';
import { ColumnBoard } from '../../hints/tree/column-board.ts';
import type { ColumnGame } from '../../hints/tree/column-game.ts';
import { BASE } from '../../model/counters.ts';
import type { TableView } from '../../model/table.ts';
import type { ValuedBy } from './valued-by.ts';
import { wayOnBoard } from './progress.ts';

/** The cost of a move on a board, and of laying out a position there, in moves of the simple player. */
const BOARD_MOVE_COST = 0.15;
const LAYING_COST = 5;

/**
 * Values positions where hints use a tree: plays them out as the tree's games are from their first new position on.
 * Equal positions are played out alike.
 */
export class BoardValue {
  /** The work done, in moves of the simple player. */
  moves = 0;
  readonly #tree: GameTools['tree'];
  #board: ColumnBoard | undefined;

  constructor({ tree }: GameTools) {
    this.#tree = tree;
  }

  /** Returns 1 for a win, else less, or the progress made; undefined where no board can hold the position. */
  value(table: TableView, seed: number, by: ValuedBy): number | undefined {
    const tree = this.#tree(table.counter(BASE));
    const board = tree && this.#laid(table, tree.startBoard.game);
    if (board === undefined) return undefined;
    const { player } = tree!;
    const before = player.moves;
    player.fate(seed);
    const value = player.play(board);
    this.moves += LAYING_COST + BOARD_MOVE_COST * (player.moves - before);
    return by === 'way' ? wayOnBoard(board) : value;
  }

  /** Returns the progress of the position itself; undefined where no board can hold it. */
  made(table: TableView): number | undefined {
    const board = this.#laid(table, this.#tree(table.counter(BASE))?.startBoard.game);
    return board && wayOnBoard(board);
  }

  #laid(table: TableView, game: ColumnGame | undefined): ColumnBoard | undefined {
    if (game === undefined) return undefined;
    if (this.#board?.game !== game) this.#board = new ColumnBoard(game);
    return this.#board.begin(table) ? this.#board : undefined;
  }
}
