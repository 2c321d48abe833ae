import type { Card } from '../engine.ts';
import type { Board } from './board.ts';
import { homeOf } from './forced.ts';
import { CHILDREN } from './game.ts';
import { mostAt } from './most.ts';
import { CELLS, HOME, packMove, type PackedMove } from './packed-move.ts';

/** Moves found, in a buffer that is used again and again. */
export class PackedMoves {
  readonly list = new Int32Array(512);
  length = 0;

  /**
   * Lists the moves of a position, in an order that rests on the way that led there. Left out are those that lead to a position that
   * another leads to: to other cells and empty columns than the first, and a whole column to an empty one.
   */
  find(board: Board): void {
    this.length = 0;
    const { game, emptyCells, emptyColumns } = board;
    const at = mostAt(emptyColumns, emptyCells);
    this.#onCards(board, game.most[at]!);
    if (emptyColumns > 0) this.#toEmpty(board, game.most[at + 1]!);
    if (emptyCells > 0) this.#toCells(board);
    this.#home(board);
  }

  #add(move: PackedMove): void {
    this.list[this.length++] = move;
  }

  /** On the top card of each column: only few cards can lie on it, and where those are is known. */
  #onCards(board: Board, most: number): void {
    const { cards, tops, runs, place } = board;
    const { children, columns, room } = board.game;
    for (let to = 0; to < columns.length; to++) {
      const top = tops[to]!;
      const onto = cards[top]!;
      if (onto === 0) continue;
      for (let i = onto * CHILDREN; children[i] !== 0; i++) {
        const card = children[i]!;
        const lies = place[card]!;
        const from = lies >> 6;
        if (from < CELLS) {
          const above = tops[from]!;
          const count = above - lies + 1;
          if (count > most || lies < runs[above]! || from === to || (top & 63) + count > room) continue;
          this.#add(packMove(from, to, count, card));
        } else if ((top & 63) < room && (from === CELLS || mayComeBack(board, card)))
          this.#add(packMove(from, to, 1, card));
      }
    }
  }

  #toEmpty(board: Board, most: number): void {
    const { cards, tops, runs } = board;
    const { game } = board;
    let to = 0;
    while ((tops[to]! & 63) !== 0) to++;
    for (let from = 0; from < game.columns.length; from++) {
      const above = tops[from]!;
      const lowest = Math.max(runs[above]!, above - most + 1, from * 64 + 2);
      for (let lies = above; lies >= lowest; lies--) {
        if (game.joins[cards[lies]! << 6] === 1) this.#add(packMove(from, to, above - lies + 1, cards[lies]!));
      }
    }
    for (let i = game.cells.length - board.emptyCells - 1; i >= 0; i--) {
      const card = board.held[i]!;
      if (game.joins[card << 6] === 1) this.#add(packMove(CELLS, to, 1, card));
    }
    if (!game.comesBack) return;
    for (let chain = 0; chain < 4; chain++) {
      const card = lastHome(board, chain);
      if (game.back[card] === 1 && game.joins[card << 6] === 1) this.#add(packMove(HOME, to, 1, card));
    }
  }

  #toCells({ cards, tops, game }: Board): void {
    for (let from = 0; from < game.columns.length; from++) {
      const card = cards[tops[from]!]!;
      if (card !== 0) this.#add(packMove(from, CELLS, 1, card));
    }
  }

  #home(board: Board): void {
    const { next } = board.game.chains;
    for (let chain = 0; chain < 4; chain++) {
      const card = next[(chain << 4) | homeOf(board.heights, chain)]!;
      if (card !== 0 && board.isBare(card)) this.#add(packMove(board.place[card]! >> 6, HOME, 1, card));
    }
  }
}

/** The card of a chain that went home last; 0 when none has. */
const lastHome = ({ game, heights }: Board, chain: number): Card => {
  const height = homeOf(heights, chain);
  return height === 0 ? 0 : game.chains.next[(chain << 4) | (height - 1)]!;
};

const mayComeBack = (board: Board, card: Card): boolean =>
  board.game.back[card] === 1 && lastHome(board, board.game.chains.chain[card]!) === card;
