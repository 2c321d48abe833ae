import * as v from 'valibot';
import { CARRIED_RULES, MAX_CARRIED_LETTERS } from '../../preload/api.ts';
import { issue } from './schema-error.ts';
import { gameId, optionsKey } from './bounds.ts';
import { moment, whole } from './schemas.ts';

/* Totals of games that were played in another program, as they come from a page or a file. */

const name = v.pipe(v.string(), v.trim(), v.maxLength(MAX_CARRIED_LETTERS), v.regex(/^\P{C}*$/u, issue('odd-signs')));
const count = whole(100_000_000);
/** The longest time of a game: a year, in milliseconds. */
const MAX_TIME = 365 * 86_400_000;

const KEY_SHAPE = {
  source: v.pipe(name, v.nonEmpty()),
  player: name,
  game: v.union([v.literal(''), gameId]),
  options: optionsKey,
};

const TOTAL_SHAPE = {
  ...KEY_SHAPE,
  games: whole(100_000),
  played: count,
  won: count,
  longestWins: v.nullable(count),
  longestLosses: v.nullable(count),
  bestTime: v.nullable(whole(MAX_TIME)),
  fewestMoves: v.nullable(count),
  rules: v.picklist(CARRIED_RULES),
};

interface Wins {
  readonly played: number;
  readonly won: number;
}

const wonOfPlayed = <T extends Wins>() =>
  v.check<T, string>(({ played, won }) => won <= played, 'more won than played');

/** The program, player, game and options of totals. */
export const carriedKey = v.strictObject(KEY_SHAPE);
/** Totals to be stored now. */
export const newCarried = v.pipe(v.strictObject(TOTAL_SHAPE), wonOfPlayed());
/** Totals and when they were imported. */
export const carriedTotal = v.pipe(v.strictObject({ ...TOTAL_SHAPE, taken: moment }), wonOfPlayed());
