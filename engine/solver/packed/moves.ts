import type { Card } from '../../model/card.ts';
import type { PackedBoard } from './board.ts';
import { homeOf } from './forced.ts';
import { OFF, ONE_COLUMN, type PackedEvaluation, PLACE, RUN_LOWEST, RUN_CARDS, SPLIT } from './packed-evaluation.ts';
import { CELLS, PACKED_HOME, packedMove, type PackedMove } from './packed-move.ts';
import { mostAt } from '../../search/view/most-together.ts';

/** The moves of a position, each with its estimated score, in buffers that are reused. */
export class PackedMoves {
  readonly list = new Int32Array(512);
  /** By index in the list: the score after the move, as far as the cards it carries determine it. */
  readonly estimates = new Int32Array(512);
  length = 0;
  /**
   * By column, also CELLS and PACKED_HOME: the score without its top card, when that goes on a card, and when it goes
   * to an empty column.
   */
  readonly #onCard = new Int32Array(32);
  readonly #toEmpty = new Int32Array(32);
  /** The score of the position one move deeper, without what empty cells and columns add. */
  #rest = 0;
  /** Cards of a reserve on which no card that may be picked up can be laid, a bit for each, in two words. */
  readonly #stale = new Int32Array(2);

  /**
   * Lists the moves of the position scored last, whose score is `score`, in an order that depends on the way that led
   * there. Leaves out those that reach no further position: to other cells and empty columns than the first, and a
   * whole column to an empty one.
   */
  find(board: PackedBoard, evaluation: PackedEvaluation, score: number): void {
    this.length = 0;
    const { game, tops, cards, heldCards, emptyCells, emptyColumns } = board;
    const { known, rooms, bares, celled, weights } = evaluation;
    const columns = game.columns.length;
    const room = (emptyColumns << 5) | emptyCells;
    const rest = score + (weights.depth >> 2) - rooms[room]!;
    this.#rest = rest;
    let low = heldCards[0]!;
    let high = heldCards[1]!;
    for (let from = 0; from < columns; from++) {
      const top = tops[from]!;
      if ((top & 63) === 0) continue;
      const at = top * PLACE;
      low |= known[at + RUN_CARDS]!;
      high |= known[at + RUN_CARDS + 1]!;
      const without = rest + known[at + OFF]! - bares[from]!;
      const left = (top & 63) === 1 ? room + ONE_COLUMN : room;
      this.#onCard[from] = without + rooms[left]!;
      if (emptyColumns > 0) this.#toEmpty[from] = without + rooms[left - ONE_COLUMN]!;
      if (emptyCells > 0)
        this.#add(
          packedMove(from, CELLS, 1, cards[top]!),
          without + weights.toCell + rooms[left - 1]! + celled[cards[top]!]!,
        );
    }
    const given = game.rooms > 0 ? room + 1 : room;
    this.#onCard[CELLS] = rest + rooms[given]!;
    if (emptyColumns > 0) this.#toEmpty[CELLS] = rest + rooms[given - ONE_COLUMN]!;
    if (game.comesBack) {
      low |= lastsHome(board, 0);
      high |= lastsHome(board, 1);
      this.#onCard[PACKED_HOME] = rest + weights.home + rooms[room]!;
      if (emptyColumns > 0) this.#toEmpty[PACKED_HOME] = rest + weights.home + rooms[room - ONE_COLUMN]!;
    }
    const at = mostAt(emptyColumns, emptyCells);
    if (board.awaits > 0) {
      this.#onCards(board, evaluation, game.most[at]!, low, high);
      return;
    }
    if (board.followed) {
      this.#noteUseless(board, low, high);
      low &= ~this.#stale[0]!;
      high &= ~this.#stale[1]!;
    }
    this.#onCards(board, evaluation, game.most[at]!, low, high);
    if (emptyColumns > 0) this.#toEmptyColumn(board, evaluation, game.most[at + 1]!);
    this.#home(board, evaluation);
  }

  #add(move: PackedMove, estimate: number): void {
    const at = this.length++;
    this.list[at] = move;
    this.estimates[at] = estimate;
  }

  /** Notes the cards of a reserve on which none of those that may be picked up, `low` and `high`, can be laid. */
  #noteUseless({ game, held, holds }: PackedBoard, low: number, high: number): void {
    this.#stale.fill(0);
    for (let i = 0; i < holds; i++) {
      const card = held[i]!;
      if (((game.children[card << 1]! & low) | (game.children[(card << 1) | 1]! & high)) === 0)
        this.#stale[card >> 5]! |= 1 << card;
    }
  }

  /**
   * Adds the moves to the top card of each column, or only to the awaited card: of the cards that may be picked up,
   * `low` and `high`, those that may be laid on it.
   */
  #onCards(board: PackedBoard, evaluation: PackedEvaluation, most: number, low: number, high: number): void {
    const { cards, tops, awaits, place } = board;
    const { children, columns } = board.game;
    const first = awaits > 0 ? place[awaits]! >> 6 : 0;
    const end = awaits > 0 ? first + 1 : columns.length;
    for (let to = first; to < end; to++) {
      const onto = cards[tops[to]!]! << 1;
      // Takes the lowest bit of those left each time.
      for (let those = children[onto]! & low; those !== 0; those &= those - 1)
        this.#onto(board, evaluation, 31 - Math.clz32(those & -those), to, most);
      for (let those = children[onto | 1]! & high; those !== 0; those &= those - 1)
        this.#onto(board, evaluation, 63 - Math.clz32(those & -those), to, most);
    }
  }

  #onto(
    { tops, place, game, emptyCells, emptyColumns }: PackedBoard,
    evaluation: PackedEvaluation,
    card: Card,
    to: number,
    most: number,
  ): void {
    const lies = place[card]!;
    const from = lies >> 6;
    const top = tops[to]!;
    const count = from < CELLS ? tops[from]! - lies + 1 : 1;
    if (count > most || from === to || (top & 63) + count > game.room) return;
    let estimate: number;
    if (count === 1) {
      estimate = this.#onCard[from]! + evaluation.onto(card, to, top);
      if (from === CELLS) estimate += evaluation.weights.fromCell - evaluation.celled[card]!;
    } else {
      let room = (emptyColumns << 5) | emptyCells;
      if ((lies & 63) === 1) room += ONE_COLUMN;
      estimate =
        this.#rest + evaluation.rooms[room]! + evaluation.several(card, count, from, to) + evaluation.weights.several;
    }
    this.#add(packedMove(from, to, count, card), estimate);
  }

  #toEmptyColumn(board: PackedBoard, evaluation: PackedEvaluation, most: number): void {
    const { cards, tops, emptyCells, emptyColumns } = board;
    const { game } = board;
    const rest = this.#rest + evaluation.rooms[((emptyColumns - 1) << 5) | emptyCells]!;
    let to = 0;
    while ((tops[to]! & 63) !== 0) to++;
    for (let from = 0; from < game.columns.length; from++) {
      const above = tops[from]!;
      if ((above & 63) < 2) continue;
      const lowest = Math.max(evaluation.known[above * PLACE + RUN_LOWEST]!, above - most + 1, from * 64 + 2);
      for (let lies = above; lies >= lowest; lies--) {
        const card = cards[lies]!;
        const count = above - lies + 1;
        if (game.joins[card << 6] === 0) continue;
        const estimate =
          count === 1
            ? this.#toEmpty[from]! + evaluation.atBase(card)
            : rest + evaluation.several(card, count, from, to) + evaluation.weights.several;
        this.#add(packedMove(from, to, count, card), estimate);
      }
    }
    for (let i = board.holds - 1; i >= 0; i--) {
      const card = board.held[i]!;
      if (game.joins[card << 6] === 1 && ((this.#stale[card >> 5]! >>> card) & 1) === 0)
        this.#add(
          packedMove(CELLS, to, 1, card),
          this.#toEmpty[CELLS]! + evaluation.atBase(card) + evaluation.weights.fromCell - evaluation.celled[card]!,
        );
    }
    if (!game.comesBack) return;
    for (let chain = 0; chain < 4; chain++) {
      const card = lastHome(board, chain);
      if (game.back[card] === 1 && game.joins[card << 6] === 1)
        this.#add(packedMove(PACKED_HOME, to, 1, card), this.#toEmpty[PACKED_HOME]! + evaluation.atBase(card));
    }
  }

  #home(board: PackedBoard, { known, celled, weights }: PackedEvaluation): void {
    const { next } = board.game.chains;
    for (let chain = 0; chain < 4; chain++) {
      const card = next[(chain << 4) | homeOf(board.heights, chain)]!;
      if (card === 0 || !board.isBare(card)) continue;
      const from = board.place[card]! >> 6;
      // Splitting it from the card it lies on costs nothing: it would go home some day.
      const kept = from < CELLS ? known[board.tops[from]! * PLACE + SPLIT]! : celled[card]!;
      this.#add(packedMove(from, PACKED_HOME, 1, card), this.#onCard[from]! - kept - weights.home);
    }
  }
}

/** Returns the card of a chain that went home last; 0: none has. */
const lastHome = ({ game, heights }: PackedBoard, chain: number): Card => {
  const height = homeOf(heights, chain);
  return height === 0 ? 0 : game.chains.next[(chain << 4) | (height - 1)]!;
};

/** Returns the last cards home of one half of the pack that may come back, a bit for each. */
function lastsHome(board: PackedBoard, half: number): number {
  let lasts = 0;
  for (let chain = 0; chain < 4; chain++) {
    const card = lastHome(board, chain);
    if (board.game.back[card] === 1 && card >> 5 === half) lasts |= 1 << card;
  }
  return lasts;
}
