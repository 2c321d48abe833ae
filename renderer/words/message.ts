import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { formatToParts, type Formatters, IntlMessageFormat } from 'intl-messageformat';

/**
 * From here on languages part the digits of a number, each in its own way, and each has its own minus; between, all
 * write the same.
 */
const PARTED = 1000;

/** A number as text, by a format that is made only for a number that languages write in different ways. */
export const integerAsText = (value: number, format: () => Intl.NumberFormat): string =>
  Number.isInteger(value) && value >= 0 && value < PARTED ? String(value) : format().format(value);

/** A message with its values filled in. */
export type Written = (values: Readonly<Record<string, string | number>>) => string;

/**
 * Reads messages in ICU's way, to be written as in that locale. The library's own class has a browser look at all its
 * locales of numbers, which takes as long as to draw a table: here that waits for a number that needs it.
 */
export function messagesIn(locale: string): (message: string | MessageFormatElement[]) => Written {
  const formatters = formattersIn(locale);
  return (message) => {
    const elements = typeof message === 'string' ? parse(message) : message;
    return (values) =>
      formatToParts<never>(elements, locale, formatters, IntlMessageFormat.formats, values)
        .map(({ value }) => value)
        .join('');
  };
}

/** Each is made when it is first needed, once for all messages. */
function formattersIn(locale: string): Formatters {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const plurals = { cardinal: once(() => pluralsIn('cardinal')), ordinal: once(() => pluralsIn('ordinal')) };
  const pluralsIn = (type: Intl.PluralRuleType): Intl.PluralRules => new Intl.PluralRules(locale, { type });
  const format = (value: number): string => integerAsText(value, numbers);
  return {
    // All that is asked of it is to format.
    getNumberFormat: (_, style) => (style ? new Intl.NumberFormat(locale, style) : ({ format } as Intl.NumberFormat)),
    getDateTimeFormat: (_, style) => new Intl.DateTimeFormat(locale, style),
    getPluralRules: (_, { type = 'cardinal' } = {}) => plurals[type](),
  };
}

/** The same, but what it gives is made once, when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
