import type { Move } from './engine.ts';

/** Rounds before a candidate may drop out. */
const FIRST = 12;
/** So many standard errors behind the best it drops out. */
const BEHIND = 2;
/** A move that is compared with others by games played after it. */
export interface Runner {
  readonly move: Move;
  tries: number;
  wins: number;
  sum: number;
  squares: number;
}

/** Moves compared by what comes of them in the same worlds, the one that looks best first. */
export class Race {
  readonly runners: readonly Runner[];
  #in: Runner[];

  constructor(moves: readonly Move[]) {
    this.runners = moves.map((move) => ({ move, tries: 0, wins: 0, sum: 0, squares: 0 }));
    this.#in = [...this.runners];
  }

  /** Whether one is left. */
  get over(): boolean {
    return this.#in.length <= 1;
  }

  /** Those that may still be best. */
  get left(): readonly Runner[] {
    return this.#in;
  }

  /** Of those left the one whose games came out best; of equals the one that was judged best. */
  get #best(): Runner {
    return this.#in.reduce((one, other) => (mean(other) > mean(one) ? other : one));
  }

  /** After each of those left has been tried once more. */
  drop(): void {
    if (this.#in.length === 0 || this.#in[0]!.tries < FIRST) return;
    const best = this.#best;
    this.#in = this.#in.filter(
      (runner) => runner === best || mean(best) - mean(runner) <= BEHIND * errorOf(best, runner),
    );
  }

  /** All of them, those that won most first. */
  byWins(): readonly Runner[] {
    return this.runners.toSorted((a, b) => b.wins - a.wins);
  }

  /** All of them, the best first; before a dozen tries as they were judged. */
  ranked(): readonly Runner[] {
    const first = this.#in[0];
    if (first === undefined || first.tries < FIRST) return this.runners;
    const best = this.#best;
    const rest = this.runners.filter((runner) => runner !== best);
    return [best, ...rest.toSorted((a, b) => mean(b) - mean(a))];
  }
}

export function note(runner: Runner, result: number): void {
  runner.tries++;
  runner.wins += Number(result === 1);
  runner.sum += result;
  runner.squares += result * result;
}

const mean = ({ sum, tries }: Runner): number => (tries === 0 ? 0 : sum / tries);

const variance = (runner: Runner): number =>
  runner.tries === 0 ? 0 : (runner.squares / runner.tries - mean(runner) ** 2) / runner.tries;

/** The standard error of the difference of two means; never quite none. */
const errorOf = (one: Runner, other: Runner): number => Math.sqrt(variance(one) + variance(other)) + 1e-3;
