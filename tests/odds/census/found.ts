import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { uncountedOptions } from '../../../engine/model/options.ts';
import type { PlanName } from '../../../engine/solver/plan-name.ts';
import { findGame } from '../../../engine/games/index.ts';
import { oddsWays } from './ways.ts';

/** What is known of the deals of one way to play, a letter or digit a deal, from deal 1 on. */
export interface FoundWay {
  /** Positions that a deal is given in the first search: about half a CPU second here, or a tenth of that. */
  readonly positions: number;
  /** The plan by which the positions were measured and open deals were searched. */
  readonly plan?: PlanName;
  /** The first deals all stayed open, so that the others are given a tenth of the positions. */
  readonly isLowered?: true;
  /**
   * `w` won, `l` lost, `c` chance, `o` open, `.` not tried. For deals that were open and were then given far more
   * positions: `W` won, `L` lost, `p` still open.
   */
  readonly verdicts: string;
  /** How many of `GAMES_A_DEAL` games the simple player won; `.` not played. */
  readonly wins: string;
}

/** By the key of a way: `klondike dealing=three`. */
export type Found = Readonly<Record<string, FoundWay>>;

/** Games that the simple player plays of each deal. */
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

/** Marks open deals as not tried. */
export const withoutOpen = (verdicts: string): string => verdicts.replaceAll(/[op]/g, '.').replace(/\.+$/, '');

export const readFound = (path: string): Found =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Found) : {};

/**
 * Marks as won the deals that a search left undecided and the simple player has won: shuffles in play depend on the
 * deal's number, so that the same moves win again.
 */
export const provenByPlay = (found: Found): Found =>
  Object.fromEntries(
    Object.entries(found).map(([key, way]) => {
      const proven = (letter: string, at: number): string => (way.wins[at]! > '0' ? 'w' : letter);
      return [key, { ...way, verdicts: way.verdicts.replaceAll(/[opc]/g, proven) }];
    }),
  );

/** Writes a line a way, sorted, so that the same findings are the same bytes. */
export function writeFound(path: string, found: Found): void {
  const lines = Object.entries(found)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, way]) => `${JSON.stringify(key)}: ${JSON.stringify(way)}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}
