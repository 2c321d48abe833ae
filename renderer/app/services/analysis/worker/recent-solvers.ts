import { Adviser, type Answers, type Game, makeOptions, type Solver, solver } from '../../../../../engine/index.ts';

interface Kept {
  readonly name: string;
  readonly solver: Solver;
  /** Made when a hint is asked for. */
  adviser?: Adviser;
  /** Its longest search, in positions: a solver keeps the memory that it took. */
  longest: number;
}

/** Solvers of the last few games, since making one takes longer than solving an easy deal. */
const MAX_SOLVERS = 4;
/**
 * A solver whose longest search had more positions than this may hold ten megabytes and more, and goes when another
 * game comes.
 */
const LONGEST = 50_000;

/**
 * The solvers of the games last searched. They hold what one search may hold (64 MB), and some megabytes for each of a
 * few games before.
 */
export class RecentSolvers {
  /** The last one used is the last. */
  #kept: readonly Kept[] = [];

  /** The solver of a game with its options, for deal after deal. */
  of(game: Game, answers: Answers): Solver {
    return this.#keep(game, answers).solver;
  }

  #keep(game: Game, answers: Answers): Kept {
    const name = `${game.id} ${makeOptions(game, answers)}`;
    const others = this.#kept.filter((kept) => kept.name !== name && kept.longest <= LONGEST);
    const found = this.#kept.find((kept) => kept.name === name);
    const kept = found ?? { name, solver: solver(game, answers), longest: 0 };
    this.#kept = [...others, kept].slice(-MAX_SOLVERS);
    return kept;
  }

  /** Who advises in a game with its options. */
  adviserOf(game: Game, answers: Answers): Adviser {
    const kept = this.#keep(game, answers);
    return (kept.adviser ??= new Adviser(game, answers, kept.solver));
  }

  /** The solver last asked for has looked at so many positions in one search. */
  note(positions: number): void {
    const last = this.#kept.at(-1);
    if (last) last.longest = Math.max(last.longest, positions);
  }
}
