import { type Card, suitOf } from '../../model/card.ts';
import {
  ON_FOUNDATION,
  type BoardMove,
  DEAL_TO_COLUMNS,
  IN_HIDDEN,
  ONTO_EMPTY,
  ONTO_FOUNDATION,
} from './board-move.ts';
import type { BoardWeights } from './board-weights.ts';
import type { ColumnBoard } from './column-board.ts';
import { FULL } from '../../search/view/chains.ts';

/** Beyond this many hidden cards in a column, `hidden` adds nothing. */
const MAX_HIDDEN = 6;

/** Judges the moves of a board by the cards seen, as `engine/player` judges those of a table. */
export class BoardEvaluation {
  readonly #weights: BoardWeights;

  constructor(worth: BoardWeights) {
    this.#weights = worth;
  }

  /** Returns the weight of a move. */
  weigh(board: ColumnBoard, move: BoardMove): number {
    const worth = this.#weights;
    if (move === DEAL_TO_COLUMNS) return worth.deals;
    const card = move & 63;
    const onto = move >> 8;
    const pile = board.pileOf(card);
    if (pile === ON_FOUNDATION) return worth.takesBack;
    if (onto === ONTO_FOUNDATION) return this.#goesHome(board, card, pile);
    return pile < IN_HIDDEN ? this.#goes(board, card, onto) : worth.brings + this.#serves(board, card, onto);
  }

  #goesHome(board: ColumnBoard, card: Card, pile: number): number {
    const { home, homeLow, homeUncovers } = this.#weights;
    const worth = home + homeLow * (FULL - 1 - board.game.chains.order[card]!);
    const left = board.heightOf(card);
    if (pile > IN_HIDDEN || left === 0) return worth;
    if (left === board.downOf(pile)) return worth + homeUncovers;
    return worth + this.#leaves(board, board.cardIn(pile, left - 1), card);
  }

  /** Weighs a move from column to column. */
  #goes(board: ColumnBoard, card: Card, onto: number): number {
    const worth = this.#weights;
    const pile = board.pileOf(card);
    const left = board.heightOf(card);
    const buries = onto === ONTO_EMPTY ? 0 : worth.buries * board.downOf(board.pileOf(onto));
    if (left === 0) return worth.empties + buries;
    if (left === board.downOf(pile)) return worth.uncovers + worth.hidden * Math.max(0, MAX_HIDDEN - left) + buries;
    const under = board.cardIn(pile, left - 1);
    const frees = board.mayGoHome(under) ? worth.frees : 0;
    return this.#joins(board, card, under, onto) + frees + buries + this.#leaves(board, under, card);
  }

  #joins(board: ColumnBoard, card: Card, under: Card, onto: number): number {
    const { idle, fills, joins, joinsSuit } = this.#weights;
    if (board.takes(card, under)) return idle;
    return onto === ONTO_EMPTY ? fills : suitOf(card) === suitOf(onto) ? joinsSuit : joins;
  }

  /** Weighs the uncovering of a card by the cards that can then be laid on it. */
  #leaves(board: ColumnBoard, under: Card, gone: Card): number {
    const { opens, takes } = this.#weights;
    if (opens === 0 && takes === 0) return 0;
    const { children, childrenFrom } = board.game;
    const own = board.pileOf(under);
    const end = childrenFrom[under + 1]!;
    let most = 0;
    for (let i = childrenFrom[under]!; i < end; i++) {
      const card = children[i]!;
      const pile = board.pileOf(card);
      if (card !== gone && pile < IN_HIDDEN && pile !== own)
        most = Math.max(most, covers(board, card, pile) ? opens : takes);
    }
    return most;
  }

  /** Weighs what can be laid on a card that comes from the talon. */
  #serves(board: ColumnBoard, card: Card, onto: number): number {
    const { serves, servesColumn } = this.#weights;
    const { children, childrenFrom } = board.game;
    const own = onto === ONTO_EMPTY ? -1 : board.pileOf(onto);
    const end = childrenFrom[card + 1]!;
    let most = 0;
    for (let i = childrenFrom[card]!; i < end; i++) {
      const each = children[i]!;
      const pile = board.pileOf(each);
      if (pile >= IN_HIDDEN || pile === own) continue;
      if (covers(board, each, pile)) most = Math.max(most, serves);
      else if (board.heightOf(each) === 0) most = Math.max(most, servesColumn);
    }
    return most;
  }
}

/** Whether a card is the lowest face-up card over hidden ones, or the top of the reserve. */
function covers(board: ColumnBoard, card: Card, pile: number): boolean {
  const at = board.heightOf(card);
  return at === board.downOf(pile) && (at > 0 || pile === board.game.columns.length);
}
