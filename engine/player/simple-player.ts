import { fromOf, type Move } from '../model/move.ts';
import { Moves } from '../legality/move-generator.ts';
import { numbersBelow, xoshiro } from '../model/random.ts';
import { EXCLUDED, greatest, NOISE_RANGE, noiseOf, resultOf, seedAt } from '../search/playouts/playout-rules.ts';
import type { MoveEvaluation } from './move-evaluation.ts';
import { CardProgress } from './card-progress.ts';
import { Removals } from './removals.ts';
import { tapsOf } from '../search/boards/position/talon.ts';
import { keepWorthwhile } from '../search/boards/position/worthwhile.ts';
import type { SearchContext } from '../search/context/context.ts';

/** A game is given up after this many moves for each of its cards. */
const MAX_MOVES_A_CARD = 5;

/**
 * Plays on from the position on the table without thinking ahead: the move that looks best, with some chance, never
 * back to where the game has been. Cards come back from a foundation when little else is left. It knows the order of
 * the stock; face-down cards it finds by turning them up.
 */
export class SimplePlayer {
  /** Moves made so far, in all games. */
  moves = 0;
  readonly #context: SearchContext;
  readonly #evaluation: MoveEvaluation;
  #below = numbersBelow(xoshiro(1));
  /** Undefined while its chance is drawn move by move. */
  #luckSeed: number | undefined;
  readonly #progress: CardProgress;
  /** Undefined where cards don't leave the columns for good. */
  readonly #removals: Removals | undefined;
  /** The stock has limited redeals, so no card of it is skipped for a later one. */
  readonly #passes: boolean;
  readonly #waste: number;
  readonly #found = new Moves();
  readonly #weights = new Int32Array(4096);

  constructor(context: SearchContext, evaluation: MoveEvaluation) {
    const { position, facts } = context;
    const removals = new Removals(position);
    this.#context = context;
    this.#evaluation = evaluation;
    this.#progress = new CardProgress(context);
    this.#removals = removals.happen ? removals : undefined;
    this.#passes = facts.talon !== undefined && facts.talon.redeals !== Infinity;
    this.#waste = facts.talon?.waste ?? position.rules.piles.length;
  }

  /** From here on its chance is that of a number. */
  seed(number: number): void {
    this.#below = numbersBelow(xoshiro(number));
    this.#luckSeed = undefined;
  }

  /**
   * From now on, random numbers follow from a number and the position. Games that reach the same position then continue
   * alike, so that two compared moves differ only in their effects.
   */
  shareLuck(number: number): void {
    this.#luckSeed = number;
  }

  /**
   * Plays to the end: 1 for a win, else a little by how far it came. The position is left where the game
   * ended.
   */
  play(): number {
    const { position, visited } = this.#context;
    visited.clear();
    visited.add(position.key.a, position.key.b);
    for (let made = 0; made < MAX_MOVES_A_CARD * this.#progress.most && !position.won; made++) if (!this.#step()) break;
    return this.value();
  }

  /** The result of a game that ends here. */
  value(): number {
    return resultOf(this.#context.position.won, this.#progress.count(), this.#progress.most);
  }

  /** Makes the move that looks best of those that lead somewhere new; false when there is none. */
  #step(): boolean {
    this.#list();
    const { length } = this.#found;
    for (let at = greatest(this.#weights, length); at >= 0; at = greatest(this.#weights, length)) {
      this.#weights[at] = EXCLUDED;
      if (this.#try(this.#found.list[at]!)) return true;
    }
    return false;
  }

  #list(): void {
    const { position } = this.#context;
    const found = this.#found;
    position.list(found);
    keepWorthwhile(position, found);
    const nearest = this.#passes ? this.#nearest() : Infinity;
    for (let i = 0; i < found.length; i++) {
      const move = found.list[i]!;
      const passes = fromOf(move) === this.#waste && tapsOf(move) > nearest;
      const never = passes || position.rules.isChance(move, position.table);
      this.#weights[i] = never ? EXCLUDED : this.#weigh(move) + this.#chance(move);
    }
  }

  #chance(move: Move): number {
    if (this.#luckSeed === undefined) return this.#below(NOISE_RANGE);
    const { key } = this.#context.position;
    return noiseOf(seedAt(this.#luckSeed, key.a, key.b), move);
  }

  #weigh(move: Move): number {
    return this.#evaluation.weigh(move) + (this.#removals?.opens(move) ?? 0);
  }

  /** After how many turns of the stock a card of it can be played. */
  #nearest(): number {
    const found = this.#found;
    let nearest = Infinity;
    for (let i = 0; i < found.length; i++) {
      const move = found.list[i]!;
      if (fromOf(move) === this.#waste) nearest = Math.min(nearest, tapsOf(move));
    }
    return nearest;
  }

  /** Makes a move if it leads to a position that is new in this game. */
  #try(move: Move): boolean {
    const { position, visited } = this.#context;
    const mark = position.table.end;
    position.make(move);
    position.settle();
    this.moves++;
    const { a, b } = position.key;
    if (visited.has(a, b)) {
      position.undo(mark);
      position.settle();
      return false;
    }
    visited.add(a, b);
    return true;
  }
}
