import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { formatToParts, type Formatters, IntlMessageFormat } from 'intl-messageformat';

/**
 * From this number on, and below 0, languages group digits and write the minus in different ways; in between all write
 * the same.
 */
const GROUPING_FROM = 1000;

/** Returns a number as text. The format is made only for numbers that languages write in different ways. */
export const integerAsText = (value: number, format: () => Intl.NumberFormat): string =>
  Number.isInteger(value) && value >= 0 && value < GROUPING_FROM ? String(value) : format().format(value);

/** Returns a message with its values filled in. */
export type MessageWriter = (values: Readonly<Record<string, string | number>>) => string;

/**
 * Makes a function that parses ICU messages for a locale. The library's own class has a browser resolve number locales,
 * which takes as long as drawing a table: here that waits until a number needs it.
 */
export function messagesIn(locale: string): (message: string | MessageFormatElement[]) => MessageWriter {
  const formatters = formattersIn(locale);
  return (message) => {
    const elements = typeof message === 'string' ? parse(message) : message;
    return (values) =>
      formatToParts<never>(elements, locale, formatters, IntlMessageFormat.formats, values)
        .map(({ value }) => value)
        .join('');
  };
}

/** Makes formatters lazily, once for all messages. */
function formattersIn(locale: string): Formatters {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const plurals = { cardinal: once(() => pluralsIn('cardinal')), ordinal: once(() => pluralsIn('ordinal')) };
  const pluralsIn = (type: Intl.PluralRuleType): Intl.PluralRules => new Intl.PluralRules(locale, { type });
  const format = (value: number): string => integerAsText(value, numbers);
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
