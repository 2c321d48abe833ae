import type { PositionKey } from '../boards/position/position-key.ts';
import type { TranspositionTable } from '../memory/transposition-table.ts';
import type { SearchContext } from '../context/context.ts';

/**
 * Skips a position whose cards were met with the talon at an earlier place, from which turning leads to the present
 * one. Every card available here was available there, with the same position after it: everything found from here is
 * found from the earlier one.
 *
 * Where redeals are unlimited, every place leads to the beginning, and to everything available from there.
 */
export class LaterPlace {
  readonly #key: PositionKey;
  readonly #visited: TranspositionTable;
  readonly #turn: number;

  /**
   * Undefined where the check is useless: turning one card at a time without limit reaches every card from each
   * place.
   */
  static for({ position, facts: { talon }, pruning, visited }: SearchContext): LaterPlace | undefined {
    if (talon === undefined || talon.redeals !== Infinity || talon.turn === 1 || !pruning.has('later-place'))
      return undefined;
    return new LaterPlace(position.key, visited, talon.turn);
  }

  private constructor(key: PositionKey, visited: TranspositionTable, turn: number) {
    this.#key = key;
    this.#visited = visited;
    this.#turn = turn;
  }

  /**
   * Whether the position on the table, itself new, can be skipped; records that the talon's beginning is reachable from
   * it.
   */
  isMet(): boolean {
    const key = this.#key;
    if (key.phase === 0) return false;
    key.predictIn(0);
    this.#visited.add(key.predictedA, key.predictedB);
    for (let phase = key.phase - this.#turn; phase > 0; phase -= this.#turn) {
      key.predictIn(phase);
      if (this.#visited.has(key.predictedA, key.predictedB)) return true;
    }
    return false;
  }
}
