import { type Odds, winnable, winnableWord } from './odds.ts';
import type { Interval } from './wilson.ts';

/** How many deals of a version can be won, as one share. */
export interface Estimate {
  /**
   * `about`: the share is the middle of the possible range. `nearly-all`: likewise, and hardly any deal is lost.
   * `at-least`: only the lower end of the interval is known, because so many deals are undecided. `none`, `all`: none
   * or all of the deals tried were won. `unknown`: none was won, and many are undecided.
   */
  readonly kind: 'about' | 'nearly-all' | 'at-least' | 'none' | 'all' | 'unknown';
  /** From 0 to 1. */
  readonly share: number;
  /** The 95 % interval, from none to all of the undecided deals won. */
  readonly interval: Interval;
  /** The share of deals that the search could not decide, or that depend on a shuffle. */
  readonly undecided: number;
}

/** No middle is given above this share of undecided deals. */
const MAX_UNDECIDED = 0.25;

export function estimateOf(odds: Odds): Estimate {
  const { deals, won, chance, open } = odds;
  const undecided = deals === 0 ? 1 : (chance + open) / deals;
  const isKnown = undecided <= MAX_UNDECIDED;
  const interval = winnable(odds);
  const least = won === 0 ? 0 : interval[0];
  return {
    kind: kindOf(odds, isKnown),
    share: isKnown ? won / deals + undecided / 2 : least,
    interval,
    undecided,
  };
}

function kindOf(odds: Odds, isKnown: boolean): Estimate['kind'] {
  const { deals, won, lost } = odds;
  if (won === 0 && lost > 0 && isKnown) return 'none';
  if (deals > 0 && won === deals) return 'all';
  if (winnableWord(odds) === 'nearly-all') return 'nearly-all';
  if (isKnown) return 'about';
  return won > 0 ? 'at-least' : 'unknown';
}
