import type { Card } from '../../model/card.ts';
import { relationBit } from '../../model/acceptance.ts';
import { drag, type Move, tap } from '../../model/move.ts';
import { BARES, KIND, type MoveKind, featuresOf } from './bias.ts';
import type { CompactBoard } from './compact-board.ts';
import type { CompactTurning } from './compact-game.ts';
import { NO_NUMBER } from './repetition-table.ts';
import { mostAt } from '../../search/view/most-together.ts';

/** A game is in its first stage while more than this share of the deck is in the stock (bias.ts). */
const LARGE_STOCK_SHARE = 0.3;
/** A limit above the number of moves of a position. */
export const MOST_LISTED = 1024;

/** The moves of a board. */
export class CompactMoves {
  /** The moves listed last, each with its features (bias.ts) and the code that identifies it in every game played. */
  readonly moves = new Int32Array(MOST_LISTED);
  readonly features = new Int32Array(MOST_LISTED);
  readonly codes = new Int32Array(MOST_LISTED);
  readonly #board: CompactBoard;
  #count = 0;
  /** The part that all features share: empty columns and stage. */
  #features = 0;
  /** By card: 1 if an empty column takes it. */
  readonly #starts: Uint8Array;

  constructor(board: CompactBoard) {
    this.#board = board;
    this.#starts = Uint8Array.from({ length: 64 }, (_, card) => relationBit(board.game.laid, 0, card, 0));
  }

  /**
   * Lists the moves and returns how many there are. Those between columns that lead back to a position met since the
   * last move of another kind are left out; a card that no other will need goes home without a choice.
   */
  list(): number {
    const { game, sizes, empties } = this.#board;
    const { turning } = game;
    this.#count = 0;
    const left = turning === undefined ? 0 : sizes[turning.stock]!;
    this.#features = featuresOf(KIND.home, empties, 0, left > LARGE_STOCK_SHARE * game.cards ? 0 : left > 0 ? 1 : 2);
    if (this.#listHomes()) return 1;
    const most = game.most[mostAt(empties, 0)]!;
    const mostToEmpty = empties > 0 ? game.most[mostAt(empties, 0) + 1]! : 0;
    this.#listColumns(most, mostToEmpty);
    if (turning !== undefined) this.#listTalon(turning);
    return this.#count;
  }

  /** Lists the moves home; returns true when one moves a card that no other will need: then it is the only move. */
  #listHomes(): boolean {
    const { game, tops, homesTake } = this.#board;
    const { columns, turning } = game;
    for (let left = homesTake.columns; left !== 0; left &= left - 1) {
      if (this.#listHome(columns[31 - Math.clz32(left & -left)]!, KIND.home)) return true;
    }
    if (turning === undefined || homesTake.of[tops[turning.waste]!] === 0) return false;
    return this.#listHome(turning.waste, KIND.wasteHome);
  }

  #listHome(from: number, kind: MoveKind): boolean {
    const { game, tops, sizes, homesTake, cards } = this.#board;
    const { homes, homed, full, safe } = game;
    const card = tops[from]!;
    const id = this.#board.numberAt(from, sizes[from]! - 1);
    for (let left = homesTake.of[card]!; left !== 0; left &= left - 1) {
      const at = 31 - Math.clz32(left & -left);
      const to = homes[at]!;
      if (sizes[to]! >= full[at]!) continue;
      if (safe && this.#isSafe(card)) {
        this.#count = 0;
        this.#add(drag(from, 1, to), 0, id, cards);
        return true;
      }
      const under = this.#under(from, sizes[from]! - 1);
      const bares = relationBit(homed[at]!, 0, under, card) === 1 ? BARES.home : this.#bares(under);
      this.#add(drag(from, 1, to), this.#look(kind, bares), id, cards);
      // The other foundations that take it are equivalent, or the move soon comes up again.
      if (safe) break;
    }
    return false;
  }

  /** Whether every card that could be laid on it is home. */
  #isSafe(card: Card): boolean {
    const { game, homes } = this.#board;
    const wanting = game.wanting[card]!;
    for (let i = 0; i < wanting.length; i++) if (homes[wanting[i]!]! < game.copies[wanting[i]!]!) return false;
    return true;
  }

  /** Lists the moves from columns: up to `most` cards to a non-empty column, up to `mostToEmpty` to an empty one. */
  #listColumns(most: number, mostToEmpty: number): void {
    const { game, empty, columnsTake } = this.#board;
    const { columns } = game;
    const isTops = most === 1 && mostToEmpty === 0;
    const all = isTops ? columnsTake.columns : ((1 << columns.length) - 1) & ~empty;
    for (let left = all; left !== 0; left &= left - 1)
      this.#listRun(columns[31 - Math.clz32(left & -left)]!, most, mostToEmpty);
  }

  /** Lists the moves from a column that holds cards. */
  #listRun(from: number, most: number, mostToEmpty: number): void {
    const board = this.#board;
    const { lifts, laid } = board.game;
    const size = board.sizes[from]!;
    const down = board.down[from]!;
    const limit = Math.max(most, mostToEmpty);
    const isMore = limit > 1 || mostToEmpty > 0;
    const others = ~(1 << board.columnAt[from]!);
    const first = from << 8;
    let card = board.tops[from]!;
    for (let at = size - 1, count = 1; at >= down && count <= limit; at--, count++) {
      const id = board.lying[first + at]!;
      const under = this.#under(from, at);
      const goesOn = isMore && at > down && lifts[(card << 6) | under] === 1;
      const onto = count <= most ? board.columnsTake.of[card]! & others : 0;
      const toEmpty = count <= mostToEmpty && at > 0 && !goesOn && this.#starts[card] === 1;
      if (onto !== 0 || toEmpty) {
        // A face-down card that is turned up counts as one that a column takes.
        const bares = at > 0 && at === down ? BARES.laid : this.#bares(under);
        const number = board.numberAt(from, at - 1);
        if (onto !== 0) {
          const isLaid = at > down && relationBit(laid, 0, card, under) === 1;
          const features = this.#look(isLaid ? KIND.parted : KIND.joined, bares);
          for (let left = onto; left !== 0; left &= left - 1) {
            const to = board.game.columns[31 - Math.clz32(left & -left)]!;
            const top = board.lying[(to << 8) + board.sizes[to]! - 1]!;
            if (!board.repetitions.has(card, number, top)) this.#add(drag(from, count, to), features, id, top);
          }
        }
        if (toEmpty && !board.repetitions.has(card, number, NO_NUMBER))
          this.#add(drag(from, count, this.#empty()), this.#look(KIND.toEmpty, bares), id, board.cards + 1);
      }
      if (!goesOn) break;
      card = under;
    }
  }

  #listTalon({ stock, waste, redeals }: CompactTurning): void {
    const board = this.#board;
    const { sizes, faces, cards } = board;
    const card = board.tops[waste]!;
    if (card !== 0) {
      const id = board.numberAt(waste, sizes[waste]! - 1);
      const bares = this.#bares(this.#under(waste, sizes[waste]! - 1));
      const features = this.#look(KIND.fromWaste, bares);
      for (let left = board.columnsTake.of[card]!; left !== 0; left &= left - 1) {
        const to = board.game.columns[31 - Math.clz32(left & -left)]!;
        this.#add(drag(waste, 1, to), features, id, board.numberAt(to, sizes[to]! - 1));
      }
      if (board.empties > 0 && this.#starts[card] === 1)
        this.#add(drag(waste, 1, this.#empty()), this.#look(KIND.wasteToEmpty, bares), id, cards + 1);
    }
    if (sizes[stock]! > 0) {
      const id = board.numberAt(stock, sizes[stock]! - 1);
      this.#add(tap(stock), this.#look(KIND.turn, this.#bares(faces[id]!)), id, cards + 2);
    } else if (card !== 0 && board.redeals < redeals)
      this.#add(tap(stock), this.#look(KIND.turn, BARES.none), board.numberAt(waste, 0), cards + 2);
  }

  /** Returns the first empty column. */
  #empty(): number {
    const { game, empty } = this.#board;
    return game.columns[31 - Math.clz32(empty & -empty)]!;
  }

  #look(kind: MoveKind, bares: number): number {
    return this.#features | featuresOf(kind, 0, bares, 0);
  }

  /** Returns the possible next move of a bared card, as BARES; 0: no card is bared. */
  #bares(card: Card): number {
    if (card === 0) return BARES.none;
    if (this.#board.homesTake.of[card] !== 0) return BARES.home;
    return this.#board.columnsTake.of[card] !== 0 ? BARES.laid : BARES.idle;
  }

  /** Returns the card under a place of a pile; 0: none. */
  #under(pile: number, at: number): Card {
    return at === 0 ? 0 : this.#board.faces[this.#board.lying[(pile << 8) + at - 1]!]!;
  }

  #add(move: Move, features: number, id: number, onto: number): void {
    const at = this.#count;
    if (at === MOST_LISTED) return;
    this.moves[at] = move;
    this.features[at] = features;
    this.codes[at] = id * (this.#board.cards + 3) + onto;
    this.#count = at + 1;
  }
}
