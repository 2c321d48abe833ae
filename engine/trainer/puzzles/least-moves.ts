import { Moves } from '../../legality/move-generator.ts';
import { isDrag, type Move, toOf } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import type { Position } from '../../solver/position/position.ts';
import { withoutTaps } from '../../solver/position/talon.ts';

/** The fewest moves with which a position is won, cards that go home not counted. */
export interface LeastMoves {
  /** Undefined where more are needed than were allowed, or too many positions had to be looked at. */
  readonly least: number | undefined;
  /** A way with so few, cards that go home among them. */
  readonly way: readonly Move[];
  readonly positions: number;
}

/** Whether a move counts: any but those that bring cards home. Each card goes home once, sooner or later. */
export const countsAsMove = (move: Move, isHome: (pile: number) => boolean): boolean =>
  !isDrag(withoutTaps(move)) || !isHome(toOf(withoutTaps(move)));

/**
 * Finds the fewest moves that win by trying all there are with none of them, with one, with two, and so on; `most`
 * moves, `positions` in all. The position makes by force what may go home without regret: what is left out then is a
 * line with as many moves or more.
 */
export function leastMoves(position: Position, from: TableView, most: number, positions: number): LeastMoves {
  let looked = 0;
  for (let allowed = 0; allowed <= most; allowed++) {
    const search = new LeastSearch(position, from, positions - looked);
    const isWon = search.wins(allowed);
    looked += search.positions;
    if (isWon) return { least: allowed, way: position.moves(), positions: looked };
    if (isWon === undefined) break;
  }
  return { least: undefined, way: [], positions: looked };
}

/** All lines of play with so many moves that count. */
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

  /** Whether the position on the table is won with so many, which it then is; undefined where that is too much. */
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

  /** Those that bring cards home come first. */
  #moves(): readonly Move[] {
    const found = new Moves();
    this.#position.list(found);
    const rank = (move: Move): number => Number(countsAsMove(move, this.#isHome));
    return [...found.list.subarray(0, found.length)].toSorted((one, other) => rank(one) - rank(other));
  }
}
