import { Adviser, type Solver, solver } from '../../../../../engine/search.ts';
import { type Answers, type Game, makeOptions } from '../../../../../engine/rules.ts';

interface CachedSolver {
  readonly name: string;
  readonly solver: Solver;
  /** Made at the first hint. */
  adviser?: Adviser;
  /** Its longest search, in positions: the solver keeps the memory that the search took. */
  longest: number;
}

/** At most this many solvers are kept, those of the last games. Making one takes longer than solving an easy deal. */
const MAX_SOLVERS = 4;
/**
 * After a search of more positions than this, a solver may hold more than ten megabytes. It is dropped when another
 * game is used.
 */
const MAX_SEARCH_POSITIONS = 50_000;

/**
 * Keeps the solvers of the games last searched. They hold at most the memory of one search (64 MB), and some megabytes
 * for each of a few earlier games.
 */
export class RecentSolvers {
  /** In order of use, the most recent last. */
  #kept: readonly CachedSolver[] = [];

  /** Returns the solver of a game with its options, the same one for every deal. */
  of(game: Game, answers: Answers): Solver {
    return this.#keep(game, answers).solver;
  }

  #keep(game: Game, answers: Answers): CachedSolver {
    const name = `${game.id} ${makeOptions(game, answers)}`;
    const others = this.#kept.filter((kept) => kept.name !== name && kept.longest <= MAX_SEARCH_POSITIONS);
    const found = this.#kept.find((kept) => kept.name === name);
    const kept = found ?? { name, solver: solver(game, answers), longest: 0 };
    this.#kept = [...others, kept].slice(-MAX_SOLVERS);
    return kept;
  }

  /** Returns the adviser of a game with its options. */
  adviserOf(game: Game, answers: Answers): Adviser {
    const kept = this.#keep(game, answers);
    return (kept.adviser ??= new Adviser(game, answers, kept.solver));
  }

  /** Notes that the solver last used has searched this many positions at once. */
  note(positions: number): void {
    const last = this.#kept.at(-1);
    if (last) last.longest = Math.max(last.longest, positions);
  }
}
