import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatToParts, type Formatters } from 'intl-messageformat';
import { LANGUAGES } from '../../preload/api.ts';

/** Languages with Latin digits differ in how they write negative numbers and numbers from this one on. */
const GROUPING_FROM = 1000;

/**
 * Locales of the languages of Baize, all of which write numbers with the digits 0 to 9. `Intl` would say so of every
 * locale, but its first answer takes some thirty milliseconds of a start.
 */
const LATIN_DIGITS = new RegExp(`^(?:${LANGUAGES.join('|')})(?:-(?:Hans|Hant|Latn))?(?:-[A-Z]{2})?$`);

/** Whether a locale writes numbers with the digits 0 to 9. Its number format, slow to make, is asked only in doubt. */
export const hasLatinDigits = (locale: string): boolean =>
  LATIN_DIGITS.test(locale) || new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn';

/** Returns a number as text. The format is made only for numbers that languages write in different ways. */
export const integerAsText = (value: number, format: () => Intl.NumberFormat, isLatin: () => boolean): string =>
  Number.isInteger(value) && value >= 0 && value < GROUPING_FROM && isLatin() ? String(value) : format().format(value);

/** Returns a message with its values filled in. */
export type MessageWriter = (values: Readonly<Record<string, string | number>>) => string;

/** Styles of numbers, dates and times by name; no message uses one. */
const NO_STYLES = { number: {}, date: {}, time: {} };

/**
 * Makes a function that turns the elements of messages into writers for a locale. The library's own class has a browser
 * resolve number locales, which takes as long as drawing a table: here, that waits until a number needs it.
 */
export function messagesIn(locale: string): (elements: MessageFormatElement[]) => MessageWriter {
  const formatters = formattersIn(locale);
  return (elements) => (values) =>
    formatToParts<never>(elements, locale, formatters, NO_STYLES, values)
      .map(({ value }) => value)
      .join('');
}

/** Makes formatters lazily, once for all messages. */
function formattersIn(locale: string): Formatters {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const plurals = { cardinal: once(() => pluralsIn('cardinal')), ordinal: once(() => pluralsIn('ordinal')) };
  const pluralsIn = (type: Intl.PluralRuleType): Intl.PluralRules => new Intl.PluralRules(locale, { type });
  const isLatin = once(() => hasLatinDigits(locale));
  const format = (value: number): string => integerAsText(value, numbers, isLatin);
  return {
    // Only its method `format` is called.
    getNumberFormat: (_, style) => (style ? new Intl.NumberFormat(locale, style) : ({ format } as Intl.NumberFormat)),
    getDateTimeFormat: (_, style) => new Intl.DateTimeFormat(locale, style),
    getPluralRules: (_, { type = 'cardinal' } = {}) => plurals[type](),
  };
}

/** Wraps a function so that its result is made once, at the first call. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
