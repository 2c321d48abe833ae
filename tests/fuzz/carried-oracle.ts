import { findGame } from '../../engine/rules.ts';
import { type Is, isGame, isMoment, isName, isNullOr, isObject, isOneOf, isOptions, isWhole } from './is.ts';
import { isDealt } from './sound.ts';
import { isWay } from './way-oracle.ts';

/* What totals of another program must be. */

/** Whether a name is one line of at most 60 letters; '' only where it may be. */
const isCarriedName =
  (mayBeEmpty: boolean): Is =>
  (value) =>
    typeof value === 'string' && (value.trim() === '' ? mayBeEmpty : value.trim().length <= 60 && isName(value));
const isTotal = isWhole(0, 100_000_000);
const CARRIED_KEY: Readonly<Record<string, Is>> = {
  source: isCarriedName(false),
  player: isCarriedName(true),
  game: (value) => value === '' || isGame(value),
  options: isOptions,
};
const CARRIED: Readonly<Record<string, Is>> = {
  ...CARRIED_KEY,
  games: isWhole(0, 100_000),
  played: isTotal,
  won: isTotal,
  longestWins: isNullOr(isTotal),
  longestLosses: isNullOr(isTotal),
  bestTime: isNullOr(isWhole(0, 365 * 24 * 60 * 60 * 1000)),
  fewestMoves: isNullOr(isTotal),
  rules: isOneOf('same', 'name', 'other'),
};
interface CarriedFields {
  readonly game: string;
  readonly options: string;
  readonly played: number;
  readonly won: number;
}
export const isCarriedKey = isObject(CARRIED_KEY);
export const isNewCarried: Is = (value) => {
  if (!isObject(CARRIED)(value)) return false;
  const { game, options, played, won } = value as CarriedFields;
  return won <= played && (options === '' ? game === '' || findGame(game) !== undefined : isWay(game, options));
};
/** Whether totals of another program are valid, with the options that their key leaves out. */
export const isCarried: Is = (value) => {
  if (!isObject({ ...CARRIED, taken: isMoment })(value)) return false;
  const { game, options, played, won } = value as CarriedFields;
  if (won > played) return false;
  if (options === '') return game === '' || findGame(game) !== undefined;
  return isDealt({ game, options, deal: 1, cards: '', rules: 0, moves: '', at: 0 });
};
