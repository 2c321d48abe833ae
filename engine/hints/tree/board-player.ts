import type { Card } from '../../model/card.ts';
import { FULL } from '../../solver/packed/chains.ts';
import { AT_HOME, type BoardMove, boardMove, DOWN, EMPTY, FOUNDATION, MOST_MOVES } from './board-move.ts';
import type { TurningBoard } from './turning-board.ts';

/** How much is thought of a move by what it does; the judgement of `engine/player` for these games. */
const UNCOVERS = 60;
const FREES = 59;
const GOES_HOME = 57;
const EMPTIES = 50;
const BRINGS = 30;
const SERVES = 20;
const IDLE = 4;
const TAKES_BACK = 3;
/** Of hidden cards those first that have fewer than so many under them. */
const DEEP = 6;
/** Chance adds less than this to what is thought of a move. */
const NOISE = 16;
/** How far a game has come counts so much of a win. */
const HOMED = 0.2;
/** The most moves of a game. */
const MAX_MOVES = 260;
/** Places for the positions of a game: more than it has. */
const MET = 1024;

/** Plays a game on a board to its end as the simple player does: the move that looks best, with some chance. */
export class BoardPlayer {
  /** Moves made so far. */
  moves = 0;
  readonly #found = new Int32Array(MOST_MOVES);
  readonly #weights = new Int32Array(MOST_MOVES);
  /** The positions of this game, and by place the number of the game that put one there. */
  readonly #met = new Int32Array(MET);
  readonly #games = new Int32Array(MET);
  #game = 0;
  #chance = 1;

  /** From here on its chance is that of a number. */
  seed(number: number): void {
    this.#chance = Math.imul(number + 1, 0x9e3779b1) | 1;
  }

  /** A number below another that is no more than 256, by chance (xorshift32, G. Marsaglia, 2003). */
  below(most: number): number {
    let bits = this.#chance;
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    this.#chance = bits;
    return ((bits >>> 8) * most) >>> 24;
  }

  /** Plays to the end: 1 for a win, else a little by how far it came. */
  play(board: TurningBoard): number {
    this.#game++;
    this.#meet(board.a);
    for (let made = 0; made < MAX_MOVES; made++) {
      this.sendHome(board);
      if (board.won || !this.#step(board)) break;
      this.moves++;
      this.#meet(board.a);
    }
    return valueOf(board);
  }

  /** Sends home what may go there without regret. */
  sendHome(board: TurningBoard): void {
    for (let card = board.safeHome(); card !== 0; card = board.safeHome()) {
      board.make(boardMove(card, FOUNDATION));
      this.moves++;
    }
  }

  /** Makes the move that looks best of those that lead somewhere new; false when there is none. */
  #step(board: TurningBoard): boolean {
    const [found, weights] = [this.#found, this.#weights];
    const count = board.list(found);
    let best = -1;
    let most = NEVER;
    for (let i = 0; i < count; i++) {
      const weight = weighOn(board, found[i]!) + this.below(NOISE);
      weights[i] = weight;
      if (weight > most) [best, most] = [i, weight];
    }
    while (best >= 0 && this.#leadsBack(board, found[best]!)) {
      weights[best] = NEVER;
      best = greatest(weights, count);
    }
    if (best < 0) return false;
    board.make(found[best]!);
    return true;
  }

  #leadsBack(board: TurningBoard, move: BoardMove): boolean {
    const after = board.leads(move);
    return after !== 0 && this.#hasMet(after);
  }

  #meet(key: number): void {
    let at = key & (MET - 1);
    while (this.#games[at] === this.#game) at = (at + 1) & (MET - 1);
    this.#games[at] = this.#game;
    this.#met[at] = key;
  }

  #hasMet(key: number): boolean {
    for (let at = key & (MET - 1); this.#games[at] === this.#game; at = (at + 1) & (MET - 1)) {
      if (this.#met[at] === key) return true;
    }
    return false;
  }
}

/** What a game that ends here came to. */
const valueOf = (board: TurningBoard): number => (board.won ? 1 : (HOMED * board.homed) / (4 * FULL));

/** How much is thought of a move. */
export function weighOn(board: TurningBoard, move: BoardMove): number {
  const card = move & 63;
  const onto = move >> 8;
  if (onto === FOUNDATION) return GOES_HOME;
  const pile = board.pileOf(card);
  if (pile === AT_HOME) return TAKES_BACK;
  if (pile > DOWN) return serves(board, card, onto) ? BRINGS + SERVES : BRINGS;
  const left = board.heightOf(card);
  if (left === 0) return EMPTIES;
  if (left === board.downOf(pile)) return UNCOVERS + Math.max(0, DEEP - left);
  const { chain, order } = board.game.chains;
  const under = board.cardIn(pile, left - 1);
  return board.homeOf(chain[under]!) === order[under]! ? FREES : IDLE;
}

/** Whether what covers hidden cards can then be laid on this card, which comes from elsewhere. */
function serves(board: TurningBoard, card: Card, onto: number): boolean {
  const { children, childrenFrom } = board.game;
  const to = onto === EMPTY ? -1 : board.pileOf(onto);
  const end = childrenFrom[card + 1]!;
  for (let i = childrenFrom[card]!; i < end; i++) {
    const pile = board.pileOf(children[i]!);
    if (pile >= DOWN || pile === to) continue;
    const at = board.heightOf(children[i]!);
    if (at > 0 && at === board.downOf(pile)) return true;
  }
  return false;
}

const NEVER = -1;

/** The place of the greatest of the first so many; -1 where none is left. */
function greatest(weights: Int32Array, count: number): number {
  let best = -1;
  let most = NEVER;
  for (let i = 0; i < count; i++) if (weights[i]! > most) [best, most] = [i, weights[i]!];
  return best;
}
