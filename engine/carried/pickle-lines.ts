import { asInteger } from './pickle-bytes.ts';
import { PickleError, type PickleValue } from './pickle-values.ts';

/* Values that the first pickle protocols write as lines of text. */

/** Parses a line with an integer; Python 1 wrote `00` and `01` for no and yes. */
export function integerOf(line: string): PickleValue {
  if (line === '00' || line === '01') return line === '01';
  if (!/^-?\d{1,160}$/.test(line)) throw new PickleError('an integer is none');
  return asInteger(BigInt(line));
}

/** Parses a line with the number of a remembered value. */
export function memoryNumber(line: string): number {
  if (!/^\d{1,10}$/.test(line)) throw new PickleError('a number is none');
  return Number(line);
}

/** Parses a line with a number that may be a fraction. */
export function pickledNumber(line: string): number {
  if (!/^-?(?:\d{1,400}(?:\.\d{0,400})?(?:e[+-]?\d{1,4})?|inf|nan)$/i.test(line))
    throw new PickleError('a number is none');
  return /inf|nan/i.test(line) ? Number.NaN : Number(line);
}

/** Parses text in Python's quotes; escapes other than quotes and backslashes stay as they are. */
export function quoted(line: string): string {
  const [, quote = '', text = ''] = /^(['"])(.*)\1$/s.exec(line) ?? [];
  if (quote === '') throw new PickleError('a text has no quotes');
  return text.replaceAll(/\\(['"\\])/g, '$1');
}

/** Parses text with Python's escapes of letters. */
export const unescaped = (line: string): string =>
  line.replaceAll(
    /\\u([0-9a-f]{4})|\\U([0-9a-f]{8})/gi,
    (whole, four: string | undefined, eight: string | undefined) => {
      const code = Number.parseInt(four ?? eight ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
