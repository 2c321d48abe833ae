import type { Move } from '../model/move.ts';
import type { GameSoFar } from './game-so-far.ts';
import type { GameTools } from './game-tools.ts';
import { SolvedMove } from './solved-move.ts';
import { Worlds } from './worlds.ts';

/** Positions that the solver may look at for a hint: what is not proven then may still win. */
const ALL = 30_000;

/**
 * Looks at every order in which few unseen cards can lie. Whoever solves an order knows it, and a player does not: only
 * what loses in all of them is told apart from what may win.
 */
export class EveryOrder {
  readonly #game: GameSoFar;
  readonly #solved: SolvedMove;

  constructor(tools: GameTools, game: GameSoFar) {
    this.#game = game;
    this.#solved = new SolvedMove(tools);
  }

  /** Thinks, and gives the positions of each step; in the end whether all orders are lost after a move, or as it is. */
  *isLost(move?: Move): Generator<number, boolean> {
    const { session, seen } = this.#game;
    for (const world of new Worlds(session.table, seen.unseen, 0).every()) {
      if (this.#solved.positions >= ALL) return false;
      if ((yield* this.#solved.wins(world, move)) !== false) return false;
    }
    return true;
  }
}
