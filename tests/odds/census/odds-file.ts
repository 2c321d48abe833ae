import { writeFileSync } from 'node:fs';
import type { Odds } from '../../../renderer/panels/rules/odds/odds.ts';
import { censusWays, countLetters, type Found, type FoundWay, GAMES_A_DEAL } from './found.ts';

/** Writes the odds of games by the census, by game and then by options, for ways of which any deal was tried. */
export function writeOdds(path: string, found: Found): void {
  const odds: Record<string, Record<string, Odds>> = {};
  for (const [key, { game, options }] of censusWays([])) {
    const figures = found[key] && oddsOfWay(found[key]);
    if (figures && figures.deals > 0) (odds[game] ??= {})[options] = figures;
  }
  const sorted = Object.entries(odds).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Returns the figures of one way: how many of the deals tried have each result. */
export function oddsOfWay({ verdicts, wins }: FoundWay): Odds {
  const count = (letters: string): number => countLetters(letters, verdicts);
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
