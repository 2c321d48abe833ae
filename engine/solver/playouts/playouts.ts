import type { Move } from '../../model/move.ts';
import { Moves } from '../../legality/move-generator.ts';
import { numbersBelow, xoshiro } from '../../model/random.ts';
import { MoveOrder, USUAL_ORDER } from '../depth-first/order.ts';
import { keepWorthwhile } from '../../search/boards/position/worthwhile.ts';
import type { PassEnd, Pass, Strategy } from '../base/strategy.ts';
import { Rollout } from '../../search/playouts/rollout.ts';
import { MOVE_CODES, MoveCoder } from './move-code.ts';
import type { SearchContext } from '../../search/context/context.ts';

/** Limit of moves in a game. */
const MAX_MOVES = 600;
/** How much learning from a game raises the weight of each of its moves, at the cost of the alternatives. */
const LEARNING_STEP = 1;
/** Divides the weights of the move order, so that they count less than what was learnt. */
const ORDER_DIVISOR = 6;
/** Games in a row without an improvement after which everything learnt is forgotten. */
const MAX_STALE_GAMES = 60;

/**
 * Adaptive playouts: games are played at random, and a move is likelier the more often the best game since the last
 * restart made it. One level of nested rollout policy adaptation (C. Rosin, 2011). It finds wins in long games whose
 * moves look alike for most of the time; it never proves a loss.
 */
export const playouts: Strategy = {
  name: 'playouts',
  complete: false,
  begin: (context) => new PlayoutsPass(context),
};

class PlayoutsPass implements Pass {
  positions = 0;
  readonly #context: SearchContext;
  readonly #start: number;
  readonly #order: MoveOrder;
  readonly #coder: MoveCoder;
  readonly #found = new Moves();
  readonly #learnt = new Float64Array(MOVE_CODES);
  readonly #shares = new Float64Array(4096);
  readonly #below = numbersBelow(xoshiro(1));
  #game = new Rollout(MAX_MOVES);
  #best = new Rollout(MAX_MOVES);
  #stale = 0;

  constructor(context: SearchContext) {
    const { position, view } = context;
    this.#context = context;
    this.#start = position.table.end;
    this.#order = new MoveOrder(position, view, USUAL_ORDER);
    this.#coder = new MoveCoder(position, position.rules);
  }

  go(more: number): PassEnd | undefined {
    const { position } = this.#context;
    for (const until = this.positions + more; this.positions < until;) {
      this.#play();
      if (position.won) return { end: 'won', moves: position.moves() };
      position.undo(this.#start);
      position.settle();
      if (this.#game.length === 0) return { end: 'exhausted', chance: position.chance };
      this.#learn();
    }
    return undefined;
  }

  #play(): void {
    const { position, visited } = this.#context;
    const game = this.#game;
    game.begin();
    visited.clear();
    visited.add(position.key.a, position.key.b);
    while (game.length < MAX_MOVES && !position.won && this.#step());
    game.score = position.rules.variant.score(position.table);
  }

  /** Makes a random move among those that lead to a position new in this game; false when there is none. */
  #step(): boolean {
    const { position } = this.#context;
    const found = this.#found;
    position.list(found);
    keepWorthwhile(position, found);
    const game = this.#game;
    const first = game.reserve(found.length);
    for (let i = 0; i < found.length; i++) {
      const move = found.list[i]!;
      const never = position.rules.isChance(move, position.table);
      game.among[first + i] = this.#coder.of(move);
      game.biases[first + i] = never ? -Infinity : this.#order.weigh(move) / ORDER_DIVISOR;
    }
    for (let left = this.#share(game, first, found.length); left > 0;) {
      const at = this.#chosen(found.length, left);
      if (this.#make(found.list[at]!)) {
        game.choose(found.length, at);
        game.add(found.list[at]!);
        return true;
      }
      this.#shares[at] = 0;
      // The sum is computed again: subtracting would leave a rounding error and never reach 0.
      left = 0;
      for (let i = 0; i < found.length; i++) left += this.#shares[i]!;
    }
    return false;
  }

  /** Computes the likelihood of each move, up to a factor; returns the sum. */
  #share(game: Rollout, first: number, count: number): number {
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const weight = this.#learnt[game.among[first + i]!]! + game.biases[first + i]!;
      this.#shares[i] = weight;
      if (weight > most) most = weight;
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.#shares[i] = Math.exp(this.#shares[i]! - most);
    return most === -Infinity ? 0 : sum;
  }

  #chosen(count: number, sum: number): number {
    let chance = (this.#below(1 << 30) / 2 ** 30) * sum;
    let last = 0;
    for (let i = 0; i < count; i++) {
      if (this.#shares[i] === 0) continue;
      last = i;
      chance -= this.#shares[i]!;
      if (chance < 0) break;
    }
    return last;
  }

  #make(move: Move): boolean {
    const { position, visited } = this.#context;
    const mark = position.table.end;
    position.make(move);
    position.settle();
    this.positions++;
    const { a, b } = position.key;
    if (visited.add(a, b)) return true;
    position.undo(mark);
    position.settle();
    return false;
  }

  /** Learns from the best game since the last restart; after many games without an improvement, forgets everything. */
  #learn(): void {
    this.#stale++;
    if (this.#game.score >= this.#best.score) {
      if (this.#game.score > this.#best.score) this.#stale = 0;
      [this.#game, this.#best] = [this.#best, this.#game];
    }
    if (this.#stale > MAX_STALE_GAMES) return this.#forget();
    const best = this.#best;
    for (let step = 0; step < best.choices; step++) {
      const [first, next] = [best.firsts[step]!, best.firsts[step + 1]!];
      const sum = this.#share(best, first, next - first);
      for (let i = first; i < next; i++)
        this.#learnt[best.among[i]!]! -= (LEARNING_STEP * this.#shares[i - first]!) / sum;
      this.#learnt[best.codes[step]!]! += LEARNING_STEP;
    }
  }

  #forget(): void {
    this.#learnt.fill(0);
    this.#best.begin();
    this.#stale = 0;
  }
}
