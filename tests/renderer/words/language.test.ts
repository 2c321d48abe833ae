import { expect, test } from 'vitest';
import { isLocaleOf, LANGUAGES } from '../../../preload/api.ts';
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
] as const)('with %s set on a system in %s speaks %s as in %s', (wanted, preferred, language, locale) => {
  expect(languageOf(wanted, preferred)).toBe(language);
  expect(localeOf(language, preferred)).toBe(locale);
});

test('has messages and its own name in every language', async () => {
  expect(SPOKEN_LANGUAGES).toEqual(LANGUAGES);
  expect(new Set(SPOKEN_LANGUAGES.map(nameOfLanguage)).size).toBe(SPOKEN_LANGUAGES.length);
  for (const language of SPOKEN_LANGUAGES) expect((await loadCatalogue(language)).messages['app.name']).toBe('Baize');
});

test('uses the system’s language when the chosen one is unknown', () => {
  expect(languageOf('xx' as 'en', ['de'])).toBe('de');
});

test.each([
  ['zh-Hans', 'zh-CN', true],
  ['zh-Hans', 'zh', true],
  ['zh-Hans', 'zh-Hans-SG', true],
  ['zh-Hans', 'zh-TW', false],
  ['zh-Hans', 'zh-Hant', false],
  ['pt-BR', 'pt-PT', true],
  ['cs', 'csb', false],
  ['ru', 'uk', false],
])('decides whether %s is the language of the locale %s: %s', (own, locale, is) =>
  expect(isLocaleOf(own)(locale)).toBe(is),
);
