import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { uncountedOptions } from '../../../engine/model/options.ts';
import type { PlanName } from '../../../engine/solver/plan-name.ts';
import { findGame } from '../../../engine/games/index.ts';
import { oddsWays } from './ways.ts';

/** The findings about the deals of one version, a letter or digit a deal, from deal 1 on. */
export interface VersionResults {
  /** Positions that a deal is given in the first search: about half a CPU second here, or a tenth of that. */
  readonly positions: number;
  /** The plan that measured the positions and searched undecided deals. */
  readonly plan?: PlanName;
  /** The generation of the solver that searched the open deals (gains.ts); absent: 0. */
  readonly solver?: number;
  /** The first deals all stayed open, so that the others are given a tenth of the positions. */
  readonly isLowered?: true;
  /**
   * `w` won, `l` lost, `c` chance, `o` open, `.` not tried, `?` to be tried again, undecided by an earlier solver. For
   * deals that were open and were then given far more positions: `W` won, `L` lost, `p` still open.
   */
  readonly verdicts: string;
  /** How many of `GAMES_A_DEAL` games the basic bot won; `.` not played. */
  readonly wins: string;
}

/** By the key of a way: `klondike dealing=three`. */
export type CensusResults = Readonly<Record<string, VersionResults>>;

/** Games that the basic bot plays of each deal. */
export const GAMES_A_DEAL = 5;

export const CENSUS = join(ROOT, 'tests/odds/census.json');

const wayKey = (game: string, options: string): string => (options === '' ? game : `${game} ${options}`);

/** Returns every way by its key, in the catalogue's order. */
export const censusWays = (games: readonly string[]): ReadonlyMap<string, { game: string; options: string }> =>
  new Map(
    oddsWays(games).map(({ game, options }) => [
      wayKey(game, options),
      { game, options: uncountedOptions(findGame(game)!, options) },
    ]),
  );

/** Counts the letters of a text that are among these. */
export const countLetters = (letters: string, text: string): number =>
  text.split('').filter((letter) => letters.includes(letter)).length;

/** Returns the share of a way's deals that stay open. */
export const openShare = (verdicts: string): number => countLetters('op', verdicts) / Math.max(1, verdicts.length);

/** Whether a deal was open at first, whatever a longer search has found since. */
export const wasOpen = (letter: string): boolean => 'opWL'.includes(letter);

/** Marks deals that are open or left to a shuffle as to be tried again. */
export const withoutOpen = (verdicts: string): string => verdicts.replaceAll(/[opc]/g, '?');

/** Whether a deal is still to be tried, for the first time or again. */
export const isUntried = (letter: string): boolean => letter === '.' || letter === '?';

/** Returns the letters before the first deal to be tried again: of those after it, only decided ones are known. */
export const beforeRetrials = (verdicts: string): string => verdicts.split('?', 1)[0]!;

export const readCensus = (path: string): CensusResults =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as CensusResults) : {};

/**
 * Marks as won the deals that a search left undecided and the basic bot has won: shuffles in play depend on the
 * deal's number, so that the same moves win again.
 */
export const provenByPlay = (found: CensusResults): CensusResults =>
  Object.fromEntries(
    Object.entries(found).map(([key, way]) => {
      const proven = (letter: string, at: number): string => (way.wins[at]! > '0' ? 'w' : letter);
      return [key, { ...way, verdicts: way.verdicts.replaceAll(/[opc]/g, proven) }];
    }),
  );

/** Writes a line a way, sorted, so that the same findings are the same bytes. */
export function writeCensus(path: string, found: CensusResults): void {
  const lines = Object.entries(found)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, way]) => `${JSON.stringify(key)}: ${JSON.stringify(way)}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}
