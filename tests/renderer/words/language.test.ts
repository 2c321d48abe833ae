import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../preload/api.ts';
import { SPOKEN_LANGUAGES, languageOf, localeOf, nameOfLanguage } from '../../../renderer/words/language.ts';
import { loadCatalogue } from '../../../renderer/words/load-catalogue.ts';

test.each([
  ['system', ['de-AT', 'en-US'], 'de', 'de-AT'],
  ['system', ['fi-FI', 'de', 'en'], 'de', 'de'],
  ['system', ['en-GB', 'de-DE'], 'en', 'en-GB'],
  ['system', ['fi-FI', 'hu'], 'en', 'en'],
  ['system', [], 'en', 'en'],
  ['de', ['en-US', 'de-CH'], 'de', 'de-CH'],
  ['en', ['de-DE'], 'en', 'en'],
] as const)('with %s set on a system of %s Baize speaks %s as in %s', (wanted, preferred, language, locale) => {
  expect(languageOf(wanted, preferred)).toBe(language);
  expect(localeOf(language, preferred)).toBe(locale);
});

test('every language has its words and its own name', async () => {
  expect(SPOKEN_LANGUAGES).toEqual(LANGUAGES);
  expect(new Set(SPOKEN_LANGUAGES.map(nameOfLanguage)).size).toBe(SPOKEN_LANGUAGES.length);
  for (const language of SPOKEN_LANGUAGES) expect((await loadCatalogue(language)).messages['app.name']).toBe('Baize');
});

test('a language that is set but not spoken is the system’s', () => {
  expect(languageOf('xx' as 'en', ['de'])).toBe('de');
});
