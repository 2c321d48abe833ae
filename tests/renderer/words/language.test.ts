import { expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, languageOf, localeOf } from '../../../renderer/words/language.ts';

test.each([
  ['system', ['de-AT', 'en-US'], 'de', 'de-AT'],
  ['system', ['fr-FR', 'de', 'en'], 'de', 'de'],
  ['system', ['en-GB', 'de-DE'], 'en', 'en-GB'],
  ['system', ['fr-FR', 'it'], 'en', 'en'],
  ['system', [], 'en', 'en'],
  ['de', ['en-US', 'de-CH'], 'de', 'de-CH'],
  ['en', ['de-DE'], 'en', 'en'],
] as const)('with %s set on a system of %s Baize speaks %s as in %s', (wanted, preferred, language, locale) => {
  expect(languageOf(wanted, preferred)).toBe(language);
  expect(localeOf(language, preferred)).toBe(locale);
});

test('every language has its own name', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toEqual(LANGUAGES);
});
