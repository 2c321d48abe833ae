import { type GameTools, movesOf } from '../hints/game-tools.ts';
import type { Move } from '../model/move.ts';
import { Table, type TableView } from '../model/table.ts';

/**
 * How often a position comes out is found by `play`, where a simple player wins now and then, or by `lines`, where he
 * hardly ever does and the solver finds wins. `none`: neither finds any.
 */
export type ValuedBy = 'play' | 'lines' | 'none';

/** Positions that the solver may look at in one way the cards could lie. */
const LINE = 600;

/** What comes of a position in one of the ways the cards could lie. */
export class Valuer {
  by: ValuedBy = 'play';
  readonly #tools: GameTools;
  readonly #table: Table;

  constructor(tools: GameTools) {
    this.#tools = tools;
    this.#table = new Table(tools.solver.rules.piles.length, (cards) => cards);
  }

  /**
   * 1 for a win, less for none, after a move, or from the position itself. The same `seed` brings the player the same
   * chance: moves that are compared have the same luck.
   */
  value(world: TableView, move: Move | undefined, seed: number): number {
    const { context, player, solver } = this.#tools;
    const table = this.#after(world, move);
    if (this.by === 'lines') return Number(solver.solve(table, { positions: LINE }).toEnd().verdict === 'won');
    context.position.begin(table);
    player.seed(seed);
    return player.play();
  }

  /** The moves that the player has made in all games so far: the work that was done. */
  get moves(): number {
    return this.#tools.player.moves;
  }

  #after(world: TableView, move: Move | undefined): Table {
    const { rules } = this.#tools.solver;
    this.#table.take(world);
    if (move === undefined) return this.#table;
    for (const each of movesOf(this.#tools, move)) rules.make(this.#table, each);
    return this.#table;
  }
}
