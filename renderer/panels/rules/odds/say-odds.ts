import { say, sayRange } from '../../../words/say.ts';
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
  if (share === undefined) return say('picker.wins-unknown');
  return undecided < MIN_UNDECIDED ? share : say('odds.with-undecided', { share, ...fractionOf(undecided) });
}

/** Says it for a narrow column: no line breaks within the bounds in brackets. */
export const sayUnbrokenEstimate = (odds: Odds): string =>
  sayEstimate(odds).replaceAll(/\([^)]*\)/g, (bounds) =>
    bounds.replaceAll(/\s/g, NO_BREAK).replaceAll('–', `–${JOINER}`),
  );

const NO_BREAK = '\u00A0';
/** A line could break after the dash. */
const JOINER = '\u2060';

function sayShare(odds: Odds): string | undefined {
  const { kind, share, interval } = estimateOf(odds);
  const between = sayRange(...interval);
  if (kind === 'unknown') return undefined;
  if (kind === 'none' || kind === 'all') return say(`odds.${kind}`, { deals: odds.deals });
  if (kind === 'nearly-all') return say('odds.nearly-all', { between });
  if (kind === 'at-least') return say('odds.at-least', { ...fractionBelow(share) });
  return say('odds.about', { ...fractionOf(Math.min(share, MAX_SHARE), widthOf(interval) / 2), between });
}

/** The largest share said, unless nearly all deals are known to be winnable. */
const MAX_SHARE = 0.9;
/** The width of an interval above which its share does not measure how rare a win is. */
const WIDE_INTERVAL = 0.3;

/**
 * Says after a win how rare it is: how many such deals can be won or, where most can or too little is known, how many
 * the simple player wins; undefined where a win is not rare.
 */
export function sayRarity(odds: Odds): string | undefined {
  const { kind, share, interval } = estimateOf(odds);
  if (kind === 'about' && widthOf(interval) <= WIDE_INTERVAL && share <= RARE_SHARE)
    return say('won.rare', { ...fractionOf(share, widthOf(interval) / 2) });
  const { simpleWins, simpleGames } = odds;
  if (simpleGames === 0) return undefined;
  if (simpleWins === 0) return say('won.quick-never', { games: simpleGames });
  const simple = simpleWins / simpleGames;
  return simple <= RARE_SHARE ? say('won.quick-rare', { ...fractionOf(simple) }) : undefined;
}

const RARE_SHARE = 1 / 2;

const widthOf = ([low, high]: readonly [number, number]): number => high - low;
