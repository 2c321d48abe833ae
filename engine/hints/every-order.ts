import type { Move } from '../model/move.ts';
import type { GameSoFar } from './base/game-so-far.ts';
import type { GameTools } from './game-tools.ts';
import { SolvedMove } from './solved-move.ts';
import { Determinizations } from '../search/playouts/determinizations.ts';

/** Positions that the solver may visit for a hint: what is not proved lost by then may still win. */
const MAX_POSITIONS = 30_000;

/**
 * Solves every order in which a few unseen cards can lie. The solver knows each order, and a player does not, so only a
 * loss in all of them counts.
 */
export class EveryOrder {
  readonly #game: GameSoFar;
  readonly #solved: SolvedMove;

  constructor(tools: GameTools, game: GameSoFar) {
    this.#game = game;
    this.#solved = new SolvedMove(tools);
  }

  /** Yields the positions of each step; returns whether every order is lost after a move, or without one as it is. */
  *isLost(move?: Move): Generator<number, boolean> {
    const { session, unseen } = this.#game;
    for (const world of new Determinizations(session.table, unseen, 0).every()) {
      if (this.#solved.positions >= MAX_POSITIONS) return false;
      if ((yield* this.#solved.wins(world, move)) !== false) return false;
    }
    return true;
  }
}
