import type { Card } from '../../model/card.ts';
import type { PackedBoard } from './board.ts';
import { homeOf } from './forced.ts';
import { mostAt } from './most.ts';
import type { Outlook } from './outlook.ts';
import { CELLS, PACKED_HOME, packedMove, type PackedMove } from './packed-move.ts';

/** Moves found, each with what it promises, in a buffer that is used again and again. */
export class PackedMoves {
  readonly list = new Int32Array(512);
  /** By index in the list: the score after the move, as far as the cards it carries determine it. */
  readonly told = new Int32Array(512);
  length = 0;

  /**
   * Lists the moves of the position that was last scored, in an order that rests on the way that led there. Left out
   * are those that lead to a position that another leads to: to other cells and empty columns than the first, and a
   * whole column to an empty one. `score`: of the position.
   */
  find(board: PackedBoard, outlook: Outlook, score: number): void {
    this.length = 0;
    const { game, emptyCells, emptyColumns } = board;
    const at = mostAt(emptyColumns, emptyCells);
    outlook.prepare(score);
    this.#onCards(board, outlook, game.most[at]!);
    if (emptyColumns > 0) this.#toEmpty(board, outlook, game.most[at + 1]!);
    if (emptyCells > 0) this.#toCells(board, outlook);
    this.#home(board, outlook);
  }

  #add(move: PackedMove, told: number): void {
    const at = this.length++;
    this.list[at] = move;
    this.told[at] = told;
  }

  /** On the top card of each column: which cards can lie on it is known, and so are those that can be picked up. */
  #onCards(board: PackedBoard, outlook: Outlook, most: number): void {
    const { cards, tops, runCards, heldCards } = board;
    const { children, columns, comesBack } = board.game;
    let low = heldCards[0]!;
    let high = heldCards[1]!;
    for (let from = 0; from < columns.length; from++) {
      const top = tops[from]! << 1;
      low |= runCards[top]!;
      high |= runCards[top | 1]!;
    }
    if (comesBack) {
      low |= lastsHome(board, 0);
      high |= lastsHome(board, 1);
    }
    for (let to = 0; to < columns.length; to++) {
      const onto = cards[tops[to]!]! << 1;
      // The lowest bit of those left, and the rest.
      for (let those = children[onto]! & low; those !== 0; those &= those - 1)
        this.#onCard(board, outlook, 31 - Math.clz32(those & -those), to, most);
      for (let those = children[onto | 1]! & high; those !== 0; those &= those - 1)
        this.#onCard(board, outlook, 63 - Math.clz32(those & -those), to, most);
    }
  }

  #onCard({ tops, place, game }: PackedBoard, outlook: Outlook, card: Card, to: number, most: number): void {
    const lies = place[card]!;
    const from = lies >> 6;
    const top = tops[to]!;
    const count = from < CELLS ? tops[from]! - lies + 1 : 1;
    if (count > most || from === to || (top & 63) + count > game.room) return;
    const told = count === 1 ? outlook.onto(card, from, to, top) : outlook.several(card, count, from, to);
    this.#add(packedMove(from, to, count, card), told);
  }

  #toEmpty(board: PackedBoard, outlook: Outlook, most: number): void {
    const { cards, tops, runs } = board;
    const { game } = board;
    let to = 0;
    while ((tops[to]! & 63) !== 0) to++;
    for (let from = 0; from < game.columns.length; from++) {
      const above = tops[from]!;
      const lowest = Math.max(runs[above]!, above - most + 1, from * 64 + 2);
      for (let lies = above; lies >= lowest; lies--) {
        const card = cards[lies]!;
        const count = above - lies + 1;
        if (game.joins[card << 6] === 0) continue;
        const told = count === 1 ? outlook.toEmpty(card, from) : outlook.several(card, count, from, to);
        this.#add(packedMove(from, to, count, card), told);
      }
    }
    for (let i = game.cells.length - board.emptyCells - 1; i >= 0; i--) {
      const card = board.held[i]!;
      if (game.joins[card << 6] === 1) this.#add(packedMove(CELLS, to, 1, card), outlook.toEmpty(card, CELLS));
    }
    if (!game.comesBack) return;
    for (let chain = 0; chain < 4; chain++) {
      const card = lastHome(board, chain);
      if (game.back[card] === 1 && game.joins[card << 6] === 1)
        this.#add(packedMove(PACKED_HOME, to, 1, card), outlook.toEmpty(card, PACKED_HOME));
    }
  }

  #toCells({ cards, tops, game }: PackedBoard, outlook: Outlook): void {
    for (let from = 0; from < game.columns.length; from++) {
      const card = cards[tops[from]!]!;
      if (card !== 0) this.#add(packedMove(from, CELLS, 1, card), outlook.toCell(from));
    }
  }

  #home(board: PackedBoard, outlook: Outlook): void {
    const { next } = board.game.chains;
    for (let chain = 0; chain < 4; chain++) {
      const card = next[(chain << 4) | homeOf(board.heights, chain)]!;
      if (card === 0 || !board.isBare(card)) continue;
      const from = board.place[card]! >> 6;
      this.#add(packedMove(from, PACKED_HOME, 1, card), outlook.toHome(from));
    }
  }
}

/** The card of a chain that went home last; 0 when none has. */
const lastHome = ({ game, heights }: PackedBoard, chain: number): Card => {
  const height = homeOf(heights, chain);
  return height === 0 ? 0 : game.chains.next[(chain << 4) | (height - 1)]!;
};

/** Those of one half of the cards that may come back, a bit for each. */
function lastsHome(board: PackedBoard, half: number): number {
  let lasts = 0;
  for (let chain = 0; chain < 4; chain++) {
    const card = lastHome(board, chain);
    if (board.game.back[card] === 1 && card >> 5 === half) lasts |= 1 << card;
  }
  return lasts;
}
