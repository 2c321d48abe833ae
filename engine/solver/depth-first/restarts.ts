import type { Plan, PlanStep } from '../base/strategy.ts';
import { depthFirst } from './depth-first.ts';
import { USUAL_ORDER, type OrderWeights } from './order.ts';

/** Settings of a series of restarted searches. */
export interface Restarts {
  readonly weights?: OrderWeights;
  /** Positions of the first search. */
  readonly first?: number;
  readonly times?: number;
  readonly growth?: number;
  readonly noise?: number;
  /** Whether some of the searches are streamlined. */
  readonly streamlined?: boolean;
}

/**
 * A plan of a streamlined search, then some with noise, two of three streamlined, each a little longer, then the whole
 * search.
 */
export function restarts({
  weights = USUAL_ORDER,
  first = 1000,
  times = 8,
  growth = 1.3,
  noise = 56,
  streamlined = true,
}: Restarts = {}): Plan {
  const short = Array.from({ length: times + 1 }, (_, at): PlanStep => {
    const strict = streamlined && at % 3 !== 2;
    const settings = { weights, noise: at === 0 ? 0 : noise, seed: at, streamlined: strict };
    return { strategy: depthFirst(settings), positions: Math.round(first * growth ** at) };
  });
  return [...short, { strategy: depthFirst({ weights }), positions: Infinity }];
}

/** The whole search alone. */
export const wholeSearch = (weights: OrderWeights = USUAL_ORDER): Plan => [
  { strategy: depthFirst({ weights }), positions: Infinity },
];
