import * as v from 'valibot';
import { PICTURES, type PictureName, type Settings } from '../../../preload/api.ts';
import { parseJson } from '../../system/json.ts';
import { SETTING_FIELDS } from '../../values/settings.ts';

/** Settings merged part by part, so that what two machines add to one is all kept. */
const MAPS: ReadonlySet<string> = new Set([
  'looks',
  'options',
  'ownGames',
  'metNames',
  'ownNotes',
  'ownOdds',
  'wishes',
  'milestoneDays',
]);
const LISTS: ReadonlySet<string> = new Set(['favourites', 'milestonesTold']);
const NUMBERS: ReadonlySet<string> = new Set(['puzzlesSolved', 'puzzlesFailed']);

/** Values as JSON, by path such as `theme`, `wishes/golf`, `favourites/golf` or `picture/back`. */
export type ValuesByPath = Map<string, string>;

/** The value of a path that stands for an entry of a list. */
const IN_LIST = 'true';

/** Splits settings into values by path. */
export function takeApart(settings: Readonly<Partial<Settings>>): ValuesByPath {
  const values: ValuesByPath = new Map();
  for (const [key, value] of Object.entries(settings)) {
    if (MAPS.has(key)) for (const [part, of] of Object.entries(value)) values.set(`${key}/${part}`, JSON.stringify(of));
    else if (LISTS.has(key)) for (const part of value as readonly string[]) values.set(`${key}/${part}`, IN_LIST);
    else if (NUMBERS.has(key))
      for (const [game, numbers] of Object.entries(value as Settings['puzzlesSolved']))
        for (const number of numbers) values.set(`${key}/${game}/${number}`, IN_LIST);
    else values.set(key, JSON.stringify(value));
  }
  return values;
}

/**
 * Puts a setting together again, lists in the order of `values`: `usual` where there is no value, undefined where the
 * value is not valid, as from a newer version.
 */
export function putTogether(
  key: string,
  values: ReadonlyMap<string, string>,
): 'usual' | { readonly value: unknown } | undefined {
  const value = valueOf(key, values);
  if (value === undefined && !values.has(key)) return 'usual';
  const field = Object.entries(SETTING_FIELDS).find(([name]) => name === key)?.[1];
  const checked = field && v.safeParse(field, value);
  return checked?.success ? { value: checked.output } : undefined;
}

function valueOf(key: string, values: ReadonlyMap<string, string>): unknown {
  const own = values.get(key);
  if (own !== undefined) return parseJson(own);
  const parts = [...values].flatMap(([path, value]) =>
    path.startsWith(`${key}/`) ? [[path.slice(key.length + 1), value] as const] : [],
  );
  if (LISTS.has(key)) return parts.map(([part]) => part);
  if (MAPS.has(key)) return Object.fromEntries(parts.map(([part, value]) => [part, parseJson(value)]));
  if (!NUMBERS.has(key)) return undefined;
  const numbers: Record<string, number[]> = {};
  for (const [part] of parts) {
    const [game = '', number = ''] = part.split('/');
    (numbers[game] ??= []).push(Number(number));
  }
  return numbers;
}

/** Returns the key of the setting that a path belongs to. */
export const settingOf = (path: string): string => path.split('/')[0] ?? path;

/** Returns the path of a picture, which is shared like a setting. */
export const pathOfPicture = (name: PictureName): string => `picture/${name}`;
export const pictureAt = (path: string): PictureName | undefined =>
  PICTURES.find((name) => pathOfPicture(name) === path);
export const isPicture = (path: string): boolean => path.startsWith('picture/');
