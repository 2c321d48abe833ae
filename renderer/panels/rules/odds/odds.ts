import { type Game, type OptionsKey, uncountedOptions, usualOptions } from '../../../../engine/index.ts';
import MEASURED from '../../../../assets/odds.json';
import { ownOddsOf } from './own-odds.ts';
import { type Interval, wilsonBetween } from './wilson.ts';

/** How often a way to play comes out, as `npm run odds -- --write` measured it. */
export interface Odds {
  /** Deals 1 to so many, each looked at with all cards known. */
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  /** Not to be won before a shuffle that nobody can foresee. */
  readonly chance: number;
  /** Not decided. */
  readonly open: number;
  /** The games of a simple player on the same deals, and those won. */
  readonly simpleGames: number;
  readonly simpleWins: number;
}

const ODDS: Readonly<Record<string, Readonly<Record<string, Odds>>>> = MEASURED;

const waysOf = (game: Game): Readonly<Record<string, Odds>> => ODDS[game.id] ?? ownOddsOf(game.id);

/** The ways to play a game that were measured. */
export const measuredWays = (game: Game): [OptionsKey, Odds][] => Object.entries(waysOf(game));

/** As it is played with these options, or as usual where that was not measured; undefined where nothing was. */
export const oddsOf = (game: Game, options: OptionsKey): Odds | undefined =>
  measuredOdds(game, options) ?? measuredOdds(game, usualOptions(game));

/** As it is played with these options, however points are counted; undefined where that was not measured. */
export const measuredOdds = (game: Game, options: OptionsKey): Odds | undefined =>
  waysOf(game)[uncountedOptions(game, options)];

/**
 * Between which shares of its deals can be won, from 0 to 1: the 95 % interval, with none of the undecided won and with
 * all.
 */
export const winnable = ({ deals, won, chance, open }: Odds): Interval => wilsonBetween(won, open + chance, deals);

/** How hard a way to play is, wherever it is said: in the picker, in a search for that way, and on its page. */
export function easeOf(game: Game, options: OptionsKey): Ease | '' {
  const odds = oddsOf(game, options);
  return odds ? easeWord(odds) : '';
}

/** How many of a game's deals can be won, in one word; `unknown` while too many are undecided. */
export type Winnable = 'nearly-all' | 'most' | 'some' | 'few' | 'unknown';

export function winnableWord(odds: Odds): Winnable {
  const [low, high] = winnable(odds);
  if (low >= 0.9) return 'nearly-all';
  if (low >= 0.5) return 'most';
  if (high <= 0.4) return 'few';
  return isKnown([low, high]) ? 'some' : 'unknown';
}

/** Hardly anything is known of a share that may lie so far apart. */
const isKnown = ([low, high]: Interval): boolean => high - low <= 0.6;

/** How likely a player is to win, in one word. */
export type Ease = 'easy' | 'fair' | 'hard';

/**
 * The least shares of its games that a simple player, who looks no further than one move, wins of an easy game and of a
 * fair one.
 */
const EASY = 1 / 4;
const FAIR = 1 / 200;

/**
 * By the simple player's games, since a deal that can be won may yet be hard to win; but no game is easy of which not
 * most deals can be won at all, and one of which few can is hard. '' where none was played.
 */
export function easeWord(odds: Odds): Ease | '' {
  const { simpleGames, simpleWins } = odds;
  if (simpleGames === 0) return '';
  const share = simpleWins / simpleGames;
  const winnable = winnableWord(odds);
  if (winnable === 'few' || share < FAIR) return 'hard';
  return share < EASY || winnable === 'some' ? 'fair' : 'easy';
}
