import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test, vi } from 'vitest';
import { SPOKEN_LANGUAGES, localeOf } from '../../../renderer/words/language.ts';
import { messagesIn } from '../../../renderer/words/message.ts';

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
