import { Table, type TableView } from '../model/table.ts';
import type { Move } from '../model/move.ts';
import type { GameTools } from './game-tools.ts';
import { Determinizations } from '../search/playouts/determinizations.ts';
import type { GameSoFar } from './base/game-so-far.ts';
import { movesOf } from './base/stock-turns.ts';
import type { Solving, Verdict } from '../solver/index.ts';

/** Every order of the hidden cards is tried when there are at most this many. */
export const MAX_UNSEEN_SOLVED = 4;

/** The solver visits this many positions between two chances to stop. */
export const STEP_POSITIONS = 200;

/** The most positions that the solver may visit for a move in a world. */
const MAX_MOVE_POSITIONS = 3000;

/** Solves whether a game can be won after a move, in one world. */
export class SolvedMove {
  readonly #tools: GameTools;
  readonly #table: Table;
  /** Positions used so far, by all calls. */
  positions = 0;

  constructor(tools: GameTools) {
    this.#tools = tools;
    this.#table = new Table(tools.solver.rules.piles.length, (cards) => cards);
  }

  /**
   * Solves a world, after a move if there is one. Yields the positions of each step; returns whether it can be won,
   * undefined where the solver doesn't decide it.
   */
  *wins(world: TableView, move?: Move): Generator<number, boolean | undefined> {
    const { solver } = this.#tools;
    this.#table.take(world);
    if (move !== undefined) for (const each of movesOf(this.#tools, move)) solver.rules.make(this.#table, each);
    const solving = solver.solve(this.#table, { positions: MAX_MOVE_POSITIONS });
    const { verdict } = yield* toEnd(solving);
    this.positions += solving.positions;
    return verdict === 'won' ? true : verdict === 'lost' ? false : undefined;
  }
}

/** Solves step by step, and yields the positions of each. */
export function* toEnd(solving: Solving): Generator<number, Verdict> {
  for (;;) {
    const before = solving.positions;
    const verdict = solving.go(STEP_POSITIONS);
    yield solving.positions - before + 1;
    if (verdict) return verdict;
  }
}

/** The most positions that the solver may visit for a hint. A move that is not proved lost by then may still win. */
const MAX_ORDER_POSITIONS = 30_000;

/**
 * Solves every order of a few hidden cards. The solver knows each order but a player does not, so only a loss in all of
 * them counts.
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
      if (this.#solved.positions >= MAX_ORDER_POSITIONS) return false;
      if ((yield* this.#solved.wins(world, move)) !== false) return false;
    }
    return true;
  }
}
