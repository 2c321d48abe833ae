import { Determinizations } from '../../search/playouts/determinizations.ts';
import type { Move } from '../../model/move.ts';
import type { GameReplay } from '../../hints/base/replay.ts';
import type { PairedComparison } from './paired-comparison.ts';
import type { Valuer } from './valuer.ts';

/** The player's move in a sequence of worlds: its result in each is computed once for all comparisons. */
export class PlayedMove {
  readonly #replay: GameReplay;
  readonly #valuer: Valuer;
  readonly #seed: number;
  readonly #line: readonly Move[];
  readonly #values: number[] = [];

  /** `moves`: the player's move, and those that follow it as far as the rules allow them. */
  constructor(replay: GameReplay, valuer: Valuer, seed: number, moves: readonly Move[]) {
    this.#replay = replay;
    this.#valuer = valuer;
    this.#seed = seed;
    this.#line = valuer.line(replay, ...moves);
  }

  /**
   * Returns a function that compares another move with it in one more world per call, and notes the results.
   */
  comparing(best: Move): (...comparisons: (PairedComparison | undefined)[]) => void {
    const { table, unseen, at } = this.#replay;
    const worlds = new Determinizations(table, unseen, this.#seed + 2 * at + 2);
    const line = this.#valuer.line(this.#replay, best);
    let round = 0;
    return (...comparisons) => {
      const world = worlds.next();
      const seed = this.#seed + round;
      const first = this.#valuer.value(world, line, seed);
      const second = (this.#values[round++] ??= this.#valuer.value(world, this.#line, seed));
      for (const comparison of comparisons) comparison?.note(first, second);
    };
  }
}
