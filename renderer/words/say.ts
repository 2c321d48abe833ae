import { signal } from '@preact/signals';
import { IntlMessageFormat } from 'intl-messageformat';
import { accented } from './accent.ts';
import { CATALOGUES, type Language, type Word } from './language.ts';

export type { Word } from './language.ts';

export type Values = Readonly<Record<string, string | number>>;

/** English made long and strange, for tests: see `accented`. */
export type Tongue = Language | 'pseudo';

/** How everything is said in one language, as it is written in one country. */
interface Voice {
  readonly tongue: Tongue;
  readonly locale: string;
  readonly messages: Map<string, IntlMessageFormat>;
  readonly integers: Intl.NumberFormat;
  readonly percents: Intl.NumberFormat;
  readonly shares: Intl.NumberFormat;
  readonly dates: Intl.DateTimeFormat;
}

const voiceOf = (tongue: Tongue, locale: string): Voice => ({
  tongue,
  locale,
  messages: new Map(),
  integers: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
  percents: new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  shares: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  dates: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
});

/** A signal: whoever has said a word while it was drawn is drawn again in another language. */
const current = signal(voiceOf('en', 'en'));

/** From now on everything is said in that language; what was said before stays as it was. */
export function speak(tongue: Tongue, locale: string): void {
  current.value = voiceOf(tongue, locale);
}

export const tongue = (): Tongue => current.value.tongue;

/** The locale of the language in use, for formats of one's own. */
export const locale = (): string => current.value.locale;

/** The words of a message with its values filled in. */
export function say(word: Word, values?: Values): string {
  const voice = current.value;
  const format = voice.messages.get(word) ?? formatOf(word, voice);
  voice.messages.set(word, format);
  return String(format.format(values));
}

const formatOf = (word: Word, voice: Voice): IntlMessageFormat =>
  voice.tongue === 'pseudo'
    ? new IntlMessageFormat(accented(CATALOGUES.en[word]), voice.locale)
    : new IntlMessageFormat(CATALOGUES[voice.tongue][word], voice.locale);

/** Whether the catalogue has a message of that name: for names that grow with the games. */
export const hasWord = (name: string): name is Word => Object.hasOwn(CATALOGUES.en, name);

export const sayInteger = (value: number): string => current.value.integers.format(value);

/** Of so many, with one decimal: `33.3%`. */
export const sayPercent = (part: number, whole: number): string =>
  current.value.percents.format(whole > 0 ? part / whole : 0);

/** A share from 0 to 1 without decimals: `33%`. */
export const sayWhole = (share: number): string => current.value.shares.format(share);

export const sayDate = (time: number): string => current.value.dates.format(time);

/** Milliseconds as `4:07` or `1:02:03`. */
export function sayTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
