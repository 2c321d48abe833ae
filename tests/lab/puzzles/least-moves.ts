import { Moves } from '../../../engine/legality/move-generator.ts';
import type { Move } from '../../../engine/model/move.ts';
import type { TableView } from '../../../engine/model/table.ts';
import type { Position } from '../../../engine/search/boards/position/position.ts';
import { countsAsMove } from '../../../engine/trainer/puzzles/counted-move.ts';

/** The fewest moves that win a position, not counting those that bring cards home. */
export interface LeastMoves {
  /** Undefined where more moves or positions are needed than were allowed. */
  readonly least: number | undefined;
  /** Moves of such a win, those that bring cards home included. */
  readonly way: readonly Move[];
  readonly positions: number;
}

/**
 * Finds the fewest moves that win by trying all lines with none, with one, with two, and so on; `most` moves,
 * `positions` in all. Cards that may safely go home are sent home at once: the lines that this leaves out take at least
 * as many moves.
 */
export function leastMoves(position: Position, from: TableView, most: number, positions: number): LeastMoves {
  let visited = 0;
  for (let allowed = 0; allowed <= most; allowed++) {
    const search = new LeastSearch(position, from, positions - visited);
    const isWon = search.wins(allowed);
    visited += search.positions;
    if (isWon) return { least: allowed, way: position.moves(), positions: visited };
    if (isWon === undefined) break;
  }
  return { least: undefined, way: [], positions: visited };
}

/** Searches all lines with a given number of counted moves. */
class LeastSearch {
  positions = 0;
  readonly #position: Position;
  readonly #most: number;
  readonly #isHome: (pile: number) => boolean;
  /** By position, the most moves that were left when it was met. */
  readonly #met = new Map<string, number>();

  constructor(position: Position, from: TableView, most: number) {
    this.#position = position;
    this.#most = most;
    this.#isHome = (pile) => position.rules.piles[pile]?.rules.role === 'foundation';
    position.begin(from);
  }

  /**
   * Whether the position on the table can be won with `left` counted moves, and leaves it won; undefined: too many
   * positions.
   */
  wins(left: number): boolean | undefined {
    const position = this.#position;
    if (position.won) return true;
    const key = `${position.key.a} ${position.key.b}`;
    if ((this.#met.get(key) ?? -1) >= left) return false;
    this.#met.set(key, left);
    if (++this.positions > this.#most) return undefined;
    const { end } = position.table;
    for (const move of this.#moves()) {
      const after = left - Number(countsAsMove(move, this.#isHome));
      if (after < 0) continue;
      position.make(move);
      position.settle();
      const isWon = this.wins(after);
      if (isWon !== false) return isWon;
      position.undo(end);
      position.settle();
    }
    return false;
  }

  /** Lists the moves, those that bring cards home first. */
  #moves(): readonly Move[] {
    const found = new Moves();
    this.#position.list(found);
    const rank = (move: Move): number => Number(countsAsMove(move, this.#isHome));
    return [...found.list.subarray(0, found.length)].toSorted((one, other) => rank(one) - rank(other));
  }
}
