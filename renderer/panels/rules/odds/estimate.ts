import { type Odds, winnable, winnableWord } from './odds.ts';
import type { Interval } from './wilson.ts';

/** How many of a way's deals can be won, as one share. */
export interface Estimate {
  /**
   * `about`: the share is the middle of what is possible; `nearly-all`: so is it, and hardly any deal can be lost;
   * `at-least`: so much is undecided that only the least is known, the lower end of the interval; `none`, `all`: none
   * or all of those tried were won; `unknown`: none was won, and many are undecided.
   */
  readonly kind: 'about' | 'nearly-all' | 'at-least' | 'none' | 'all' | 'unknown';
  /** From 0 to 1. */
  readonly share: number;
  /** The 95 % interval, with none of the undecided deals won and with all. */
  readonly interval: Interval;
  /** The share of deals that the search could not decide, or that hang on a shuffle. */
  readonly undecided: number;
}

/** While more deals are undecided, no middle is said. */
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
