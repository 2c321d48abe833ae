import { writeFileSync } from 'node:fs';
import type { Odds } from '../../../renderer/panels/rules/odds/odds.ts';
import {
  beforeRetrials,
  censusWays,
  countLetters,
  type CensusResults,
  type VersionResults,
  GAMES_A_DEAL,
} from './found.ts';

/** Writes the odds of games from the census, by game and then by options, for versions with at least one deal tried. */
export function writeOdds(path: string, found: CensusResults): void {
  const odds: Record<string, Record<string, Odds>> = {};
  for (const [key, { game, options }] of censusWays([])) {
    const figures = found[key] && oddsOfWay(found[key]);
    if (figures && figures.deals > 0) (odds[game] ??= {})[options] = figures;
  }
  const sorted = Object.entries(odds).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Returns the figures of one way: how many of its deals have each result, up to the first one to be tried again. */
export function oddsOfWay({ verdicts, wins }: VersionResults): Odds {
  const counted = beforeRetrials(verdicts);
  const count = (letters: string): number => countLetters(letters, counted);
  const played = wins.split('').filter((digit) => digit !== '.');
  return {
    deals: count('wWlLcop'),
    won: count('wW'),
    lost: count('lL'),
    chance: count('c'),
    open: count('op'),
    simpleGames: played.length * GAMES_A_DEAL,
    simpleWins: played.reduce((sum, digit) => sum + Number(digit), 0),
  };
}
