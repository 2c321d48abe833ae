import { say, sayRange } from '../../../words/say.ts';
import { estimateOf } from './estimate.ts';
import { fractionBelow, fractionOf } from './fraction.ts';
import type { Odds } from './odds.ts';

/** Undecided deals are worth a word from this share on. */
const MENTIONED = 0.02;

/**
 * How many deals can be won, beneath a heading that says so, as people say it: `About 3 in 4 deals (70% – 80%); 1 in 10
 * undecided`.
 */
export function sayEstimate(odds: Odds): string {
  const { undecided } = estimateOf(odds);
  const told = sayShare(odds);
  if (told === undefined) return say('picker.wins-unknown');
  return undecided < MENTIONED ? told : say('odds.with-undecided', { told, ...fractionOf(undecided) });
}

/** As it is shown in a narrow column: no line breaks within the bounds that stand between brackets. */
export const sayUnbrokenEstimate = (odds: Odds): string =>
  sayEstimate(odds).replaceAll(/\([^)]*\)/g, (bounds) =>
    bounds.replaceAll(/\s/g, NO_BREAK).replaceAll('–', `–${JOINER}`),
  );

const NO_BREAK = '\u00A0';
/** A dash would let a line break behind it. */
const JOINER = '\u2060';

function sayShare(odds: Odds): string | undefined {
  const { kind, share, interval } = estimateOf(odds);
  const between = sayRange(...interval);
  if (kind === 'unknown') return undefined;
  if (kind === 'none' || kind === 'all') return say(`odds.${kind}`, { deals: odds.deals });
  if (kind === 'nearly-all') return say('odds.nearly-all', { between });
  if (kind === 'at-least') return say('odds.at-least', { ...fractionBelow(share) });
  return say('odds.about', { ...fractionOf(Math.min(share, MOST), widthOf(interval) / 2), between });
}

/** While it is not sure that nearly all can be won, no more is said. */
const MOST = 0.9;
/** Where a share lies between bounds as far apart, it is no measure of how rare a win is. */
const WIDE = 0.3;

/**
 * How rare a win of such deals is, said after one: how many can be won, or, where most can or it is not known well, how
 * many the simple player wins; undefined where a win is nothing rare.
 */
export function sayRarity(odds: Odds): string | undefined {
  const { kind, share, interval } = estimateOf(odds);
  if (kind === 'about' && widthOf(interval) <= WIDE && share <= RARE)
    return say('won.rare', { ...fractionOf(share, widthOf(interval) / 2) });
  const { simpleWins, simpleGames } = odds;
  if (simpleGames === 0) return undefined;
  if (simpleWins === 0) return say('won.quick-never', { games: simpleGames });
  const simple = simpleWins / simpleGames;
  return simple <= RARE ? say('won.quick-rare', { ...fractionOf(simple) }) : undefined;
}

const RARE = 1 / 2;

const widthOf = ([low, high]: readonly [number, number]): number => high - low;
