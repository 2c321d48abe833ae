import { type Game, type OptionsKey, uncountedOptions, usualOptions } from '../../../../engine/rules.ts';
import MEASURED from '../../../../assets/odds.json';
import { ownOddsOf } from './own-odds.ts';
import { type Interval, wilsonBetween } from './wilson.ts';

/** How often a version was won, as measured by `npm run lab -- odds --write`. */
export interface Odds {
  /** The number of deals, from 1 on, each searched with all cards known. */
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  /** Undecided because of a shuffle that cannot be foreseen. */
  readonly chance: number;
  /** Not decided by the search. */
  readonly open: number;
  /** A basic bot's games on the same deals, and its wins. */
  readonly simpleGames: number;
  readonly simpleWins: number;
}

const ODDS: Readonly<Record<string, Readonly<Record<string, Odds>>>> = MEASURED;

const waysOf = (game: Game): Readonly<Record<string, Odds>> => ODDS[game.id] ?? ownOddsOf(game.id);

/** Lists the measured versions of a game. */
export const measuredWays = (game: Game): [OptionsKey, Odds][] => Object.entries(waysOf(game));

/** Returns the odds with these options, or with the default ones if those were not measured; undefined if none were. */
export const oddsOf = (game: Game, options: OptionsKey): Odds | undefined =>
  measuredOdds(game, options) ?? measuredOdds(game, usualOptions(game));

/** Returns the odds with these options, whatever the scoring; undefined if not measured. */
export const measuredOdds = (game: Game, options: OptionsKey): Odds | undefined =>
  waysOf(game)[uncountedOptions(game, options)];

/** Returns the 95 % interval of the share of winnable deals, from none to all of the undecided ones won. */
export const winnable = ({ deals, won, chance, open }: Odds): Interval => wilsonBetween(won, open + chance, deals);

/**
 * Returns how easy a version is, the same wherever it is shown: in the picker, in a search for that version, and on its
 * page.
 */
export function easeOf(game: Game, options: OptionsKey): Ease | '' {
  const odds = oddsOf(game, options);
  return odds ? easeWord(odds) : '';
}

/** How many of a game's deals can be won, in one word; `unknown` if too many are undecided. */
export type Winnable = 'nearly-all' | 'most' | 'some' | 'few' | 'unknown';

export function winnableWord(odds: Odds): Winnable {
  const [low, high] = winnable(odds);
  if (low >= 0.9) return 'nearly-all';
  if (low >= 0.5) return 'most';
  if (high <= 0.4) return 'few';
  return isKnown([low, high]) ? 'some' : 'unknown';
}

/** Whether an interval is narrow enough to say anything. */
const isKnown = ([low, high]: Interval): boolean => high - low <= 0.6;

/** How likely a player is to win, in one word. */
export type Ease = 'easy' | 'fair' | 'hard';

/** The basic bot, which looks one move ahead, wins at least these shares of an easy game and of a fair one. */
const EASY_SHARE = 1 / 4;
const FAIR_SHARE = 1 / 200;

/**
 * Returns how easy a game is by the basic bot's wins, since a winnable deal may still be hard to win. A game is easy
 * only if most of its deals can be won, and hard if few can. '' where no game was played.
 */
export function easeWord(odds: Odds): Ease | '' {
  const { simpleGames, simpleWins } = odds;
  if (simpleGames === 0) return '';
  const share = simpleWins / simpleGames;
  const winnable = winnableWord(odds);
  if (winnable === 'few' || share < FAIR_SHARE) return 'hard';
  return share < EASY_SHARE || winnable === 'some' ? 'fair' : 'easy';
}
