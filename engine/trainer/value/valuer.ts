import { type GameTools, movesOf } from '../../hints/game-tools.ts';
import type { Move } from '../../model/move.ts';
import { Table, type TableView } from '../../model/table.ts';
import { playByLot } from './lots.ts';
import { wayMade } from './way-made.ts';

/**
 * Positions are compared by `play`, how often a simple player wins them; where he hardly ever does, by how much of the
 * `way` to a win he makes.
 */
export type ValuedBy = 'play' | 'way';

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
    const { context, player } = this.#tools;
    context.position.begin(this.#after(world, move));
    player.fate(seed);
    const value = player.play();
    return this.by === 'way' ? wayMade(context.position) : value;
  }

  /** The way that is made of a world by moves that lots decide. */
  byLot(world: TableView, seed: number): number {
    this.#table.take(world);
    playByLot(this.#tools.solver.rules, this.#table, seed);
    return this.made(this.#table);
  }

  /** What a position itself has behind it of the way to a win. */
  made(table: TableView): number {
    const { position } = this.#tools.context;
    position.begin(table);
    return wayMade(position);
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
