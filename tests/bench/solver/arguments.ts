import { type DealRange, dealsOf, secondsOf, take } from '../../lab/solve/arguments.ts';
import { BENCHED_WAYS, type BenchedWay } from './benched.ts';

/** The measurements of the solver that the command asks for. */
export interface BenchSolver {
  readonly ways: readonly BenchedWay[];
  /** Instead of each game's own deals. */
  readonly deals: DealRange | undefined;
  /** The most CPU seconds for a deal. */
  readonly seconds: number;
}

const USUAL_SECONDS = 5;

/** Parses the words after `solver`; returns a sentence about the fault, if there is one. */
export function parseBenchSolver(words: readonly string[]): BenchSolver | string {
  const rest = [...words];
  const seconds = secondsOf(rest, USUAL_SECONDS);
  if (typeof seconds === 'string') return seconds;
  const taken = take(rest, '--deals', 1);
  const deals = taken && dealsOf(taken[1] ?? '');
  if (typeof deals === 'string') return deals;
  const strange = rest.find((word) => !BENCHED_WAYS.some(({ game }) => game === word));
  if (strange !== undefined) return `"${strange}" is neither an option nor a game of this bench.`;
  return { ways: BENCHED_WAYS.filter(({ game }) => rest.length === 0 || rest.includes(game)), deals, seconds };
}
