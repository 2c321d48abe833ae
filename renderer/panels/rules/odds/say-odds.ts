import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { sayRange } from '../../../words/say.ts';
import { estimateOf } from './estimate.ts';
import { fractionBelow, fractionOf } from './fraction.ts';
import type { Odds } from './odds.ts';

/** The least share of undecided deals that is mentioned. */
const MIN_UNDECIDED = 0.02;

/**
 * Says how many deals can be won, under a heading that says so: `About 3 in 4 deals (70% – 80%); 1 in 10 undecided`.
 */
export function sayEstimate(odds: Odds): string {
  const { undecided } = estimateOf(odds);
  const share = sayShare(odds);
  if (share === undefined) return sayExtra('picker.wins-unknown');
  return undecided < MIN_UNDECIDED ? share : sayExtra('odds.with-undecided', { share, ...fractionOf(undecided) });
}

/** Returns a range without line breaks: not before its dash, nor after it. */
const unbroken = (range: string): string =>
  range.replaceAll(/\s/g, NO_BREAK).replaceAll(/[-–~～]/g, `${JOINER}$&${JOINER}`);

const NO_BREAK = '\u00A0';
/** The word joiner, which prevents line breaks before and after. */
const JOINER = '\u2060';

function sayShare(odds: Odds): string | undefined {
  const { kind, share, interval } = estimateOf(odds);
  const between = unbroken(sayRange(...interval));
  if (kind === 'unknown') return undefined;
  if (kind === 'none' || kind === 'all') return sayExtra(`odds.${kind}`, { deals: odds.deals });
  if (kind === 'nearly-all') return sayExtra('odds.nearly-all', { between });
  if (kind === 'at-least') return sayExtra('odds.at-least', { ...fractionBelow(share) });
  return sayExtra('odds.about', { ...fractionOf(Math.min(share, MAX_SHARE), widthOf(interval) / 2), between });
}

/** Larger shares are said as this one, unless nearly all deals are known to be winnable. */
const MAX_SHARE = 0.9;
/** A share whose interval is wider than this does not say how rare a win is. */
const WIDE_INTERVAL = 0.3;

/** Whether it is sufficiently certain that at most half of such deals can be won. */
export function isRarelyWinnable(odds: Odds): boolean {
  const { kind, share, interval } = estimateOf(odds);
  return kind === 'about' && widthOf(interval) <= WIDE_INTERVAL && share <= RARE_SHARE;
}

/** Says after a win how rare it is; undefined where most such deals can be won, or too little is known of them. */
export function sayRarity(odds: Odds): string | undefined {
  const { share, interval } = estimateOf(odds);
  return isRarelyWinnable(odds) ? sayExtra('won.rare', { ...fractionOf(share, widthOf(interval) / 2) }) : undefined;
}

const RARE_SHARE = 1 / 2;

const widthOf = ([low, high]: readonly [number, number]): number => high - low;
