import { say, sayRange } from '../../../words/say.ts';
import { type Odds, winnable } from './odds.ts';
import type { Interval } from './wilson.ts';

/** How many of a way's deals can be won, as one share. */
export interface Estimate {
  /**
   * `about`: the share is the middle of what is possible; `at-least`: so much is undecided that only the least is
   * known; `none`, `all`: every deal tried was lost, or won; `unknown`: none was decided.
   */
  readonly kind: 'about' | 'at-least' | 'none' | 'all' | 'unknown';
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
  const { deals, won, lost, chance, open } = odds;
  const undecided = deals === 0 ? 1 : (chance + open) / deals;
  const least = deals === 0 ? 0 : won / deals;
  const isKnown = undecided <= MAX_UNDECIDED;
  return {
    kind: kindOf(isKnown, { deals, won, lost }),
    share: isKnown ? least + undecided / 2 : least,
    interval: winnable(odds),
    undecided,
  };
}

function kindOf(isKnown: boolean, { deals, won, lost }: Pick<Odds, 'deals' | 'won' | 'lost'>): Estimate['kind'] {
  if (deals > 0 && lost === deals) return 'none';
  if (deals > 0 && won === deals) return 'all';
  if (isKnown) return 'about';
  return won > 0 ? 'at-least' : 'unknown';
}

/** A share as so many in so many. */
export interface Fraction {
  readonly n: number;
  readonly of: number;
}

/** The largest number that people count in so many of. */
const LARGEST = 10;
/** How much nearer to the share a fraction has to be for each one more that it counts in. */
const PLAINNESS = 0.002;

/**
 * The simplest fraction near a share; rare and nearly certain things as 1 in N and all but 1 in N. Within the middle
 * half of an interval no fraction is nearer than another: a rounder number says as much.
 */
export function fractionOf(share: number, [low, high]: Interval = [share, share]): Fraction {
  const free = (high - low) / 4;
  if (share <= 0) return { n: 0, of: 1 };
  if (share >= 1) return { n: 1, of: 1 };
  if (share < 1 / LARGEST) return { n: 1, of: rounded(share, free) };
  if (share > 1 - 1 / LARGEST) return allButOne(rounded(1 - share, free));
  const all = Array.from({ length: LARGEST - 1 }, (_, at) => at + 2)
    .map((of) => ({ n: Math.round(share * of), of }))
    .filter(({ n, of }) => n > 0 && n < of);
  const cost = ({ n, of }: Fraction): number => Math.max(0, Math.abs(n / of - share) - free) + of * PLAINNESS;
  return all.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

const allButOne = (of: number): Fraction => ({ n: of - 1, of });

/** A number with two figures is rounded to one of these, the roundest first. */
const STEPS = [10, 5];

/** One in how many something rare happens: the roundest number whose share is within `free`, of two figures at most. */
function rounded(share: number, free: number): number {
  const size = 10 ** (Math.floor(Math.log10(1 / share)) - 1);
  const by = (step: number): number => Math.round(Math.round(1 / share / size / step) * step * size);
  return STEPS.map(by).find((number) => Math.abs(1 / number - share) <= free) ?? by(1);
}

/** Undecided deals are worth a word from this share on. */
const MENTIONED = 0.02;

/** How many deals can be won, beneath a heading that says so: `About 3 in 4 deals (70% – 80%), 1 in 9 undecided`. */
export function sayEstimate(odds: Odds): string {
  const { kind, share, interval, undecided } = estimateOf(odds);
  if (kind === 'unknown') return say('picker.wins-unknown');
  if (kind === 'none' || kind === 'all') return say(`odds.${kind}`, { deals: odds.deals });
  const fraction = fractionOf(share, kind === 'about' ? interval : undefined);
  const told = say(`odds.${kind}`, { ...fraction, between: sayRange(...interval) });
  if (undecided < MENTIONED) return told;
  return say('odds.with-undecided', { told, ...fractionOf(undecided) });
}
