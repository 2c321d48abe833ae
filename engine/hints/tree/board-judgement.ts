import { type Card, suitOf } from '../../model/card.ts';
import { AT_HOME, type BoardMove, DEAL_ON, DOWN, EMPTY, FOUNDATION } from './board-move.ts';
import type { BoardWorth } from './board-worth.ts';
import type { ColumnBoard } from './column-board.ts';

/** Of hidden cards it counts how many are under them, up to so many. */
const DEEP = 6;

/** Judges the moves of a board by what can be seen of them, as `engine/player` judges those of a table. */
export class BoardJudgement {
  readonly #worth: BoardWorth;

  constructor(worth: BoardWorth) {
    this.#worth = worth;
  }

  /** How much is thought of a move. */
  weigh(board: ColumnBoard, move: BoardMove): number {
    const worth = this.#worth;
    if (move === DEAL_ON) return worth.deals;
    const card = move & 63;
    const onto = move >> 8;
    const pile = board.pileOf(card);
    if (pile === AT_HOME) return worth.takesBack;
    if (pile < DOWN) return onto === FOUNDATION ? this.#goesHome(board, card, pile) : this.#goes(board, card, onto);
    if (onto === FOUNDATION) return worth.home;
    return worth.brings + (isWanted(board, card, onto === EMPTY ? -1 : board.pileOf(onto)) ? worth.serves : 0);
  }

  /** A card of a column goes home. */
  #goesHome(board: ColumnBoard, card: Card, pile: number): number {
    const { home, homeUncovers } = this.#worth;
    const left = board.heightOf(card);
    if (left === 0) return home;
    if (left === board.downOf(pile)) return home + homeUncovers;
    return home + this.#leaves(board, board.cardIn(pile, left - 1), card);
  }

  /** Cards go from column to column. */
  #goes(board: ColumnBoard, card: Card, onto: number): number {
    const worth = this.#worth;
    const pile = board.pileOf(card);
    const left = board.heightOf(card);
    const buries = onto === EMPTY ? 0 : worth.buries * board.downOf(board.pileOf(onto));
    if (left === 0) return worth.empties + buries;
    if (left === board.downOf(pile)) return worth.uncovers + worth.hidden * Math.max(0, DEEP - left) + buries;
    const under = board.cardIn(pile, left - 1);
    const frees = board.mayGoHome(under) ? worth.frees : 0;
    return this.#joins(board, card, under, onto) + frees + buries + this.#leaves(board, under, card);
  }

  #joins(board: ColumnBoard, card: Card, under: Card, onto: number): number {
    const { idle, fills, joins, joinsSuit } = this.#worth;
    if (board.takes(card, under)) return idle;
    return onto === EMPTY ? fills : suitOf(card) === suitOf(onto) ? joinsSuit : joins;
  }

  /** What it is worth that a card is left by another one: others can go on with it. */
  #leaves(board: ColumnBoard, under: Card, gone: Card): number {
    const { opens, takes } = this.#worth;
    if (opens === 0 && takes === 0) return 0;
    const { children, childrenFrom } = board.game;
    const own = board.pileOf(under);
    const end = childrenFrom[under + 1]!;
    let most = 0;
    for (let i = childrenFrom[under]!; i < end; i++) {
      const card = children[i]!;
      const pile = board.pileOf(card);
      if (card !== gone && pile < DOWN && pile !== own)
        most = Math.max(most, covers(board, card, pile) ? opens : takes);
    }
    return most;
  }
}

/** Whether a card is the lowest of those over hidden cards. */
function covers(board: ColumnBoard, card: Card, pile: number): boolean {
  const at = board.heightOf(card);
  return at > 0 && at === board.downOf(pile);
}

/** Whether what covers hidden cards of other columns can be laid on a card. */
function isWanted(board: ColumnBoard, onto: Card, own: number): boolean {
  const { children, childrenFrom } = board.game;
  const end = childrenFrom[onto + 1]!;
  for (let i = childrenFrom[onto]!; i < end; i++) {
    const pile = board.pileOf(children[i]!);
    if (pile < DOWN && pile !== own && covers(board, children[i]!, pile)) return true;
  }
  return false;
}
