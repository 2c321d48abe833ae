import * as v from 'valibot';
import { PICTURES, type PictureName, type Settings } from '../../../preload/api.ts';
import { parseJson } from '../../system/json.ts';
import { byGame, MAX_GAMES, MAX_NAMES } from '../../values/bounds.ts';
import { picture } from '../../values/pictures.ts';
import { MAX_PUZZLES, SETTING_FIELDS } from '../../values/settings.ts';

/** Settings that are merged part by part, so that the additions of two machines to one setting are all kept. */
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
const NUMBERS: ReadonlySet<string> = new Set(['puzzlesSolved', 'puzzlesFailed', 'puzzlesHelped']);

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

/** The most parts of a setting that are shared, those removed again included; several times what it may show. */
export const mostParts = (key: string): number => (NUMBERS.has(key) ? 30_000 : 2000);

/**
 * Whether this version has such a path, and the value there is valid or '', for the default one. A path and a value
 * come from outside, and may be those of a newer version.
 */
export function isUsable(path: string, value: string): boolean {
  if (isPicture(path)) return pictureAt(path) !== undefined && (value === '' || v.is(picture, parseJson(value)));
  const key = settingOf(path);
  if (!isSetting(key)) return false;
  const isWhole = !MAPS.has(key) && !LISTS.has(key) && !NUMBERS.has(key);
  if (isWhole !== (path === key)) return false;
  if (value === '' && isWhole) return true;
  if (value === '' && MAPS.has(key)) return v.is(removed, Object.fromEntries([[path.slice(key.length + 1), null]]));
  if (!isWhole && !MAPS.has(key) && value !== '' && value !== IN_LIST) return false;
  const alone = valueOf(key, new Map([[path, value]]));
  // The path must be as `takeApart` writes it: `puzzlesSolved/golf/007` is not.
  return v.is(SETTING_FIELDS[key], alone) && takeApart({ [key]: alone }).has(path);
}

/** A map by games; a part of it is removed. */
const removed = byGame(v.null());

const isSetting = (key: string): key is keyof typeof SETTING_FIELDS => Object.hasOwn(SETTING_FIELDS, key);

/**
 * Puts a setting together again, lists in the order of `values`, as many parts as it may have: `usual` where there is
 * no value, undefined where the value is not valid.
 */
export function putTogether(
  key: string,
  values: ReadonlyMap<string, string>,
): 'usual' | { readonly value: unknown } | undefined {
  const value = valueOf(key, values);
  if (value === undefined && !values.has(key)) return 'usual';
  const checked = isSetting(key) ? v.safeParse(SETTING_FIELDS[key], value) : undefined;
  return checked?.success ? { value: checked.output } : undefined;
}

function valueOf(key: string, values: ReadonlyMap<string, string>): unknown {
  const own = values.get(key);
  if (own !== undefined) return parseJson(own);
  const parts = [...values].flatMap(([path, value]) =>
    path.startsWith(`${key}/`) ? [[path.slice(key.length + 1), value] as const] : [],
  );
  const most = key === 'milestonesTold' ? MAX_NAMES : MAX_GAMES;
  if (LISTS.has(key)) return parts.slice(0, most).map(([part]) => part);
  // `fromEntries` makes a property even of a key such as `__proto__`; the schema refuses it.
  if (MAPS.has(key)) return Object.fromEntries(parts.slice(0, most).map(([part, value]) => [part, parseJson(value)]));
  return NUMBERS.has(key) ? numbersOf(parts.map(([part]) => part)) : undefined;
}

/** Returns the numbers by game of parts such as `golf/12`. */
function numbersOf(parts: readonly string[]): object {
  const numbers = new Map<string, number[]>();
  for (const part of parts) {
    const [game = '', number = ''] = part.split('/');
    const ofGame = numbers.get(game) ?? [];
    if (ofGame.length < MAX_PUZZLES) ofGame.push(Number(number));
    numbers.set(game, ofGame);
  }
  return Object.fromEntries([...numbers].slice(0, MAX_GAMES));
}

/** Returns the key of the setting that a path belongs to. */
export const settingOf = (path: string): string => path.split('/')[0] ?? path;

/** Returns the path of a picture, which is shared like a setting. */
export const pathOfPicture = (name: PictureName): string => `picture/${name}`;
export const pictureAt = (path: string): PictureName | undefined =>
  PICTURES.find((name) => pathOfPicture(name) === path);
export const isPicture = (path: string): boolean => path.startsWith('picture/');
