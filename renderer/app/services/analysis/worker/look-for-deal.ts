import { completeOptions, findGame, type OptionsKey, parseOptions } from '../../../../../engine/rules.ts';
import { lookForDeal, type DealSearchProgress, Measuring, type WantedDeal } from '../../../../../engine/search.ts';
import { randomDeal } from '../../../model/play/deals.ts';
import { inSlices } from './in-slices.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** The kind of deal wanted. */
export interface DealWanted {
  readonly game: string;
  readonly options: OptionsKey;
  readonly sought: WantedDeal;
}

/** Progress of the search, or its result. */
export type DealFinding =
  | { readonly found: 'looking'; readonly far: DealSearchProgress }
  | { readonly found: 'deal'; readonly deal: number }
  | { readonly found: 'no-game' };

/** Milliseconds between two progress reports. */
const REPORT_MS = 200;
/** Positions between two readings of the clock. */
const STEP_POSITIONS = 50;
/**
 * The solver may have made a search of this many positions: after many deals it may hold as much memory as after one
 * long search.
 */
const MAX_SOLVER_POSITIONS = 100_000;

/** Looks for a deal and reports what it finds. Yields after each slice of work; stop iterating to cancel it. */
export function* lookForDealOf(
  { game: id, options, sought }: DealWanted,
  say: (finding: DealFinding) => void,
  now: () => number,
  solvers = new RecentSolvers(),
  any = randomDeal,
): Generator<void, void, void> {
  const game = findGame(id);
  const known = game && completeOptions(game, options);
  if (game === undefined || known === undefined) return say({ found: 'no-game' });
  const answers = parseOptions(game, known) ?? {};
  const measuring = new Measuring(game, answers, solvers.of(game, answers));
  solvers.note(MAX_SOLVER_POSITIONS);
  const work = lookForDeal(measuring, sought, any, STEP_POSITIONS);
  const report = (far: DealSearchProgress): void => say({ found: 'looking', far });
  return say({ found: 'deal', deal: yield* inSlices(work, now, { every: REPORT_MS, report }) });
}
