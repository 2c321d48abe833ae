import { IntlMessageFormat } from 'intl-messageformat';
import { en } from './en.ts';

/** The name of a message; one that is not in the catalogue does not compile. */
export type Word = keyof typeof en;

export type Values = Readonly<Record<string, string | number>>;

const LOCALE = 'en';
const made = new Map<Word, IntlMessageFormat>();

/** The words of a message with its values filled in. */
export function say(word: Word, values?: Values): string {
  const format = made.get(word) ?? new IntlMessageFormat(en[word], LOCALE);
  made.set(word, format);
  return String(format.format(values));
}

/** Whether the catalogue has a message of that name: for names that grow with the games. */
export const hasWord = (name: string): name is Word => Object.hasOwn(en, name);

const integers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const percents = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const dates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

export const sayInteger = (value: number): string => integers.format(value);

/** Of so many, with one decimal: `33.3 %`. */
export const sayPercent = (part: number, of: number): string => `${percents.format(of > 0 ? (100 * part) / of : 0)} %`;

export const sayDate = (time: number): string => dates.format(time);

/** Milliseconds as `4:07` or `1:02:03`. */
export function sayTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
