import { type GameTools, movesOf } from '../../hints/game-tools.ts';
import { Worlds } from '../../hints/worlds.ts';
import type { Move } from '../../model/move.ts';
import { Table, type TableView } from '../../model/table.ts';
import type { Walk } from '../walk.ts';

/** Of so many worlds, those in which each of two moves still wins for one who sees all cards. */
export interface SolvedWins {
  readonly first: number;
  readonly second: number;
  readonly of: number;
}

/**
 * With more cards unseen than this, one who sees them wins after nearly every move: that tells nothing of what could be
 * known.
 */
const MOST_UNSEEN = 8;
/** Worlds that two moves are solved in; of those so many at least must be decided for both. */
const WORLDS = 24;
const DECIDED = 18;
/** Apart from the seeds by which moves are compared. */
const SEED = 500_000;
/** Positions that the solver may look at for a move in a world, and in a whole game. */
const EACH = 3000;
const ALL = 400_000;

/** Has the solver say of two moves in how many ways the cards could lie each still wins. */
export class SolvedWorlds {
  readonly #tools: GameTools;
  readonly #table: Table;
  #positions = 0;

  constructor(tools: GameTools) {
    this.#tools = tools;
    this.#table = new Table(tools.solver.rules.piles.length, (cards) => cards);
  }

  /** Undefined where that would tell nothing, or too little is decided. */
  compare(walk: Walk, first: Move, second: Move): SolvedWins | undefined {
    if (walk.unseen.length > MOST_UNSEEN) return undefined;
    const worlds = new Worlds(walk.table, walk.unseen, SEED + walk.at);
    const wins = { first: 0, second: 0, of: 0 };
    for (let world = 0; world < WORLDS && this.#positions < ALL; world++) {
      const table = worlds.next();
      const [one, other] = [this.#wins(table, first), this.#wins(table, second)];
      if (one === undefined || other === undefined) continue;
      wins.first += Number(one);
      wins.second += Number(other);
      wins.of++;
    }
    return wins.of < DECIDED ? undefined : wins;
  }

  /** Undefined where the solver doesn't decide it. */
  #wins(world: TableView, move: Move): boolean | undefined {
    const { solver } = this.#tools;
    this.#table.take(world);
    for (const each of movesOf(this.#tools, move)) solver.rules.make(this.#table, each);
    const solving = solver.solve(this.#table, { positions: EACH });
    const { verdict } = solving.toEnd();
    this.#positions += solving.positions;
    return verdict === 'won' ? true : verdict === 'lost' ? false : undefined;
  }
}
