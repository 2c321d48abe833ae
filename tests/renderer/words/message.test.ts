import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test, vi } from 'vitest';
import { SPOKEN_LANGUAGES, localeOf } from '../../../renderer/words/language.ts';
import { hasLatinDigits, messagesIn } from '../../../renderer/words/message.ts';

const LOCALES = [...SPOKEN_LANGUAGES.map((language) => localeOf(language, [])), 'de-CH', 'es-MX', 'en-IN', 'pt-PT'];

test.each(LOCALES)('formats numbers as in %s', (locale) => {
  const write = messagesIn(locale)(parse('{n, number}'));
  const intl = new Intl.NumberFormat(locale);
  for (const n of [0, 7, -7, 52, 999, -999, 1000, 12345, -1234567, 0.5, -0.25, 1e9, NaN])
    expect(write({ n })).toBe(intl.format(n));
});

test('formats small numbers without Intl.NumberFormat', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const write = messagesIn('en')(parse('{n, plural, one {# card} other {# cards}} of {all, number}'));
  expect([write({ n: 1, all: 52 }), write({ n: 3, all: 52 })]).toEqual(['1 card of 52', '3 cards of 52']);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test('distinguishes ordinal and cardinal plurals', () => {
  const write = messagesIn('en')(
    parse('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {n, plural, one {one} other {many}}'),
  );
  expect([1, 2, 3, 4].map((n) => write({ n }))).toEqual(['1st of one', '2nd of many', '3rd of many', '4th of many']);
});

const joined = (language: string, region: string): string => (region === '' ? language : `${language}-${region}`);

test('knows which languages and regions write Latin digits', () => {
  const asked = vi.spyOn(Intl, 'NumberFormat');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const regions = letters.flatMap((first) => letters.map((second) => first + second));
  const spoken = SPOKEN_LANGUAGES.flatMap((language) => ['', ...regions].map((region) => joined(language, region)));
  for (const locale of spoken) hasLatinDigits(locale);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  const others = ['ar', 'ar-EG', 'ar-MA', 'fa', 'hi', 'mr', 'bn-IN', 'ur-IN', 'de-u-nu-arab', 'zh-TW-u-nu-hanidec'];
  const usual = (locale: string): boolean => new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn';
  for (const locale of [...spoken, ...others])
    expect([locale, hasLatinDigits(locale)]).toEqual([locale, usual(locale)]);
});
