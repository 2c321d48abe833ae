import type { Move } from '../model/move.ts';

/** Rounds before a candidate may drop out. */
const FIRST = 12;
/** Rounds after which one that is sure to be hardly better drops out too. */
const LATER = 24;

/** How closely moves are told apart. */
export interface Closeness {
  /** So many standard errors behind the best a move drops out. */
  readonly behind: number;
  /** What is hardly better: by less than this, or than such a part of what the best comes to. */
  readonly alike: number;
  readonly part: number;
  /** The first stays first until another is better by so many standard errors; undefined where none is favoured. */
  readonly favours?: number;
}

const ROUGHLY: Closeness = { behind: 2, alike: 0.02, part: 0 };

/** A move that is compared with others by games played after it. */
export interface Runner {
  readonly move: Move;
  tries: number;
  wins: number;
  sum: number;
  /** What came of each try. */
  readonly results: number[];
}

/** Compares moves by their results in the same worlds, starting with the one that looks best. */
export class Race {
  readonly runners: readonly Runner[];
  readonly #closeness: Closeness;
  #in: Runner[];

  constructor(moves: readonly Move[], closeness = ROUGHLY) {
    this.#closeness = closeness;
    this.runners = moves.map((move) => ({ move, tries: 0, wins: 0, sum: 0, results: [] }));
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

  /** Leaves these only in it; the others are ranked after them. */
  only(moves: readonly Move[]): void {
    this.#in = this.#in.filter(({ move }) => moves.includes(move));
  }

  /** After each of those left has been tried once more in the same world. */
  drop(): void {
    const [first] = this.#in;
    if (first === undefined || first.tries < FIRST) return;
    const best = this.#best;
    const stays = (runner: Runner): boolean =>
      runner === this.#favoured
        ? !isSurelyBehind(runner, best, this.#closeness.favours!)
        : !isBehind(runner, best, this.#closeness);
    this.#in = this.#in.filter((runner) => runner === best || stays(runner));
  }

  /** The move that stays first unless another is better beyond doubt. */
  get #favoured(): Runner | undefined {
    return this.#closeness.favours === undefined ? undefined : this.runners[0];
  }

  /** All of them, the best first; before a dozen tries as they were judged. */
  ranked(): readonly Runner[] {
    const first = this.#in[0];
    if (first === undefined || first.tries < FIRST)
      return [...this.#in, ...this.runners.filter((runner) => !this.#in.includes(runner))];
    const best = this.#in.find((runner) => runner === this.#favoured) ?? this.#best;
    const rest = this.runners.filter((runner) => runner !== best);
    return [best, ...rest.toSorted((a, b) => mean(b) - mean(a))];
  }
}

export function note(runner: Runner, result: number): void {
  runner.tries++;
  runner.wins += Number(result === 1);
  runner.sum += result;
  runner.results.push(result);
}

const mean = ({ sum, tries }: Runner): number => (tries === 0 ? 0 : sum / tries);

/** By how much the games after the best came out better, world by world, and the standard error of that. */
function leadOver({ results }: Runner, best: Runner): { readonly less: number; readonly error: number } {
  const rounds = results.length;
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const less = best.results[round]! - results[round]!;
    sum += less;
    squares += less * less;
  }
  const less = sum / rounds;
  // Never quite none: so few tries may come out alike by chance.
  const error = Math.sqrt((squares / rounds - less * less) / rounds) + 1e-3;
  return { less, error };
}

function isSurelyBehind(runner: Runner, best: Runner, errors: number): boolean {
  const { less, error } = leadOver(runner, best);
  return less > errors * error;
}

/** Whether the games after it came out worse than those after the best, or are sure to come out hardly better. */
function isBehind(runner: Runner, best: Runner, { behind, alike, part }: Closeness): boolean {
  const { less, error } = leadOver(runner, best);
  const isSure = runner.results.length >= LATER;
  return less > behind * error || (isSure && behind * error - less < Math.max(alike, part * mean(best)));
}

/** The moves, that one first; as they are where there is none. */
export const beginningWith = (first: Move | undefined, moves: readonly Move[]): readonly Move[] =>
  first === undefined ? moves : [...new Set([first, ...moves])];
