import { EXCLUDED, greatest, NOISE_RANGE, noiseOf, resultOf, seedAt } from '../../search/playouts/playout-rules.ts';
import { PACK } from '../../model/deck.ts';
import type { BoardEvaluation } from './board-evaluation.ts';
import { type BoardMove, boardMove, ONTO_FOUNDATION, MAX_BOARD_MOVES } from './board-move.ts';
import type { ColumnBoard } from './column-board.ts';
import { unwantedCard } from './unwanted-card.ts';

/** A game is given up after this many moves. */
const MAX_MOVES = 260;
/** Slots for the positions of a game: more than a game has. */
const MET_SLOTS = 1024;

/** Plays a game on a board to its end as the basic bot does: by the move that looks best, with some noise. */
export class BoardPlayer {
  /** Moves made so far. */
  moves = 0;
  readonly #evaluation: BoardEvaluation;
  readonly #found = new Int32Array(MAX_BOARD_MOVES);
  readonly #weights = new Int32Array(MAX_BOARD_MOVES);
  /** The first halves of the keys of this game's positions; and by slot, the number of the game that filled it. */
  readonly #met = new Int32Array(MET_SLOTS);
  readonly #games = new Int32Array(MET_SLOTS);
  #game = 0;
  #chance = 1;
  /** The seed of luck that depends on the position; undefined while noise is drawn move by move. */
  #luckSeed: number | undefined;

  constructor(evaluation: BoardEvaluation) {
    this.#evaluation = evaluation;
  }

  /** Seeds the noise, which is drawn move by move from here on. */
  seed(number: number): void {
    this.#chance = Math.imul(number + 1, 0x9e3779b1) | 1;
    this.#luckSeed = undefined;
  }

  /** Makes the noise depend on a number and the position alone from here on, as `SimplePlayer` can. */
  shareLuck(number: number): void {
    this.#luckSeed = number;
  }

  /** Returns a random number below `most`, which is at most 256 (xorshift32, G. Marsaglia, 2003). */
  below(most: number): number {
    let bits = this.#chance;
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    this.#chance = bits;
    return ((bits >>> 8) * most) >>> 24;
  }

  /** Plays to the end; returns 1 for a win, else a small value by its progress. */
  play(board: ColumnBoard): number {
    this.#game++;
    this.#meet(board.a);
    for (let made = 0; made < MAX_MOVES; made++) {
      this.sendHome(board);
      if (board.won || !this.#step(board)) break;
      this.moves++;
      this.#meet(board.a);
    }
    return resultOf(board.won, board.progress, PACK);
  }

  /** Sends home what may go there without regret. */
  sendHome(board: ColumnBoard): void {
    for (let card = unwantedCard(board); card !== 0; card = unwantedCard(board)) {
      board.make(boardMove(card, ONTO_FOUNDATION));
      this.moves++;
    }
  }

  /** Makes the best-looking move to a new position; returns false when there is none. */
  #step(board: ColumnBoard): boolean {
    const [found, weights] = [this.#found, this.#weights];
    const count = board.list(found);
    const shared = this.#luckSeed === undefined ? undefined : seedAt(this.#luckSeed, board.a, board.b);
    let best = -1;
    let most = EXCLUDED;
    for (let i = 0; i < count; i++) {
      const luck = shared === undefined ? this.below(NOISE_RANGE) : noiseOf(shared, found[i]!);
      const weight = this.#evaluation.weigh(board, found[i]!) + luck;
      weights[i] = weight;
      if (weight > most) [best, most] = [i, weight];
    }
    while (best >= 0 && this.#leadsBack(board, found[best]!)) {
      weights[best] = EXCLUDED;
      best = greatest(weights, count);
    }
    if (best < 0) return false;
    board.make(found[best]!);
    return true;
  }

  #leadsBack(board: ColumnBoard, move: BoardMove): boolean {
    const after = board.leads(move);
    return after !== 0 && this.#hasMet(after);
  }

  #meet(key: number): void {
    let at = key & (MET_SLOTS - 1);
    while (this.#games[at] === this.#game) at = (at + 1) & (MET_SLOTS - 1);
    this.#games[at] = this.#game;
    this.#met[at] = key;
  }

  #hasMet(key: number): boolean {
    for (let at = key & (MET_SLOTS - 1); this.#games[at] === this.#game; at = (at + 1) & (MET_SLOTS - 1)) {
      if (this.#met[at] === key) return true;
    }
    return false;
  }
}
