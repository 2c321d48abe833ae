import { bestFirst } from './best-first/best-first.ts';
import { type EvaluationWeights, STAGES } from './best-first/weights.ts';
import { depthFirst } from './depth-first/depth-first.ts';
import { USUAL_ORDER } from './depth-first/order.ts';
import { restarts, wholeSearch } from './depth-first/restarts.ts';
import { planNameOf } from './own-games.ts';
import { packed, packedBeam } from './packed/packed.ts';
import { FREECELL_STAGES, PACKED_STAGES } from './packed/stages.ts';
import type { PlanName } from './plan-name.ts';
import { nestedPlayouts } from './nested/nested-playouts.ts';
import { laying } from './laying/laying.ts';
import { pairRemoval } from './removal/pairs.ts';
import { playouts } from './playouts/playouts.ts';
import { stageBeam } from './stage-beam/stage-beam.ts';
import { heap } from './removal/heap.ts';
import type { Plan, PlanStep, Strategy } from './base/strategy.ts';

/** Best first: short searches with different weights, then a whole one. */
const stages = (strategy: (weights: EvaluationWeights) => Strategy, short = STAGES): PlanStep[] => [
  ...short.map(({ weights, positions }) => ({ strategy: strategy(weights), positions })),
  { strategy: strategy(STAGES[0]!.weights), positions: Infinity },
];

/** A strategy that alternates with others, and the positions of its first turn. */
interface Turn {
  readonly strategy: Strategy;
  readonly positions: number;
}

/**
 * A short search, which decides games that are nearly over; then alternating strategies, each begun again with four
 * times the positions; in the end the whole search. `first` returns the turns of a round, with the positions of the
 * first round.
 */
const turns = (whole: Strategy, first: (round: number) => readonly Turn[]): PlanStep[] => [
  { strategy: whole, positions: 3000 },
  ...Array.from({ length: 6 }, (_, round) =>
    first(round).map(({ strategy, positions }) => ({ strategy, positions: positions * 4 ** round })),
  ).flat(),
  { strategy: whole, positions: Infinity },
];

const WHOLE_SEARCH = depthFirst({ weights: USUAL_ORDER });
/** Playouts, alternating with a whole search, half as long. */
const PLAYOUT_STEPS: PlanStep[] = turns(WHOLE_SEARCH, () => [
  { strategy: playouts, positions: 40_000 },
  { strategy: WHOLE_SEARCH, positions: 20_000 },
]);

/** Nested playouts, each time with a new seed, alternating with a whole search, an eighth as long. */
const NESTED_STEPS: PlanStep[] = turns(WHOLE_SEARCH, (round) => [
  { strategy: nestedPlayouts(round + 1), positions: 40_000 },
  { strategy: WHOLE_SEARCH, positions: 5000 },
]);

/** All plans. Which one a game uses is measured, and recorded in `known.json`, by `npm run lab -- plans`. */
export const PLANS = {
  /** A beam, ever wider; then a whole search, once the beam finds nothing more or has no memory left. */
  beam: [
    { strategy: stageBeam(), positions: Infinity },
    { strategy: bestFirst(STAGES[0]!.weights), positions: Infinity },
  ],
  /** A short whole search, which decides games that are nearly over; then as `beam`. */
  'whole-beam': [
    { strategy: WHOLE_SEARCH, positions: 3000 },
    { strategy: stageBeam(), positions: Infinity },
    { strategy: bestFirst(STAGES[0]!.weights), positions: Infinity },
  ],
  /** Best first on packed boards; then as `best`, for positions that don't fit. */
  packed: [...stages(packed, PACKED_STAGES), ...stages(bestFirst)],
  /** The same with the short searches tuned for FreeCell, which are retuned from time to time. */
  'packed-freecell': [...stages(packed, FREECELL_STAGES), ...stages(bestFirst)],
  /** The same with few short searches, for games in which many deals are lost. */
  'packed-soon': [...stages(packed, PACKED_STAGES.slice(0, 3)), ...stages(bestFirst)],
  /** On packed boards, a beam alternating with a whole search, half as long, each time for longer; then as `best`. */
  'packed-beam': [
    ...turns(packed(STAGES[0]!.weights), () => [
      { strategy: packedBeam, positions: 8000 },
      { strategy: packed(STAGES[0]!.weights), positions: 4000 },
    ]),
    ...stages(bestFirst),
  ],
  /** The same with a search on the table instead of the packed whole one: it proves losses where there are reserves. */
  'packed-beam-deep': [
    ...turns(packed(STAGES[0]!.weights), () => [
      { strategy: packedBeam, positions: 10_000 },
      { strategy: WHOLE_SEARCH, positions: 3500 },
    ]),
    ...stages(bestFirst),
  ],
  best: stages(bestFirst),
  /** The short searches of `packed-freecell` on the table of any game: worthwhile where few deals are lost. */
  'best-long': stages(bestFirst, FREECELL_STAGES),
  /** Depth first: a streamlined search, short ones with noise, then a whole one. */
  deep: restarts(),
  /** The same with few short searches, so that a position in the middle of a game soon gets the whole search. */
  'deep-soon': restarts({ times: 3, growth: 1.2 }),
  /** More short searches with more noise, none of them streamlined. */
  noisy: restarts({ streamlined: false, times: 16, growth: 1.2, noise: 48 }),
  /** Exact, for columns that only give cards, all to one pile; then as `noisy`, for positions that don't fit. */
  heap: [
    { strategy: heap, positions: Infinity },
    ...restarts({ streamlined: false, times: 16, growth: 1.2, noise: 48 }),
  ],
  /** Playouts that learn from the best game, alternating with a whole search, each for longer every time. */
  playouts: PLAYOUT_STEPS,
  /** The same with nested playouts, on a board of their own, and less of the whole search. */
  nested: NESTED_STEPS,
  /** A beam alternating with playouts. */
  'beam-playouts': turns(WHOLE_SEARCH, () => [
    { strategy: stageBeam(), positions: 3000 },
    { strategy: playouts, positions: 40_000 },
  ]),
  /** A beam, playouts and a search with noise, alternating, each for longer every time. */
  mixed: turns(WHOLE_SEARCH, () => [
    { strategy: stageBeam(), positions: 2000 },
    { strategy: playouts, positions: 20_000 },
    { strategy: depthFirst({ weights: USUAL_ORDER, noise: 48, seed: 7 }), positions: 8000 },
  ]),
  /** Exact, for cards that leave in pairs; then as `whole`, for positions that don't fit. */
  pairs: [{ strategy: pairRemoval, positions: Infinity }, ...wholeSearch()],
  /** For heaps on which cards are laid one by one: planned over the stock; then as `playouts`. */
  laying: [{ strategy: laying, positions: 100_000 }, ...PLAYOUT_STEPS],
  /** Depth first, once. */
  whole: wholeSearch(),
} as const satisfies Record<PlanName, Plan>;

/** The depth-first plans, which prove a loss soon. */
const DEEP_PLANS: ReadonlySet<PlanName> = new Set(['deep', 'deep-soon', 'noisy', 'whole']);

/**
 * Returns a plan that decides different deals of a game than its own plan: depth first, or alternating where its own is
 * depth first.
 */
export const otherPlanOf = (game: string): Plan =>
  DEEP_PLANS.has(planNameOf(game)) ? PLANS.mixed : PLANS['deep-soon'];

/** The exact search alone, of plans that begin with one made for a few kinds of games. */
const EXACT_PLANS: Partial<Record<PlanName, Plan>> = {
  heap: [{ strategy: heap, positions: Infinity }],
  pairs: [{ strategy: pairRemoval, positions: Infinity }],
};

/** Returns the exact search that the plan of a game begins with, if it does; it may not fit the rules. */
export const exactPlanOf = (game: string): Plan | undefined => EXACT_PLANS[planNameOf(game)];

/** Returns the plan of a game: the strategies to try, in order, each with its share of positions. */
export const planOf = (game: string): Plan => PLANS[planNameOf(game)];
