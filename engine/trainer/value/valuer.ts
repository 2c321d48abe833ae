import type { GameTools } from '../../hints/game-tools.ts';
import type { HintMethod } from '../../hints/base/method.ts';
import { movesOf } from '../../hints/base/stock-turns.ts';
import type { Move } from '../../model/move.ts';
import { Table, type TableView } from '../../model/table.ts';
import type { GameReplay } from '../../hints/base/replay.ts';
import { type ValueMeasure, measureByWins } from './measure.ts';
import { playAtRandom } from './random-play.ts';

/** Values positions in one world, by the method of the game's hints. */
export class Valuer {
  /** What moves are compared by; chosen by a sample of the deal. */
  measure: ValueMeasure = measureByWins(1);
  readonly method: HintMethod;
  readonly #tools: GameTools;
  readonly #table: Table;

  constructor(tools: GameTools) {
    this.#tools = tools;
    this.method = tools.method;
    this.#table = new Table(tools.solver.rules.piles.length, (cards) => cards);
  }

  /** Returns the line by which consecutive moves are valued. */
  line(replay: GameReplay, ...moves: readonly Move[]): readonly Move[] {
    const begun = moves.flatMap((move) => movesOf(this.#tools, move));
    return this.method.lines?.lineAfter(replay, begun) ?? begun;
  }

  /** Returns the move that hints would play; undefined where they compare moves rather than lines. */
  advised(replay: GameReplay): Move | undefined {
    return this.method.lines?.lineAfter(replay, [])[0];
  }

  /** Returns the value of a playout after the moves of a line; see `HintMethod.value`. */
  value(world: TableView, line: readonly Move[], seed: number): number {
    return this.measure.resultOf(this.method.value(world, line, seed));
  }

  /** Returns the progress that random play makes in a world. */
  atRandom(world: TableView, seed: number): number {
    this.#table.take(world);
    playAtRandom(this.#tools.solver.rules, this.#table, seed);
    return this.method.progress(this.#table);
  }
}
