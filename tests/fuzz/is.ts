/* Parts of definitions of well-formed values, written by hand without the program's schemas. */

export type Is = (value: unknown) => boolean;

/** Whether a value is an object as JSON makes it. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const isWhole =
  (least: number, most: number): Is =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
export const isText =
  (most: number, letters: string): Is =>
  (value) =>
    typeof value === 'string' && value.length <= most && value.split('').every((letter) => letters.includes(letter));
export const isOneOf =
  (...values: readonly unknown[]): Is =>
  (value) =>
    values.includes(value);
export const isFlag = isOneOf(true, false);
export const isList =
  (is: Is, most: number): Is =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every((one) => is(one));
export const isNullOr =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);

/** Whether an object has exactly these fields, each as required; with `some`, any of them. */
export const isObject =
  (fields: Readonly<Record<string, Is>>, some = false): Is =>
  (value) =>
    isPlain(value) &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, is]) =>
      Object.hasOwn(value, key) ? is(value[key]) || (some && value[key] === undefined) : some,
    );

export const isTuple =
  (...items: readonly Is[]): Is =>
  (value) =>
    Array.isArray(value) && value.length === items.length && items.every((is, i) => is(value[i]));

export const SMALL = 'abcdefghijklmnopqrstuvwxyz';
export const DIGITS = '0123456789';

export const isGame: Is = (value) =>
  isText(64, `${SMALL}${DIGITS}-`)(value) &&
  String(value)
    .split('-')
    .every((part) => part !== '');
export const isOptions = isText(200, `${SMALL}${SMALL.toUpperCase()}${DIGITS}_.=;-`);
export const isMoment = isWhole(0, Date.UTC(9999, 11, 31, 23, 59, 59, 999));

/** Whether a name is one line of at most 80 letters, blanks around it not counted, without invisible ones. */
export const isName: Is = (value) => {
  if (typeof value !== 'string') return false;
  const name = value.trim();
  return (
    name !== '' &&
    name.length <= 80 &&
    Array.from(name).every((letter) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(letter))
  );
};
