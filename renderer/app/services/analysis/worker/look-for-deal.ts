import {
  completeOptions,
  findGame,
  lookForDeal,
  type Looking,
  Measuring,
  type OptionsKey,
  parseOptions,
  type SoughtDeal,
} from '../../../../../engine/index.ts';
import { randomDeal } from '../../../model/play/deals.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** What deal is looked for. */
export interface DealWanted {
  readonly game: string;
  readonly options: OptionsKey;
  readonly sought: SoughtDeal;
}

/** How far that is, or what was found. */
export type DealFinding =
  | { readonly found: 'looking'; readonly far: Looking }
  | { readonly found: 'deal'; readonly deal: number }
  | { readonly found: 'no-game' };

/** Milliseconds of work in one slice, and between two words of how far it is. */
const SLICE_MS = 8;
const TELL_EVERY = 200;
/** Positions between two looks at the clock. */
const STEP_POSITIONS = 50;
/** A solver that has looked at many deals may hold as much memory as one long search. */
const MAX_SOLVER_POSITIONS = 100_000;

/**
 * Looks for a deal and says what it finds. It yields after each slice of work, and is given up by not being gone on
 * with.
 */
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
  let sliced = now();
  let told = sliced;
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return say({ found: 'deal', deal: next.value });
    const time = now();
    if (time - told >= TELL_EVERY) {
      told = time;
      say({ found: 'looking', far: next.value });
    }
    if (time - sliced < SLICE_MS) continue;
    yield;
    sliced = now();
  }
}
