import { Worlds } from '../../search/playouts/worlds.ts';
import type { Move } from '../../model/move.ts';
import type { GameReplay } from '../../hints/base/replay.ts';
import type { Duel } from './duel.ts';
import type { Valuer } from './valuer.ts';

/** The player's move in a sequence of worlds: its result in each is computed once for all comparisons. */
export class PlayedMove {
  readonly #walk: GameReplay;
  readonly #valuer: Valuer;
  readonly #seed: number;
  readonly #line: readonly Move[];
  readonly #values: number[] = [];

  /** `moves`: the player's move, and those that follow it as far as the rules allow them. */
  constructor(walk: GameReplay, valuer: Valuer, seed: number, moves: readonly Move[]) {
    this.#walk = walk;
    this.#valuer = valuer;
    this.#seed = seed;
    this.#line = valuer.line(walk, ...moves);
  }

  /**
   * Returns a function that compares another move with it in one more world per call, and notes the results in duels.
   */
  comparing(best: Move): (...duels: (Duel | undefined)[]) => void {
    const { table, unseen, at } = this.#walk;
    const worlds = new Worlds(table, unseen, this.#seed + 2 * at + 2);
    const line = this.#valuer.line(this.#walk, best);
    let round = 0;
    return (...duels) => {
      const world = worlds.next();
      const seed = this.#seed + round;
      const first = this.#valuer.value(world, line, seed);
      const second = (this.#values[round++] ??= this.#valuer.value(world, this.#line, seed));
      for (const duel of duels) duel?.note(first, second);
    };
  }
}
