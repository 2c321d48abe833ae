import type { Move } from '../../model/move.ts';

/** A candidate may drop out after this many rounds. */
const MIN_ROUNDS = 12;
/** After this many rounds, a candidate that is certainly not much better drops out too. */
const SURE_ROUNDS = 24;

/** How close moves may come before they count as equal. */
export interface Closeness {
  /** A move drops out when it is this many standard errors behind the best. */
  readonly behind: number;
  /**
   * The largest difference that counts as hardly better, absolute and as a share of the best's mean; the greater holds.
   */
  readonly alike: number;
  readonly part: number;
  /**
   * A move overtakes the first one when it is better by this many standard errors; undefined: the first is not
   * favoured.
   */
  readonly favours?: number;
}

const ROUGH_COMPARISON: Closeness = { behind: 2, alike: 0.02, part: 0 };

/** A move that is compared with others by the playouts after it. */
export interface ComparedMove {
  readonly move: Move;
  tries: number;
  wins: number;
  sum: number;
  /** The result of each try. */
  readonly results: number[];
}

/** Compares moves by their results in the same worlds, starting with the one that looks best. */
export class SuccessiveRejects {
  readonly compared: readonly ComparedMove[];
  readonly #closeness: Closeness;
  #stillIn: ComparedMove[];

  constructor(moves: readonly Move[], closeness = ROUGH_COMPARISON) {
    this.#closeness = closeness;
    this.compared = moves.map((move) => ({ move, tries: 0, wins: 0, sum: 0, results: [] }));
    this.#stillIn = [...this.compared];
  }

  /** Whether at most one is left. */
  get over(): boolean {
    return this.#stillIn.length <= 1;
  }

  /** The moves that may still be best. */
  get left(): readonly ComparedMove[] {
    return this.#stillIn;
  }

  /** The best by results of those left; of equals the one that was judged better. */
  get #best(): ComparedMove {
    return this.#stillIn.reduce((one, other) => (mean(other) > mean(one) ? other : one));
  }

  /** Drops all moves but these; the others are ranked after them. */
  only(moves: readonly Move[]): void {
    this.#stillIn = this.#stillIn.filter(({ move }) => moves.includes(move));
  }

  /** Drops the moves that fall behind, after each of those left was tried once more in the same world. */
  drop(): void {
    const [first] = this.#stillIn;
    if (first === undefined || first.tries < MIN_ROUNDS) return;
    const best = this.#best;
    const stays = (one: ComparedMove): boolean =>
      one === this.#favoured
        ? !isSurelyBehind(one, best, this.#closeness.favours!)
        : !isBehind(one, best, this.#closeness);
    this.#stillIn = this.#stillIn.filter((one) => one === best || stays(one));
  }

  /** The move that stays first unless another is better beyond doubt. */
  get #favoured(): ComparedMove | undefined {
    return this.#closeness.favours === undefined ? undefined : this.compared[0];
  }

  /** Lists all moves, the best first; before `MIN_ROUNDS` tries, in the order in which they were judged. */
  ranked(): readonly ComparedMove[] {
    const first = this.#stillIn[0];
    if (first === undefined || first.tries < MIN_ROUNDS)
      return [...this.#stillIn, ...this.compared.filter((one) => !this.#stillIn.includes(one))];
    const best = this.#stillIn.find((one) => one === this.#favoured) ?? this.#best;
    const rest = this.compared.filter((one) => one !== best);
    return [best, ...rest.toSorted((a, b) => mean(b) - mean(a))];
  }
}

export function noteResult(one: ComparedMove, result: number): void {
  one.tries++;
  one.wins += Number(result === 1);
  one.sum += result;
  one.results.push(result);
}

const mean = ({ sum, tries }: ComparedMove): number => (tries === 0 ? 0 : sum / tries);

/** Returns the mean difference by which the best did better, paired by world, and its standard error. */
function leadOver({ results }: ComparedMove, best: ComparedMove): { readonly less: number; readonly error: number } {
  const rounds = results.length;
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const less = best.results[round]! - results[round]!;
    sum += less;
    squares += less * less;
  }
  const less = sum / rounds;
  // Never 0: few tries may come out alike by chance.
  const error = Math.sqrt((squares / rounds - less * less) / rounds) + 1e-3;
  return { less, error };
}

function isSurelyBehind(one: ComparedMove, best: ComparedMove, errors: number): boolean {
  const { less, error } = leadOver(one, best);
  return less > errors * error;
}

/** Whether a move did worse than the best beyond doubt, or certainly is hardly better. */
function isBehind(one: ComparedMove, best: ComparedMove, { behind, alike, part }: Closeness): boolean {
  const { less, error } = leadOver(one, best);
  const isSure = one.results.length >= SURE_ROUNDS;
  return less > behind * error || (isSure && behind * error - less < Math.max(alike, part * mean(best)));
}

/** Puts `first` before the other moves; undefined leaves them as they are. */
export const beginningWith = (first: Move | undefined, moves: readonly Move[]): readonly Move[] =>
  first === undefined ? moves : [...new Set([first, ...moves])];
